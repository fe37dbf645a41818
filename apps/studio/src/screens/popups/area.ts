import MessageSquare from 'lucide-react/icons/message-square';
import { usualBudget } from '../../kernel/area/Area.ts';
import { redirectLegacyPath } from '../../kernel/area/redirectLegacyPath.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { popups } from './early.ts';

/** Pop-up templates: their browser and editor. */
export const popupArea = idArea(popups, {
  key: 'popups',
  Icon: MessageSquare,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  furtherRoutes: [redirectLegacyPath('notification/popup')],
  budget: usualBudget,
});

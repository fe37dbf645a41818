import MessageSquare from 'lucide-react/icons/message-square';
import { usualBudget } from '../../kernel/area/Area.ts';
import { movedUnderConfig } from '../../kernel/area/movedUnderConfig.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { popups } from './early.ts';

/** Pop-up templates: their browser and editor. */
export const popupArea = idArea(popups, {
  key: 'popups',
  Icon: MessageSquare,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  furtherRoutes: [movedUnderConfig('notification/popup')],
  budget: usualBudget,
});

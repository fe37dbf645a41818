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
  late: async () => {
    const { popupEditorText: text } = await import('./popups.messages.ts');
    return (await import('../../kernel/kind/idSearch.ts')).idLate(popups, {
      text,
      help: { list: 'messages.html#finding', editor: 'messages.html#popups' },
      hint: ({ title }) => title,
      fields: { title: text('title'), body: text('body') },
    });
  },
  furtherRoutes: [redirectLegacyPath('notification/popup')],
  budget: usualBudget,
});

import Mail from 'lucide-react/icons/mail';
import { usualBudget } from '../../kernel/area/Area.ts';
import { redirectLegacyPath } from '../../kernel/area/redirectLegacyPath.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { emails } from './early.ts';

/** E-mail templates: their browser and editor. */
export const emailArea = idArea(emails, {
  key: 'emails',
  Icon: Mail,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  late: async () => {
    const { emailEditorText: text } = await import('./emails.messages.ts');
    return (await import('../../kernel/kind/idSearch.ts')).idLate(emails, {
      text,
      help: { list: 'messages.html#finding', editor: 'messages.html#emails' },
      fields: { subject: text('subject'), body: text('message') },
    });
  },
  furtherRoutes: [redirectLegacyPath('notification/email')],
  // The message is edited in the rich text surface, which comes with the screen: it is drawn at once.
  budget: { ...usualBudget, editor: 490 },
});

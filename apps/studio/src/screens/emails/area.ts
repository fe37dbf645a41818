import Mail from 'lucide-react/icons/mail';
import { defineArea, usualBudget } from '../../kernel/area/Area.ts';
import { movedUnderConfig } from '../../kernel/area/movedUnderConfig.ts';
import { objectRoutes } from '../../kernel/area/objectRoutes.ts';
import { earlyEmail, earlyEmails, emailPaths } from './early.ts';

/** E-mail templates: their browser and editor. */
export const emailArea = defineArea({
  key: 'emails',
  Icon: Mail,
  path: emailPaths.listPath(),
  section: '/config/notification/email/',
  routes: [
    ...objectRoutes({
      paths: emailPaths,
      early: { list: earlyEmails, object: earlyEmail },
      list: () => import('./list.tsx'),
      editor: () => import('./editor/route.tsx'),
    }),
    movedUnderConfig('notification/email'),
  ],
  // The message is edited in the rich text surface, which comes with the screen: it is drawn at once.
  budget: { ...usualBudget, editor: 490 },
  search: async () => (await import('./search.ts')).emailSearch,
  help: async () => (await import('./search.ts')).emailHelp,
});

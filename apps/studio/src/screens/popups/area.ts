import MessageSquare from 'lucide-react/icons/message-square';
import { defineArea, usualBudget } from '../../kernel/area/Area.ts';
import { movedUnderConfig } from '../../kernel/area/movedUnderConfig.ts';
import { objectRoutes } from '../../kernel/area/objectRoutes.ts';
import { earlyPopup, earlyPopups, popupPaths } from './early.ts';

/** Pop-up templates: their browser and editor. */
export const popupArea = defineArea({
  key: 'popups',
  Icon: MessageSquare,
  path: popupPaths.listPath(),
  section: '/config/notification/popup/',
  routes: [
    ...objectRoutes({
      paths: popupPaths,
      early: { list: earlyPopups, object: earlyPopup },
      list: () => import('./list.tsx'),
      editor: () => import('./editor/route.tsx'),
    }),
    movedUnderConfig('notification/popup'),
  ],
  budget: usualBudget,
  search: async () => (await import('./search.ts')).popupSearch,
  help: async () => (await import('./search.ts')).popupHelp,
});

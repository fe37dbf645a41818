import ShieldCheck from 'lucide-react/icons/shield-check';
import { defineArea, usualBudget } from '../../kernel/area/Area.ts';
import { prefetchLoader } from '../../kernel/area/prefetchLoader.ts';
import { permissions } from './early.ts';

const { idIn, isUserType, object, pathOfId, section } = permissions;

/** Permissions: one screen, for each of the user types. */
export const permissionArea = defineArea({
  key: 'permissions',
  Icon: ShieldCheck,
  path: pathOfId('1'),
  section,
  subTabs: new Map(
    ['1', '2', '3', '4'].map((userType) => {
      const path = pathOfId(userType);
      return [userType, { path, section: path }];
    }),
  ),
  routes: [
    {
      path: `${section}:userType`,
      lazy: () => import('./editor/route.tsx'),
      loader: prefetchLoader(({ pathname }) => {
        if (isUserType(idIn(pathname))) object.ask(idIn(pathname));
      }),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ],
  budget: { editor: usualBudget.editor },
});

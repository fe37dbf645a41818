import Building2 from 'lucide-react/icons/building-2';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type AreaTarget, defineArea, usualBudget } from '../../kernel/area/Area.ts';
import { prefetchLoader } from '../../kernel/area/prefetchLoader.ts';
import { organizations, organizationTypes, typeIn } from './early.ts';

const { section, listOf, listPath, managePath, missingPath, object, idIn } = organizations;
const [agency] = organizationTypes;

/** A link to a type by its number keeps what else it leads to. */
const searchOf = ({ url }: Request) => new URL(url).search;

/** Organizations: a browser of each type, what is missing in all of them, and their manager. */
export const organizationArea = defineArea({
  key: 'organizations',
  Icon: Building2,
  path: listPath(agency),
  section,
  subTabs: new Map<string, AreaTarget>([
    ...organizationTypes.map((type): [string, AreaTarget] => [
      type.name,
      { path: listPath(type), section: listPath(type), furtherSection: managePath(type) },
    ]),
    ['missing', { path: missingPath, section: missingPath }],
  ]),
  routes: [
    // Types are found by their numbers, too.
    ...organizationTypes.map((type) => ({
      path: `${section}browser/${type.code}`,
      loader: ({ request }: LoaderFunctionArgs) => redirect(`${listPath(type)}${searchOf(request)}`),
    })),
    ...organizationTypes.map((type) => ({
      path: `${section}manage/${type.code}/*`,
      loader: ({ request, params: { '*': rest = '' } }: LoaderFunctionArgs) =>
        redirect(`${managePath(type)}/${rest}${searchOf(request)}`),
    })),
    { path: `${section}browser`, loader: () => redirect(listPath(agency)) },
    {
      path: `${section}browser/:organizationType`,
      lazy: () => import('./list.tsx'),
      loader: prefetchLoader(({ pathname, searchParams }) => {
        const type = typeIn(pathname);
        if (type !== undefined) listOf(type).ask(searchParams);
      }),
      // Changes while it is on screen, it loads itself.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
    { path: missingPath, lazy: () => import('./missing/route.tsx') },
    { path: `${section}manage`, loader: () => redirect(listPath(agency)) },
    ...organizationTypes.map((type) => ({
      path: managePath(type),
      loader: () => redirect(listPath(type)),
    })),
    {
      path: `${section}manage/:organizationType/:organizationId/*`,
      lazy: () => import('./editor/route.tsx'),
      loader: prefetchLoader(({ pathname }) => {
        object.ask(idIn(pathname));
        import('./earlyForms.ts').then(
          ({ askForms }) => askForms(pathname),
          () => undefined,
        );
      }),
      // Another part of the same organization requests nothing.
      shouldRevalidate: ({ currentUrl, nextUrl }) => idIn(currentUrl.pathname) !== idIn(nextUrl.pathname),
    },
  ],
  budget: { ...usualBudget, editor: 410 },
});

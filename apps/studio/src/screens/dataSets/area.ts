import Database from 'lucide-react/icons/database';
import { defineArea, usualBudget } from '../../kernel/area/Area.ts';
import { prefetchLoader } from '../../kernel/area/prefetchLoader.ts';
import { dataSetBrowserPath, dataSetNameIn } from './dataSets.urls.ts';
import { earlyDataSet, earlyDataSets } from './early.ts';

/** Data sets: their browser and editor. */
export const dataSetArea = defineArea({
  key: 'dataSets',
  Icon: Database,
  path: dataSetBrowserPath(),
  section: '/config/dataSet/',
  routes: [
    {
      path: 'config/dataSet/browser',
      lazy: () => import('./list.tsx'),
      loader: prefetchLoader(({ searchParams }) => earlyDataSets.ask(searchParams)),
      // Changes while it is on screen, it loads itself.
      shouldRevalidate: () => false,
    },
    {
      // Without a type, or with another than the set has, it leads to the set as it is.
      path: 'config/dataSet/:dataSetName/:type?',
      lazy: () => import('./editor/route.tsx'),
      loader: prefetchLoader(({ pathname }) => earlyDataSet.ask(dataSetNameIn(pathname))),
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        dataSetNameIn(currentUrl.pathname) !== dataSetNameIn(nextUrl.pathname),
      children: [
        { index: true },
        { path: 'dataItems' },
        { path: 'dynamicCriteria' },
        { path: 'repeatingForm' },
      ],
    },
  ],
  budget: usualBudget,
});

import type { RouteObject } from 'react-router';

/** The data set browser and editor. */
export const dataSetRoutes: RouteObject[] = [
  { path: 'config/dataSet/browser', lazy: () => import('./browser/route.tsx') },
  {
    path: 'config/dataSet/:dataSetName/:type',
    lazy: () => import('./editor/route.tsx'),
    children: [
      { index: true },
      { path: 'dataItems' },
      { path: 'dynamicCriteria' },
      { path: 'repeatingForm' },
    ],
  },
];

import type { BrowserGridProps } from './BrowserGridProps.ts';

/** The part of a grid's props that a source of rows provides: spread it onto `BrowserGrid`. */
export type GridFeed<Row> = Pick<
  BrowserGridProps<Row>,
  | 'rows'
  | 'sort'
  | 'onSortChange'
  | 'isStale'
  | 'error'
  | 'totalRecords'
  | 'rowOffset'
  | 'skeletonRowCount'
  | 'countText'
  | 'footer'
  | 'selectAllScope'
  | 'longRows'
>;

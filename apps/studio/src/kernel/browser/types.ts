import type { Action } from '@studio/api';
import type { ListQuery, QueryDefinition } from './query.ts';

/** One page of a list. */
export interface ListPage<Row> {
  readonly records: readonly Row[];
  /** The true count for the filter. */
  readonly totalRecords: number;
}

/** All that is particular to one browser. */
export interface BrowserDefinition<Row, Filters> extends QueryDefinition<Filters> {
  /** The kind's owner URI, such as `/DataSet`. */
  readonly kind: string;
  /** Rows on a page. */
  readonly pageSize: number;
  /** The row's id in selections. */
  getId(row: Row): string;
  /** Loads one page. */
  load(request: ListRequest<Filters>, signal: AbortSignal): Promise<ListPage<Row>>;
  /** Loads the browser's actions. */
  loadActions(signal: AbortSignal): Promise<readonly Action[]>;
}

/** What the list call is asked. */
export interface ListRequest<Filters> {
  readonly query: ListQuery<Filters>;
  /** From 0. */
  readonly startIndex: number;
  readonly numberOfRows: number;
}

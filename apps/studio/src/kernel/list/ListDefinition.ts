import type { Action, SavedFilter } from '@studio/api';
import type { GridColumn } from '@studio/widgets';
import { once } from '../../platform/i18n/once.ts';
import type { ConsolePreference } from '../../platform/preferences/preferences.ts';
import { type AdvancedField, advancedFields } from './advanced/advancedFilter.ts';
import { type FilterUriParts, toFilterUri } from './filterUri.ts';
import type { ListAction } from './ListAction.ts';
import {
  type EarlyFilters,
  type FilterValues,
  haveSameRequests,
  type ListFilters,
  type RequestFilters,
} from './ListFilter.ts';
import type { QueryDefinition } from './query.ts';

/** A preference that says how long typing has to pause. */
export type DelayPreference = Extract<ConsolePreference, `lists.${string}DelayMilliseconds`>;

/** One page of a list. */
export interface ListPageAnswer<Row> {
  readonly records: readonly Row[];
  /** The true count for the filter. */
  readonly totalRecords: number;
}

/** What the list call is asked. */
export interface ListRequest {
  readonly filterUri: string;
  /** What is searched for, without the white space around it; empty for everything. It is in the filter URI, too. */
  readonly search: string;
  /** What the filters are set to, by their names, where a list asks. They are in the filter URI, too. */
  readonly filters?: FilterValues;
  /** From 0. */
  readonly startIndex: number;
  readonly numberOfRows: number;
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
}

/** What the objects of a list are called. */
export interface ListNouns {
  /** One of them within a sentence, such as 'data set'. */
  readonly one: string;
  /** Several of them within a sentence. */
  readonly many: string;
  /** Several of them as a name, such as 'Data Sets'. */
  readonly heading: string;
}

/** Rows that a server pages: what is asked of it, without what is drawn. */
export interface ListSource<Row> {
  /** The kind's owner URI, such as `/DataSet`. */
  readonly kind: string;
  /**
   * What every filter URI of the list has besides the query, such as `{ organizationType: '2' }`: one of several lists of
   * a kind. It is not part of the address. Default: nothing.
   */
  readonly scope?: Readonly<Record<string, string>>;
  /**
   * What filter URIs have besides for as long as only some rows are of use, as while rows are chosen for an action that is not for all.
   * Default: nothing.
   */
  readonly within?: Readonly<Record<string, string>>;
  /** A column that sorts has the server's sort key as its key. */
  readonly columns: readonly Pick<GridColumn<Row>, 'key' | 'isSortable'>[];
  readonly defaultSort: { readonly key: string; readonly direction: 'asc' | 'desc' };
  /** Default: none. */
  readonly filters?: RequestFilters;
  /**
   * The fields of the advanced filter besides those of `filters`, which follow them; an empty list is enough. Its conditions are kept under
   * names by `loadSavedFilters` and what belongs to it. Default: the list has no advanced filter.
   */
  readonly advancedFilter?: readonly AdvancedField[];
  /** Loads the filters that the user keeps for the kind, in their order. Needed with an advanced filter. */
  loadSavedFilters?(signal: AbortSignal): Promise<readonly SavedFilter[]>;
  /** Those that were requested early and are there already, as with a page. */
  takeSavedFilters?(): readonly SavedFilter[] | undefined;
  /** The filters of the request before its code is there; `filters` has to be the same. Default: no request before. */
  readonly earlyFilters?: EarlyFilters;
  /** The key of the search text in the filter URI. Default: `search`. */
  readonly searchKey?: string;
  /**
   * Milliseconds from the last key to the search, or the preference that says them. Default: the preference
   * 'lists.searchDelayMilliseconds'.
   */
  readonly searchDelay?: number | DelayPreference;
  /** Rows on a page. Default: 25. */
  readonly pageSize?: number;
  /** Loads one page. */
  load(request: ListRequest, signal: AbortSignal): Promise<ListPageAnswer<Row>>;
  /** A page that was requested early and is there already; undefined otherwise. Default: none was. */
  takePage?(request: ListRequest): ListPageAnswer<Row> | undefined;
  /** Loads the list's actions. Default: it has none. */
  loadActions?(signal: AbortSignal): Promise<readonly Action[]>;
  /** The actions that were requested early and are there already, as with a page. */
  takeActions?(): readonly Action[] | undefined;
}

/** A list of one kind of object: all that is particular to it. */
export interface ListDefinition<Row> extends ListSource<Row> {
  /** The heading of its screen. */
  readonly title: string;
  readonly nouns: ListNouns;
  /** A column that sorts has the server's sort key as its key. The first one, or that with `isRowName`, is the row's name and link. */
  readonly columns: readonly GridColumn<Row>[];
  /** Default: none. */
  readonly filters?: ListFilters;
  /** Shown where no row matches. Default: 'No matching' with what the objects are called. */
  readonly emptyText?: string;
  /** What the search box says while it is empty. Default: 'Search' with what the objects are called. */
  readonly searchPlaceholder?: string;
  /** The row's id in selections and calls. */
  getId(row: Row): string;
  /** The row's name, for callers that choose it. Default: its id. */
  getName?(row: Row): string;
  /** The path of the row's editor. Default: rows do not open. */
  getHref?(row: Row): string;
  /** Loads the code of the screen that is likely to come next, when the browser is idle. Default: nothing. */
  readonly prepareNext?: () => Promise<unknown>;
  /** What runs the server's actions, by their names. One that is not here says that it is not implemented. */
  readonly actions?: Readonly<Record<string, ListAction>>;
}

/**
 * Declares a list.
 * @param define is called when the list is first shown: by then its texts are in the user's language
 */
export function defineList<Row>(define: () => ListDefinition<Row>): () => ListDefinition<Row> {
  return once(() => {
    const definition = define();
    if ((definition.advancedFilter === undefined) !== (definition.loadSavedFilters === undefined))
      throw new Error(
        `The list of ${definition.kind} needs an advanced filter and its saved filters, or neither.`,
      );
    const { earlyFilters, filters = {} } = definition;
    if (earlyFilters !== undefined && !haveSameRequests(filters, earlyFilters))
      throw new Error(`The list of ${definition.kind} is asked for with other filters than it declares.`);
    return definition;
  });
}

/** What of a definition its addresses are read and written by. */
export function queryDefinition<Row>({
  columns,
  defaultSort,
  filters = {},
  advancedFilter,
}: Pick<ListSource<Row>, 'columns' | 'defaultSort' | 'filters' | 'advancedFilter'>): QueryDefinition {
  const sortKeys = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
  return { sortKeys, defaultSort, filters, hasAdvanced: advancedFilter !== undefined };
}

/** What of a definition decides its filter URIs. */
export type UriSource<Row> = Pick<
  ListSource<Row>,
  'kind' | 'scope' | 'within' | 'searchKey' | 'filters' | 'advancedFilter'
>;

/** What of a definition its filter URIs are made of. */
export function uriDefinition<Row>({
  kind,
  scope,
  within,
  searchKey,
  filters = {},
  advancedFilter,
}: UriSource<Row>): FilterUriParts {
  return {
    ...{ kind, filters },
    ...(scope && { scope }),
    ...(within && { within }),
    ...(searchKey !== undefined && { searchKey }),
    ...(advancedFilter && { fields: advancedFields({ advancedFilter, filters }) }),
  };
}

/** The filter URI of a list without a query: it distinguishes lists of one kind, and owns the list's actions. */
export function listUri<Row>({ kind, scope = {} }: Pick<ListSource<Row>, 'kind' | 'scope'>): string {
  return toFilterUri({ kind, scope, filters: {} }, { search: '', filters: {} });
}

import { type paths, result } from '@studio/api';
import { api } from '../../platform/http/api.ts';
import { type ObjectPaths, objectPaths } from '../area/objectPaths.ts';
import type { Answer } from '../editor/rest/toLoaded.ts';
import { type EarlyList, earlyList } from '../list/earlyList.ts';
import { type ListPageAnswer, listUri } from '../list/ListDefinition.ts';
import type { EarlyFilters } from '../list/ListFilter.ts';
import { type EarlyObject, earlyObject } from '../object/earlyObject.ts';
import { loadActions } from '../resource/loadActions.ts';

/** The paths of the contract where objects that are addressed by an id are listed and made. */
export type IdPath = {
  [Path in keyof paths & string]: `${Path}/{id}/versions/{version}` extends keyof paths ? Path : never;
}[keyof paths & string];

type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

type ObjectOperations<Path extends IdPath> = `${Path}/{id}` extends keyof paths
  ? paths[`${Path}/{id}`]
  : never;

/** An object of a kind, as the contract has it. */
export type DocOf<Path extends IdPath> = AnswerOf<ObjectOperations<Path>['get']>;

/** Where a kind is listed: at its own path, or below it where the contract has that. */
type ListPathOf<Path extends IdPath> = `${Path}/filter` extends keyof paths ? `${Path}/filter` : Path;

/** A row of the list of a kind. */
export type RowOf<Path extends IdPath> =
  AnswerOf<paths[ListPathOf<Path>]['get']> extends { records: (infer Row)[] } ? Row : never;

/** What is written of an object of a kind. */
export type WriteOf<Path extends IdPath> = paths[Path]['post'] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type SortKeyOf<Path extends IdPath> = paths[ListPathOf<Path>]['get'] extends {
  parameters: { query?: { sortBy?: infer Key } };
}
  ? NonNullable<Key> & string
  : never;

/** A client of paths that are put together; `IdPath` and the types beside it say what the contract has there. */
interface PathClient {
  readonly GET: PathCall;
  readonly POST: PathCall;
  readonly DELETE: PathCall;
}
type PathCall = <Body>(path: string, init: object) => Answer<Body>;

/** Calls to paths that are made of an `IdPath`. */
export const pathClient = api as unknown as PathClient;

/** What a kind of object that is addressed by an id declares. */
export interface IdKindInput<Path extends IdPath> {
  /** Where the contract has it; `/rest` and the kind's owner URI. */
  readonly rest: Path;
  /** Where the contract lists it. Default: at `rest`. */
  readonly listedAt?: ListPathOf<Path>;
  /** The path of its list in the console. */
  readonly list: string;
  /** The path of a new object in the console; an id follows after a slash. */
  readonly editor: string;
  /** See `objectPaths`. Default: false. */
  readonly isNamed?: boolean;
  /** Its section of initialization files and backups, an item of the data set 'Database Section Names'. Default: it has none. */
  readonly section?: string;
  /** The column by which its list is sorted at first, ascending. */
  readonly sortBy: SortKeyOf<Path>;
  /** See `ListSource`. Default: nothing. */
  readonly scope?: Readonly<Record<string, string>>;
  /** The key of the search text in the filter URI of its list. Default: `search`. */
  readonly searchKey?: string;
  /** Its list has an advanced filter. Default: it has none. */
  readonly hasAdvancedFilter?: boolean;
  /** The filters that its list declares, with their types and keys where these are not the usual ones. Default: none. */
  readonly earlyFilters?: EarlyFilters;
}

/** A kind of object that is addressed by an id: where it is, and what list and editor ask first. */
export interface IdKind<Path extends IdPath> {
  readonly rest: Path;
  /** The kind's owner URI. */
  readonly kind: string;
  readonly paths: ObjectPaths;
  /** Its section of initialization files and backups; empty where it has none. */
  readonly section: string;
  /** The first requests of the list. */
  readonly list: EarlyList<RowOf<Path>>;
  /** Reads an object. */
  get(id: string, signal: AbortSignal | null): Answer<DocOf<Path>>;
  /** The first requests of the editor. */
  readonly object: EarlyObject<DocOf<Path>>;
}

/** Declares a kind of object that is addressed by an id. It is part of what the console begins with. */
export function idKind<Path extends IdPath>(input: IdKindInput<Path>): IdKind<Path> {
  const { rest, sortBy, scope, searchKey, hasAdvancedFilter = false, earlyFilters = {} } = input;
  const { listedAt = rest, section = '' } = input;
  const kind = rest.slice('/rest'.length);
  const get = (id: string, signal: AbortSignal | null) =>
    pathClient.GET<DocOf<Path>>(`${rest}/{id}`, { params: { path: { id } }, signal });
  return {
    ...{ rest, kind, get, section },
    paths: objectPaths(input.list, input.editor, input.isNamed),
    list: earlyList<RowOf<Path>>({
      ...{ kind, hasAdvancedFilter, earlyFilters },
      ...(scope && { scope }),
      ...(searchKey !== undefined && { searchKey }),
      defaultSort: { key: sortBy, direction: 'asc' },
      load: async ({ search: _search, filters: _filters, ...query }, signal) =>
        (await result(pathClient.GET<ListPageAnswer<RowOf<Path>>>(listedAt, { params: { query }, signal })))
          .data,
      loadActions: (signal) => loadActions(listUri({ kind, ...(scope && { scope }) }), null, signal),
    }),
    object: earlyObject<DocOf<Path>>(kind, get),
  };
}

import {
  type Action,
  type BulkSelection,
  type DataItem,
  type DataSet,
  type DataSetPage,
  type DataSetWrite,
  type Reference,
  type Result,
  result,
} from '@studio/api';
import type { Loaded, SaveOptions } from '../../kernel/editor/types.ts';
import { api } from '../../services/api.ts';

/** The kind's owner URI. */
export const dataSetKind = '/DataSet';

/** Keys the drafts of the settings. */
export const settingsKind = `${dataSetKind}/settings`;

/** The list call's parameters. */
export interface DataSetListRequest {
  readonly filterUri: string;
  readonly startIndex: number;
  readonly numberOfRows: number;
  readonly sortBy: 'name' | 'type' | 'description' | 'lastModifiedBy' | 'timeLastModified';
  readonly sortDirection: 'asc' | 'desc';
}

export async function listDataSets(query: DataSetListRequest, signal: AbortSignal): Promise<DataSetPage> {
  return (await result(api.GET('/rest/DataSet/filter', { params: { query }, signal }))).data;
}

/** The actions of one set, or of the browser when `name` is null. */
export async function loadDataSetActions(
  name: string | null,
  signal: AbortSignal,
): Promise<readonly Action[]> {
  const query = { uri: `${dataSetKind}:${name}` };
  return (await result(api.GET('/rest/Actions', { params: { query }, signal }))).data;
}

export async function loadDataSet(dataSetName: string, signal?: AbortSignal): Promise<Loaded<DataSet>> {
  const params = { path: { dataSetName } };
  return toLoaded(await result(api.GET('/rest/DataSet/{dataSetName}', { params, signal: signal ?? null })));
}

/** Saves over a version. @throws ProblemError 412 when it is not the latest any more. */
export async function saveDataSet(
  { doc, etag }: Loaded<Pick<DataSet, 'name'>>,
  body: DataSetWrite,
  options: SaveOptions,
): Promise<Loaded<DataSet>> {
  const header = { 'If-Match': etag, ...saveHeaders(options) };
  const params = { path: { dataSetName: doc.name }, header };
  return toLoaded(await result(api.POST('/rest/DataSet/{dataSetName}', { params, body })));
}

/** The headers by which the server knows a write and who sent it. */
export function saveHeaders({ idempotencyKey, clientTag }: SaveOptions) {
  return { 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag };
}

/**
 * Deletes although it may be referenced; ask the user first.
 * @throws ProblemError 412 when the version is not the latest any more.
 */
export async function deleteDataSet(dataSetName: string, etag: string, options: SaveOptions): Promise<void> {
  const header = { 'If-Match': etag, ...saveHeaders(options) };
  const params = { query: { dataSetName, forceDelete: true }, header };
  await result(api.DELETE('/rest/DataSet/delete', { params }));
}

export async function listReferences(
  dataSetName: string,
  signal?: AbortSignal,
): Promise<readonly Reference[]> {
  const params = { query: { dataSetName } };
  return (await result(api.GET('/rest/DataSet/references', { params, signal: signal ?? null }))).data;
}

export async function exportDataSets(body: BulkSelection): Promise<Result<Blob>> {
  return result<Blob>(api.POST('/rest/DataSet/export', { body, parseAs: 'blob' }));
}

/** The first 500 items of a set, generated ones included. */
export async function loadItems(dataSetName: string, signal: AbortSignal): Promise<readonly DataItem[]> {
  const params = { path: { dataSetName }, query: { numberOfRows: 500 } };
  return (await result(api.GET('/rest/DataSet/{dataSetName}/items', { params, signal }))).data.records;
}

/** A data set with its version. @throws when the server sent none. */
export function toLoaded({ data, etag }: Result<DataSet>): Loaded<DataSet> {
  if (etag === null) throw new Error('The server answered a data set without an ETag.');
  return { doc: data, etag };
}

import {
  type BulkSelection,
  type DataSet,
  type DataSetPage,
  type DataSetSummary,
  type Result,
  result,
} from '@studio/api';
import { earlyList } from '../../kernel/list/earlyList.ts';
import type { ListRequest } from '../../kernel/list/ListDefinition.ts';
import { earlyObject } from '../../kernel/object/earlyObject.ts';
import { loadActions } from '../../kernel/resource/loadActions.ts';
import { api } from '../../platform/http/api.ts';

/** The kind's owner URI. */
export const dataSetKind = '/DataSet';

const sortKeys = ['name', 'type', 'description', 'lastModifiedBy', 'timeLastModified'] as const;

/** Loads a page of the list. A column that the server does not sort by sorts by name. */
async function listDataSets(request: ListRequest, signal: AbortSignal): Promise<DataSetPage> {
  const { filterUri, startIndex, numberOfRows, sortDirection } = request;
  const sortBy = sortKeys.find((key) => key === request.sortBy) ?? 'name';
  const query = { filterUri, startIndex, numberOfRows, sortBy, sortDirection };
  return (await result(api.GET('/rest/DataSet/filter', { params: { query }, signal }))).data;
}

/** The first requests of the browser. */
export const earlyDataSets = earlyList<DataSetSummary>({
  kind: dataSetKind,
  searchKey: 'name',
  defaultSort: { key: 'name', direction: 'asc' },
  earlyFilters: { type: {}, product: {} },
  load: listDataSets,
  loadActions: (signal) => loadActions(dataSetKind, null, signal),
});

/** Reads a data set. */
export const getDataSet = (dataSetName: string, signal: AbortSignal | null) =>
  api.GET('/rest/DataSet/{dataSetName}', { params: { path: { dataSetName } }, signal });

/** The first requests of the editor, by the name of the set. */
export const earlyDataSet = earlyObject<DataSet>(dataSetKind, getDataSet);

/** Downloads sets as one initialization file. */
export async function exportDataSets(body: BulkSelection): Promise<Result<Blob>> {
  return result<Blob>(api.POST('/rest/DataSet/export', { body, parseAs: 'blob' }));
}

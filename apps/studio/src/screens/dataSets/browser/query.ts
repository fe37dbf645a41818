import type { DataSetSummary, DataSetType } from '@studio/api';
import type { ListQuery } from '../../../kernel/browser/query.ts';
import type { BrowserDefinition } from '../../../kernel/browser/types.ts';
import { type DataSetListRequest, dataSetKind, listDataSets, loadDataSetActions } from '../dataSets.api.ts';
import { parseType } from '../dataSetTypes.ts';

/** The filters of the browser; null keeps everything. */
export interface DataSetFilters {
  readonly type: DataSetType | null;
  /** A product's unique name. */
  readonly product: string | null;
}

const sortKeys = ['name', 'type', 'description', 'lastModifiedBy', 'timeLastModified'] as const;

/** The data set browser's declaration. */
export const dataSetBrowser: BrowserDefinition<DataSetSummary, DataSetFilters> = {
  kind: dataSetKind,
  pageSize: 25,
  sortKeys,
  defaultSort: { key: 'name', direction: 'asc' },
  emptyFilters: { type: null, product: null },
  parseFilters: (params) => ({ type: parseType(params.get('type')), product: params.get('product') || null }),
  serialiseFilters: ({ type, product }) => ({ type: type === null ? null : String(type), product }),
  getId: ({ id }) => id,
  load: ({ query, startIndex, numberOfRows }, signal) =>
    listDataSets(
      {
        filterUri: toFilterUri(query),
        startIndex,
        numberOfRows,
        sortBy: toSortKey(query.sortBy),
        sortDirection: query.sortDirection,
      },
      signal,
    ),
  loadActions: (signal) => loadDataSetActions(null, signal),
};

/** The filter URI of the list and bulk calls: `/DataSet?name=…&type=…&product=…`. */
export function toFilterUri({
  search,
  filters,
}: Pick<ListQuery<DataSetFilters>, 'search' | 'filters'>): string {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('name', search.trim());
  if (filters.type !== null) params.set('type', String(filters.type));
  if (filters.product !== null) params.set('product', filters.product);
  return params.size === 0 ? dataSetKind : `${dataSetKind}?${params}`;
}

function toSortKey(key: string): DataSetListRequest['sortBy'] {
  return sortKeys.find((known) => known === key) ?? 'name';
}

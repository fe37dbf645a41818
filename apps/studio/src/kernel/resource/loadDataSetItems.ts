import { type DataItem, result } from '@studio/api';
import { api } from '../../platform/http/api.ts';
import { preference } from '../../platform/preferences/preferences.ts';

/** What was loaded of a list. */
export interface LoadedItems<Item = DataItem> {
  readonly items: readonly Item[];
  /** How many there are: more than were loaded when there are more than 5,000. */
  readonly total: number;
}

interface Page<Item> {
  readonly records: readonly Item[];
  readonly totalRecords: number;
}

/** The contract's limit. */
const pageSize = 500;

/** The items of a set, generated ones included, in its order: the first 5,000, or as many as the preferences say. @param search what is searched for. Default: everything */
export function loadDataSetItems(
  dataSetName: string,
  signal: AbortSignal,
  search = '',
): Promise<LoadedItems> {
  return loadPages(
    async (page) => {
      const query = search === '' ? page : { ...page, search };
      const params = { path: { dataSetName }, query };
      return (await result(api.GET('/rest/DataSet/{dataSetName}/items', { params, signal }))).data;
    },
    ({ value }) => value,
  );
}

/**
 * The first 5,000 items of a list, in pages of 500. Each comes once; one that is moved while the pages are loaded may be
 * missing.
 */
export async function loadPages<Item>(
  loadPage: (query: { startIndex: number; numberOfRows: number }) => Promise<Page<Item>>,
  keyOf: (item: Item) => string,
): Promise<LoadedItems<Item>> {
  const items = new Map<string, Item>();
  let total = 1;
  for (
    let startIndex = 0;
    startIndex < Math.min(total, preference('editor.mostChoices'));
    startIndex += pageSize
  ) {
    const page = await loadPage({ startIndex, numberOfRows: pageSize });
    for (const item of page.records) items.set(keyOf(item), item);
    total = page.totalRecords;
  }
  return { items: [...items.values()], total };
}

import type { DataItem } from '@studio/api';
import { allSectionsName, sections } from '../exchange/sections.ts';
import type { Operations } from '../http/Operation.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetFilters } from '../kinds/dataSet/dataSetFilters.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { itemsOf } from '../kinds/dataSet/itemsOf.ts';
import { listReferences } from '../kinds/dataSet/listReferences.ts';
import { readDataSet } from '../kinds/dataSet/readDataSet.ts';
import { toDataSet, toDataSetSummary } from '../kinds/dataSet/toResponse.ts';
import { foldForSearch } from '../lists/ListRow.ts';
import { readFilter } from '../lists/readFilter.ts';
import type { Services } from '../Services.ts';
import { etagOf, type StoredDocument } from '../store/StoredDocument.ts';
import { StoreError } from '../store/StoreError.ts';

type DataSetOperations = Pick<
  Operations,
  | 'listDataSets'
  | 'listDataSetReferences'
  | 'createDataSet'
  | 'getDataSet'
  | 'updateDataSet'
  | 'deleteDataSet'
  | 'listDataSetItems'
>;

const dataSetBodyLimit = 16 * 1024 * 1024;
const defaultRows = 25;

/** Data sets: the list, single ones, what uses them, and their items. */
export function dataSetOperations({ store, dataSets, productUse, options }: Services): DataSetOperations {
  const filters = dataSetFilters(productUse);
  const { clock } = options;
  const sectionNames = [allSectionsName, ...sections.map(({ name }) => name)];
  return {
    listDataSets: {
      handle: async ({ query }) => {
        const {
          filterUri = `/${dataSetKind.name}`,
          sortBy = 'name',
          sortDirection: direction = 'asc',
        } = query;
        const { startIndex = 0, numberOfRows = defaultRows } = query;
        const filter = await readFilter(filterUri, dataSetKind.name, filters);
        const found = await dataSets.select({ filter, sortBy, direction }, { startIndex, numberOfRows });
        return {
          status: 200,
          body: { records: found.rows.map(toDataSetSummary), totalRecords: found.total },
        };
      },
    },
    listDataSetReferences: {
      handle: async ({ query }) => ({ status: 200, body: await listReferences(store, query.dataSetName) }),
    },
    createDataSet: {
      permission: 'MANAGE_DATASETS',
      bodyLimit: dataSetBodyLimit,
      handle: async ({ body, signedIn }) => {
        const { doc, toBodyPointer } = readDataSet(body);
        const created = await pointingInto(toBodyPointer, () =>
          store.create(dataSetKind, doc, signedIn().userId),
        );
        const location = `/rest/${dataSetKind.name}/${encodeURIComponent(created.name)}`;
        return { status: 201, body: toDataSet(created), headers: { etag: etagOf(created), location } };
      },
    },
    getDataSet: {
      handle: async ({ path }) => ({
        status: 200,
        ...answer(await store.get(dataSetKind, path.dataSetName)),
      }),
    },
    updateDataSet: {
      permission: 'MANAGE_DATASETS',
      bodyLimit: dataSetBodyLimit,
      handle: async ({ path, headers, body, signedIn }) => {
        const matches = readIfMatch(headers['if-match']);
        const { doc, toBodyPointer } = readDataSet(body);
        const update = {
          matches,
          newName: doc.name,
          change: ({ required }: DataSetDoc) => ({ ...doc, required }),
          authorId: signedIn().userId,
        };
        const updated = await pointingInto(toBodyPointer, () =>
          store.update(dataSetKind, path.dataSetName, update),
        );
        return { status: 200, ...answer(updated) };
      },
    },
    deleteDataSet: {
      permission: 'MANAGE_DATASETS',
      handle: async ({ query, headers, signedIn }) => {
        await store.remove(dataSetKind, query.dataSetName, {
          matches: readIfMatch(headers['if-match']),
          isForced: query.forceDelete ?? false,
          authorId: signedIn().userId,
        });
        return { status: 204 };
      },
    },
    listDataSetItems: {
      handle: async ({ path, query: { search = '', startIndex = 0, numberOfRows = defaultRows } }) => {
        const { doc } = await store.get(dataSetKind, path.dataSetName);
        const items = await itemsOf(doc, { queries: store.queries, clock, sectionNames });
        const found = searchItems(items, search);
        const records = found.slice(startIndex, startIndex + numberOfRows);
        return { status: 200, body: { records, totalRecords: found.length } };
      },
    },
  };
}

function answer(document: StoredDocument<DataSetDoc>) {
  return { body: toDataSet(document), headers: { etag: etagOf(document) } };
}

/** Lets the store's violations, which point into the document, point into the body that it came from. */
async function pointingInto<Result>(
  toBodyPointer: (pointer: string) => string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StoreError) || error.failure.reason !== 'invalid') throw error;
    const violations = error.failure.violations.map(({ pointer, message }) => ({
      pointer: toBodyPointer(pointer),
      message,
    }));
    throw new StoreError({ reason: 'invalid', violations }, { cause: error });
  }
}

function searchItems(items: DataItem[], search: string): DataItem[] {
  const wanted = foldForSearch(search);
  return wanted === '' ? items : items.filter(({ name }) => foldForSearch(name).includes(wanted));
}

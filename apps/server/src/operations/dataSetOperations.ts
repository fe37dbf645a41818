import type { Operations } from '../http/Operation.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetFilters } from '../kinds/dataSet/dataSetFilters.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { keepAttributes } from '../kinds/dataSet/keepAttributes.ts';
import { listReferences } from '../kinds/dataSet/listReferences.ts';
import { readDataSet } from '../kinds/dataSet/readDataSet.ts';
import { toDataSet, toDataSetSummary } from '../kinds/dataSet/toResponse.ts';
import { readFilter } from '../lists/readFilter.ts';
import type { Services } from '../Services.ts';
import { etagOf, type StoredDocument } from '../store/StoredDocument.ts';
import { dataSetBodyLimit } from './dataSetBodyLimit.ts';
import { pointingInto } from './pointingInto.ts';

type DataSetOperations = Pick<
  Operations,
  | 'listDataSets'
  | 'listDataSetReferences'
  | 'createDataSet'
  | 'getDataSet'
  | 'updateDataSet'
  | 'deleteDataSet'
>;

const defaultRows = 25;

/** Data sets: the list, single ones, and what uses them. */
export function dataSetOperations({ store, dataSets, productUse }: Services): DataSetOperations {
  const filters = dataSetFilters(productUse);
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
      bodyLimit: dataSetBodyLimit,
      handle: async (call) => {
        const { doc, toBodyPointer } = readDataSet(call.body);
        const write = readWrite('createDataSet', call);
        const created = await pointingInto(toBodyPointer, () =>
          store.create(dataSetKind, { ...doc, items: keepAttributes(doc.items, []) }, write),
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
      bodyLimit: dataSetBodyLimit,
      handle: async (call) => {
        const matches = readIfMatch(call.headers['if-match']);
        const { doc, toBodyPointer } = readDataSet(call.body);
        const update = {
          ...readWrite('updateDataSet', call),
          matches,
          newName: doc.name,
          change: ({ required, items }: DataSetDoc) => ({
            ...doc,
            required,
            items: keepAttributes(doc.items, items),
          }),
        };
        const updated = await pointingInto(toBodyPointer, () =>
          store.update(dataSetKind, call.path.dataSetName, update),
        );
        return { status: 200, ...answer(updated) };
      },
    },
    deleteDataSet: {
      handle: async (call) => {
        await store.remove(dataSetKind, call.query.dataSetName, {
          ...readWrite('deleteDataSet', call),
          matches: readIfMatch(call.headers['if-match']),
          isForced: call.query.forceDelete ?? false,
        });
        return { status: 204 };
      },
    },
  };
}

function answer(document: StoredDocument<DataSetDoc>) {
  return { body: toDataSet(document), headers: { etag: etagOf(document) } };
}

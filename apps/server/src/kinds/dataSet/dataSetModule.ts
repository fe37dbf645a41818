import type { DataSetWrite } from '@studio/api';
import type { SortColumns } from '../../lists/ListIndex.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { KindModule } from '../KindModule.ts';
import { dataSetChanges } from './changes/dataSetChanges.ts';
import { checkDataSet } from './checkDataSet.ts';
import { createProductUse } from './createProductUse.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
import { dataSetActions } from './dataSetActions.ts';
import { dataSetBodyLimit } from './dataSetBodyLimit.ts';
import { dataSetFilters } from './dataSetFilters.ts';
import { dataSetKind } from './dataSetKind.ts';
import { dataSetRule } from './dataSetRule.ts';
import { dataSetXml } from './dataSetXml.ts';
import { keepAttributes } from './keepAttributes.ts';
import { readDataSet } from './readDataSet.ts';
import { toDataSet, toDataSetSummary } from './toResponse.ts';

/** The columns that the list of data sets can be sorted by; the first is the default. */
const dataSetColumns: SortColumns = {
  name: byName,
  type: ({ summary }) => Number(summary['type']),
  description: ({ summary }) => String(summary['description']),
  lastModifiedBy: ({ authorName }) => authorName,
  timeLastModified: ({ time }) => time,
};

/** Data sets: lists of label and value pairs that form fields and rules choose from. */
export const dataSetModule: KindModule<DataSetDoc> = {
  kind: dataSetKind,
  ownerUri: '/DataSet',
  plural: 'data sets',
  addressing: 'name',
  parameter: 'dataSetName',
  operations: {
    list: 'listDataSets',
    get: 'getDataSet',
    create: 'createDataSet',
    update: 'updateDataSet',
    remove: 'deleteDataSet',
    export: 'exportDataSets',
    references: 'listDataSetReferences',
    versions: 'listDataSetVersions',
    version: 'getDataSetVersion',
  },
  bodyLimit: dataSetBodyLimit,
  permissions: ['MANAGE_DATASETS'],
  backupPermissions: [],
  read: (body) => {
    // The contract was checked before.
    const { doc, toBodyPointer, violations } = readDataSet(body as DataSetWrite);
    return {
      over: (stored) => ({
        ...doc,
        required: stored?.required ?? false,
        items: keepAttributes(doc.items, stored?.items ?? []),
      }),
      toBodyPointer,
      violations,
    };
  },
  view: toDataSet,
  toRow: toDataSetSummary,
  columns: dataSetColumns,
  filters: ({ queries }) => dataSetFilters(createProductUse(queries)),
  actions: dataSetActions,
  changes: dataSetChanges,
  asReferrer: { type: 4, versionOf: () => '' },
  section: {
    name: 'Data Sets',
    kind: dataSetKind,
    elementName: 'dataSet',
    toXml: dataSetXml,
    rule: dataSetRule,
    check: checkDataSet,
    // Whether the product needs a set is not for a file to change, nor for anybody who saves it.
    replace: ({ required }, doc) => ({ ...doc, required }),
  },
};

import type { Action, AuthorizationKey, DataSet, DataSetSummary, DataSetWrite } from '@studio/api';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SortColumns } from '../../lists/ListIndex.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { Queries } from '../../store/Database.ts';
import { nameKey } from '../../store/nameKey.ts';
import { readRevisions } from '../../store/revisions.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { document, reference } from '../../store/schema.ts';
import { action, permitted, unless } from '../actions.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import { dataSetChanges } from './changes/dataSetChanges.ts';
import { checkDataSet } from './checkDataSet.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
import { dataSetBodyLimit } from './dataSetBodyLimit.ts';
import { dataSetFilters, type ProductUse } from './dataSetFilters.ts';
import { dataSetKind } from './dataSetKind.ts';
import { givenOtherwise } from './dataSetParts.ts';
import { dataSetRule } from './dataSetRule.ts';
import { dataSetXml } from './dataSetXml.ts';
import { keepAttributes } from './keepAttributes.ts';
import { readDataSet } from './readDataSet.ts';

const keptProducts = 32;

/**
 * Which data sets a product uses: those whose criteria name it, and those that feed a field of a form that names it. The
 * answers are kept until a data set or a form changes.
 */
function createProductUse(queries: Queries): ProductUse {
  const kept = new Map<string, ReadonlySet<string>>();
  return async (productName) => {
    const revisions = await readRevisions(queries);
    const state = [revisions.get(kindNames.dataSet), revisions.get(kindNames.formTemplate)];
    const key = JSON.stringify([productName, ...state]);
    const ids = kept.get(key) ?? new Set(await loadIds(queries, nameKey(productName)));
    kept.delete(key);
    kept.set(key, ids);
    const [oldest] = kept.keys();
    if (kept.size > keptProducts && oldest !== undefined) kept.delete(oldest);
    return { ids, key };
  };
}

async function loadIds(queries: Queries, productKey: string): Promise<string[]> {
  const named = queries
    .select({ id: reference.fromId })
    .from(reference)
    .where(
      and(
        eq(reference.fromKind, kindNames.dataSet),
        eq(reference.toKind, kindNames.product),
        eq(reference.toKey, productKey),
      ),
    );
  const field = alias(reference, 'field');
  const feeding = queries
    .select({ id: document.id })
    .from(reference)
    .innerJoin(field, and(eq(field.fromId, reference.fromId), eq(field.toKind, kindNames.dataSet)))
    .innerJoin(document, and(eq(document.kind, kindNames.dataSet), eq(document.nameKey, field.toKey)))
    .where(
      and(
        eq(reference.fromKind, kindNames.formTemplate),
        eq(reference.toKind, kindNames.product),
        eq(reference.toKey, productKey),
      ),
    );
  return (await named.union(feeding)).map(({ id }) => id);
}

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
  countsAsGiven: (body) => givenOtherwise(body as unknown as DataSetWrite),
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

/** A data set as the contract answers it. */
function toDataSet({ doc, authorName, authorId, time, version }: StoredDocument<DataSetDoc>): DataSet {
  return { ...doc, lastModifiedBy: authorName, lastModifiedById: authorId, timeLastModified: time, version };
}

/** A row of the list as the contract answers it. */
function toDataSetSummary({ name, summary, authorName, authorId, time, version }: ListRow): DataSetSummary {
  const { type, description } = summary as Pick<DataSetDoc, 'type' | 'description'>;
  return {
    id: name,
    name,
    type,
    description,
    lastModifiedBy: authorName,
    lastModifiedById: authorId,
    timeLastModified: time,
    version,
  };
}

type Permissions = readonly AuthorizationKey[];

/** What can be done with a data set, or in the browser of data sets. */
function dataSetActions(permissions: Permissions, doc: DataSetDoc | null | 'new'): Action[] {
  return doc === null
    ? browserActions(permissions)
    : objectActions(permissions, doc !== 'new' && doc.required);
}

function browserActions(permissions: Permissions): Action[] {
  return [
    permitted('New Data Set', permissions, 'MANAGE_DATASETS'),
    action('Export'),
    permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
  ];
}

function objectActions(permissions: Permissions, isRequired: boolean): Action[] {
  return [
    action('Data Set Settings'),
    unless(
      isRequired,
      'The product needs this data set.',
      permitted('Delete', permissions, 'MANAGE_DATASETS'),
    ),
    action('Export'),
    action('View References'),
    permitted('Discard', permissions, 'MANAGE_DATASETS'),
    permitted('Save', permissions, 'MANAGE_DATASETS'),
  ];
}

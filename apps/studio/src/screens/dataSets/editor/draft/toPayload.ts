import type { DataItem, DataItemCriteria, DataSet, DataSetDependency, DataSetWrite } from '@studio/api';
import {
  type CriteriaRow,
  isDeletedCriterion,
  serializeCriteria,
  serializeDataItems,
  serializeDependency,
} from '@studio/widgets';
import { criteriaContext } from './criteriaContext.ts';
import { criteriaFaults } from './criteriaFaults.ts';
import { type DataSetDraft, hasCriteria, hasOwnItems, type ItemExtra } from './DataSetDraft.ts';
import { itemsByKey } from './itemsByKey.ts';
import { shownCriteria } from './orphans.ts';

/** What saving sends: the settings as they are, items, dependencies and criteria as edited. */
export function toPayload(draft: DataSetDraft, doc: DataSet): DataSetWrite {
  const settings = {
    name: doc.name,
    description: doc.description,
    type: doc.type,
    dynamicDefault: doc.dynamicDefault,
    supportSearch: doc.supportSearch,
    minSearchStringLength: doc.minSearchStringLength,
    generatorBeanName: doc.generatorBeanName,
    repeatingFormTemplateUniqueName: doc.repeatingFormTemplateUniqueName,
    clearInvalidFieldValue: doc.clearInvalidFieldValue,
  };
  if (!hasCriteria(doc)) return { ...settings, items: plainItems(draft, doc) };
  const criteria = criteriaByKey(draft, doc);
  return {
    ...settings,
    enhancedDynamicDataItems:
      doc.type === 2 ? dependentItems(draft, doc, criteria) : customItems(draft, doc, criteria),
    dependency: payloadDependency(draft),
  };
}

/** The dependency to save; null when nothing is chosen. */
function payloadDependency({ dependencies }: DataSetDraft): DataSetDependency | null {
  const { productDependent, sourceFieldDependencies } = serializeDependency(dependencies);
  return productDependent || sourceFieldDependencies.length > 0
    ? { productDependent, sourceFieldDependencies: [...sourceFieldDependencies] }
    : null;
}

type DraftedItem = ReturnType<typeof serializeDataItems<ItemExtra>>[number];

function plainItem({ name, value, grouping, ordering, attributes }: DraftedItem): DataItem {
  const item = { name, value, grouping: grouping ?? '', ordering };
  return attributes === undefined ? item : { ...item, attributes };
}

function plainItems(draft: DataSetDraft, doc: DataSet): DataItem[] {
  return hasOwnItems(doc) ? serializeDataItems(draft.items).map(plainItem) : doc.items;
}

/** Criteria to save, without the item that they belong to. */
type CriteriaByKey = ReadonlyMap<string, readonly Omit<DataItemCriteria, 'dataSetName' | 'value'>[]>;

function dependentItems(draft: DataSetDraft, doc: DataSet, criteria: CriteriaByKey): DataItem[] {
  const keys = [...itemsByKey(draft.items).keys()];
  return serializeDataItems(draft.items).map((item, index) => ({
    ...plainItem(item),
    defaultPrecedence: item.defaultPrecedence ?? null,
    enhancedDynamicDataItemCriteriaList: ofItem(criteria, keys[index] ?? '', item.value, doc.name),
  }));
}

/** Of a Custom set only what the items' criteria say is edited: an item whose last one went goes with it. */
function customItems(draft: DataSetDraft, doc: DataSet, criteria: CriteriaByKey): DataItem[] {
  const held = new Set(doc.items.map(({ value }) => value));
  const picked = draft.pickedItems.filter(({ value }) => !held.has(value));
  return [...doc.items, ...picked]
    .map((item) => ({ item, list: ofItem(criteria, item.value, item.value, doc.name) }))
    .filter(({ item, list }) => list.length > 0 || hadNone(item, doc))
    .map(({ item, list }, ordering) => ({
      ...item,
      ordering,
      enhancedDynamicDataItemCriteriaList: list,
    }));
}

function hadNone(item: DataItem, { items }: DataSet): boolean {
  return items.includes(item) && (item.enhancedDynamicDataItemCriteriaList ?? []).length === 0;
}

function ofItem(
  criteria: CriteriaByKey,
  key: string,
  value: string,
  dataSetName: string,
): DataItemCriteria[] {
  return (criteria.get(key) ?? []).map((criterion) => ({ ...criterion, dataSetName, value }));
}

/** The criteria to save by the key of their item, numbered over the whole table. */
function criteriaByKey(draft: DataSetDraft, doc: DataSet): CriteriaByKey {
  const context = criteriaContext(draft.dependencies);
  const rows = savedRows(draft, doc);
  const saved = serializeCriteria(rows, context, doc.name);
  const byKey = new Map<string, Omit<DataItemCriteria, 'dataSetName' | 'value'>[]>();
  for (const [index, row] of rows.entries()) {
    const criterion = saved[index];
    if (criterion === undefined) continue;
    const list = byKey.get(row.dataItem) ?? [];
    list.push({ ...untouched(criterion, row, draft), ordering: index });
    byKey.set(row.dataItem, list);
  }
  return byKey;
}

/** The criteria that saving sends, in the order of the table. */
export function savedRows(draft: DataSetDraft, doc: DataSet): readonly CriteriaRow[] {
  const context = criteriaContext(draft.dependencies);
  const faults = criteriaFaults(draft, doc);
  return shownCriteria(draft, doc).filter((row) => !faults.has(row.id) && !isDeletedCriterion(row, context));
}

/** Each text as it was loaded, where untouched. */
function untouched(
  criterion: ReturnType<typeof serializeCriteria>[number],
  row: CriteriaRow,
  { storedCriteria }: DataSetDraft,
): Omit<DataItemCriteria, 'dataSetName' | 'value' | 'ordering'> {
  const stored = storedCriteria.get(row.id);
  const text = (saved: string | null, column: 'product' | 'field1' | 'field2' | 'field3') =>
    saved !== null && row[column] === stored?.[column] ? row[column] : saved;
  return {
    productName: text(criterion.productName, 'product'),
    fieldValue1: text(criterion.fieldValue1, 'field1'),
    fieldValue2: text(criterion.fieldValue2, 'field2'),
    fieldValue3: text(criterion.fieldValue3, 'field3'),
  };
}

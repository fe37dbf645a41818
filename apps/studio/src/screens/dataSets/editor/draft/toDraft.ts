import type { DataItem, DataSet } from '@studio/api';
import { type CriteriaRow, parseCriteria, parseDataItems, parseDependency } from '@studio/widgets';
import { type DataSetDraft, type ItemExtra, showsDefaultPrecedence } from './DataSetDraft.ts';
import { itemsByKey } from './itemsByKey.ts';

const drafts = new WeakMap<DataSet, DataSetDraft>();

/** The draft of a document as it was loaded; the same object each time, so that what is derived from it is derived once. */
export function toDraft(doc: DataSet): DataSetDraft {
  const draft = drafts.get(doc) ?? makeDraft(doc);
  drafts.set(doc, draft);
  return draft;
}

function makeDraft(doc: DataSet): DataSetDraft {
  const hasDefaultPrecedence = showsDefaultPrecedence(doc);
  const items = parseDataItems(doc.items.map(withoutCriteria), { hasDefaultPrecedence });
  const criteria = readCriteria(doc, keysOf(doc, items));
  return {
    items,
    dependencies: parseDependency(doc.dynamicDataSetDependency),
    criteria,
    storedCriteria: new Map(criteria.map((row) => [row.id, row])),
    pickedItems: doc.type === 1 ? doc.items : [],
    removedValues: new Map(),
  };
}

type PlainItem = Omit<DataItem, 'enhancedDynamicDataItemCriteriaList'>;

function withoutCriteria({ enhancedDynamicDataItemCriteriaList: _, ...item }: DataItem): PlainItem {
  return item;
}

/** The key of each value. */
function keysOf({ type }: DataSet, items: DataSetDraft['items']): (value: string) => string {
  if (type === 1) return (value) => value;
  const keys = new Map([...itemsByKey<ItemExtra>(items)].map(([key, { value }]) => [value, key]));
  return (value) => keys.get(value) ?? value;
}

function readCriteria(doc: DataSet, keyOf: (value: string) => string): readonly CriteriaRow[] {
  return parseCriteria(
    doc.items.flatMap(({ value, enhancedDynamicDataItemCriteriaList: criteria = [] }) =>
      criteria.map((criterion) => ({ ...criterion, value: keyOf(value) })),
    ),
  );
}

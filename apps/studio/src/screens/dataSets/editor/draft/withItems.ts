import type { DataSetDraft } from './DataSetDraft.ts';
import { itemsByKey, savedValue } from './itemsByKey.ts';

/**
 * The draft after an edit of the items.
 * @param isPaste rows were pasted: one with the value of an item that went takes over that item's criteria
 */
export function withItems(draft: DataSetDraft, items: DataSetDraft['items'], isPaste: boolean): DataSetDraft {
  if (draft.criteria.length === 0) return { ...draft, items };
  const before = itemsByKey(draft.items);
  const after = itemsByKey(items);
  const removed = new Map(draft.removedValues);
  for (const { dataItem } of draft.criteria) {
    const item = before.get(dataItem);
    if (item !== undefined && !after.has(dataItem)) removed.set(dataItem, savedValue(item));
  }
  const removedValues = removed.size === draft.removedValues.size ? draft.removedValues : removed;
  const next = { ...draft, items, removedValues };
  return isPaste ? takeOver(next, before) : next;
}

function takeOver(draft: DataSetDraft, before: ReadonlyMap<string, unknown>): DataSetDraft {
  const now = itemsByKey(draft.items);
  const pasted = [...now]
    .filter(([key]) => !before.has(key))
    .map(([key, item]) => [savedValue(item), key] as const);
  const keys = new Map(pasted);
  const criteria = draft.criteria.map((row) => {
    const value = now.has(row.dataItem) ? undefined : draft.removedValues.get(row.dataItem);
    const dataItem = value === undefined ? undefined : keys.get(value);
    return dataItem === undefined ? row : { ...row, dataItem };
  });
  return { ...draft, criteria };
}

import type { DataItem, DataSet } from '@studio/api';
import type { CriteriaRow, DataItemsDraft } from '@studio/widgets';
import type { DataSetDraft, ItemExtra } from '../../draft/DataSetDraft.ts';
import { itemsByKey, savedValue } from '../../draft/itemsByKey.ts';
import { itemIn, type Sources } from './Sources.ts';

/** The values of items that went while criteria still name them. */
export function writeRemovedValues(
  criteria: readonly CriteriaRow[],
  items: DataItemsDraft<ItemExtra>,
  sources: Sources,
): DataSetDraft['removedValues'] {
  const present = itemsByKey(items);
  const before = sources.first.removedValues;
  const values = new Map(sources.all.toReversed().flatMap(({ removedValues }) => [...removedValues]));
  for (const { dataItem } of criteria) {
    const [item] = present.has(dataItem) ? [] : itemIn(sources, dataItem);
    if (item !== undefined) values.set(dataItem, savedValue(item));
  }
  const isSame =
    values.size === before.size && [...values].every(([key, value]) => before.get(key) === value);
  return isSame ? before : values;
}

/** The generated items that criteria name and the version that is saved over does not hold. */
export function writePickedItems(
  criteria: readonly CriteriaRow[],
  { first, all, doc }: Sources,
): DataSetDraft['pickedItems'] {
  const known = new Set([...doc.items, ...first.pickedItems].map(({ value }) => value));
  const missing = new Set(criteria.map(({ dataItem }) => dataItem).filter((value) => !known.has(value)));
  if (missing.size === 0) return first.pickedItems;
  const added = new Map<string, DataItem>();
  for (const item of all.flatMap((draft) => [...draft.pickedItems, ...heldItems(draft, doc)])) {
    if (missing.has(item.value) && !added.has(item.value)) added.set(item.value, item);
  }
  return added.size === 0 ? first.pickedItems : [...first.pickedItems, ...added.values()];
}

/** The items that a Custom set held when a draft was made of it. */
function heldItems({ items }: DataSetDraft, { name: _ }: DataSet): readonly DataItem[] {
  return [...itemsByKey<ItemExtra>(items).values()].map(({ label, value, stored, extra }, ordering) => ({
    ...extra,
    name: label,
    value,
    grouping: stored?.grouping ?? '',
    ordering,
    ...(stored?.defaultPrecedence === undefined ? {} : { defaultPrecedence: stored.defaultPrecedence }),
  }));
}

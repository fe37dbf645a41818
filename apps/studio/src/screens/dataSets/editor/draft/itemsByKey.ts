import type { DataItemDraft, DataItemsDraft } from '@studio/widgets';

const known = new WeakMap<object, ReadonlyMap<string, DataItemDraft<object>>>();

const isBlank = ({ label, value }: DataItemDraft) => label.trim() === '' && value.trim() === '';

/** The items that saving keeps, by the key that criteria name them with. Remembered for each draft of items. */
export function itemsByKey<Extra extends object>(
  items: DataItemsDraft<Extra>,
): ReadonlyMap<string, DataItemDraft<Extra>> {
  const found = known.get(items) ?? findItems(items);
  known.set(items, found);
  return found as ReadonlyMap<string, DataItemDraft<Extra>>;
}

function findItems({ groups }: DataItemsDraft): ReadonlyMap<string, DataItemDraft> {
  const found = new Map<string, DataItemDraft>();
  for (const group of groups) for (const item of group.items) if (!isBlank(item)) found.set(item.id, item);
  return found;
}

/** The value that saving gives an item: as it was loaded when untouched, else without outer white space. */
export function savedValue({ value, stored }: DataItemDraft): string {
  return value === stored?.value ? value : value.trim();
}

import type { DataItemsDraft, DraftItem } from '@studio/widgets';

const known = new WeakMap<object, ReadonlyMap<string, DraftItem<object>>>();

const isBlank = ({ label, value }: DraftItem) => label.trim() === '' && value.trim() === '';

/** The items that saving keeps, by the key that criteria name them with. Remembered for each draft of items. */
export function itemsByKey<Extra extends object>(
  items: DataItemsDraft<Extra>,
): ReadonlyMap<string, DraftItem<Extra>> {
  const found = known.get(items) ?? findItems(items);
  known.set(items, found);
  return found as ReadonlyMap<string, DraftItem<Extra>>;
}

function findItems({ groups }: DataItemsDraft): ReadonlyMap<string, DraftItem> {
  const found = new Map<string, DraftItem>();
  for (const group of groups) for (const item of group.items) if (!isBlank(item)) found.set(item.id, item);
  return found;
}

/** The value that saving gives an item: as it was loaded when nobody touched it, else without outer white space. */
export function savedValue({ value, stored }: DraftItem): string {
  return value === stored?.value ? value : value.trim();
}

import type { SequenceDiff } from '../../../audit/diff/diffSequence.ts';
import type { StoredDataItem } from '../DataSetDoc.ts';

/** Names an item as the screen shows it now, or last showed it. */
export type ItemLabels = (item: StoredDataItem) => string;

/** Unique labels: one that was removed and now belongs to another item is followed by its value. */
export function itemLabels({ kept, added }: SequenceDiff<StoredDataItem>): ItemLabels {
  const labels = new Map<StoredDataItem, string>();
  for (const { before, after } of kept) {
    labels.set(before, after.name);
    labels.set(after, after.name);
  }
  for (const { item } of added) labels.set(item, item.name);
  const taken = new Set(labels.values());
  return (item) => labels.get(item) ?? (taken.has(item.name) ? `${item.name} (${item.value})` : item.name);
}

import type { StoredDataItem } from './DataSetDoc.ts';

/**
 * Items without attributes keep those that the stored item of the same value has: most clients do not send
 * them. An empty object takes them away.
 */
export function keepAttributes(items: StoredDataItem[], stored: readonly StoredDataItem[]): StoredDataItem[] {
  const known = new Map(stored.flatMap(({ value, attributes }) => (attributes ? [[value, attributes]] : [])));
  return items.map(({ attributes, ...item }) => {
    const kept = attributes ?? known.get(item.value);
    const hasSome = kept !== undefined && Object.keys(kept).length > 0;
    return hasSome ? { ...item, attributes: kept } : item;
  });
}

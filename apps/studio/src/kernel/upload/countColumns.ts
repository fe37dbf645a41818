import type { TableColumn } from '@studio/ui';

/**
 * The columns of one row of counts, equally wide: how many of a file are added, updated, left and refused.
 * @param keys of the counts, in the order of their columns
 * @param headerOf the header of a count
 */
export function countColumns<Key extends string>(
  keys: readonly Key[],
  headerOf: (key: Key) => string,
): TableColumn<Readonly<Record<Key, number>>>[] {
  return keys.map((key) => ({
    key,
    header: headerOf(key),
    isNumeric: true,
    width: `${100 / keys.length}%`,
    render: (counts) => counts[key].toLocaleString(),
  }));
}

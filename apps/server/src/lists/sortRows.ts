import type { ListRow } from './ListRow.ts';
import { compareNames, compareValues, type SortDirection, type SortValue } from './rowOrder.ts';
import { sortInSlices } from './sortInSlices.ts';

interface RowGroup {
  value: SortValue;
  rows: ListRow[];
}

/**
 * Rows that come by name, sorted by a column in both directions: gathered by value, so that only the distinct values
 * need to be compared.
 */
export async function sortRows(
  rowsByName: readonly ListRow[],
  read: (row: ListRow) => SortValue,
): Promise<Record<SortDirection, ListRow[]>> {
  const groups = new Map<SortValue, RowGroup>();
  for (const row of rowsByName) {
    const value = read(row);
    const group = groups.get(value);
    if (group) group.rows.push(row);
    else groups.set(value, { value, rows: [row] });
  }
  const sorted = await sortInSlices([...groups.values()], (left, right) =>
    compareValues(left.value, right.value),
  );
  const merged = mergeEqual(sorted);
  return { asc: merged.flatMap(({ rows }) => rows), desc: merged.toReversed().flatMap(({ rows }) => rows) };
}

/** Texts may differ and still sort as equal: their rows are one group. */
function mergeEqual(groups: RowGroup[]): RowGroup[] {
  const merged: RowGroup[] = [];
  for (const group of groups) {
    const last = merged.at(-1);
    if (last && compareValues(last.value, group.value) === 0) {
      last.rows = [...last.rows, ...group.rows].sort(compareNames);
    } else merged.push(group);
  }
  return merged;
}

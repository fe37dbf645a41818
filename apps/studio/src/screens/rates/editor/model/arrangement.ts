import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';

/**
 * Rows in an order that was made earlier. Rows that have come since are after the row that they follow in the draft, and those that
 * follow all others at the end.
 * @param order places of rows by their keys, whole numbers from 0; rows of one place are in the order of the draft, such as a copy after what it is a copy of
 */
export function arrangeRows<Row extends DraftRow>(
  rows: readonly Row[],
  order: ReadonlyMap<string, number>,
): readonly Row[] {
  const alone = arrangeAlone(rows, order);
  if (alone !== null) return alone;
  const places: Row[][] = [];
  for (const row of rows) {
    const place = order.get(row.key);
    if (place === undefined) continue;
    const others = places[place];
    if (others === undefined) places[place] = [row];
    else others.push(row);
  }
  const placed = places.flat();
  if (placed.length === rows.length) return placed;
  const end = rows.findLastIndex(({ key }) => order.has(key)) + 1;
  const followers = new Map<string | null, Row[]>();
  let leader: string | null = null;
  for (const row of rows.slice(0, end)) {
    if (order.has(row.key)) leader = row.key;
    else followers.set(leader, [...(followers.get(leader) ?? []), row]);
  }
  return [
    ...(followers.get(null) ?? []),
    ...placed.flatMap((row) => [row, ...(followers.get(row.key) ?? [])]),
    ...rows.slice(end),
  ];
}

/** Rows that have a place each and alone, as those of a version have; null for others. Thousands of them need no list for each place. */
function arrangeAlone<Row extends DraftRow>(
  rows: readonly Row[],
  order: ReadonlyMap<string, number>,
): readonly Row[] | null {
  const placed: Row[] = [];
  for (const row of rows) {
    const place = order.get(row.key);
    if (place === undefined || placed[place] !== undefined) return null;
    placed[place] = row;
  }
  // Places of rows that are gone are left out.
  return placed.length === rows.length ? placed : placed.filter(() => true);
}

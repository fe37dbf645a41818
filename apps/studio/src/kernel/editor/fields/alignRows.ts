import type { DraftRow } from './FieldDefinitions.ts';

/**
 * Rows with the keys that the same rows have in another version. A settled row stays as it is. Of the others, rows that say the same are the same, one by one in their order; then those with the same
 * identity. A row with another identity is another row, wherever it stands: two that were added at the same place are both new.
 * @param saysOf all that counts of a row
 * @param identityOf what stays when a row is changed
 * @param settled keys that rows have taken over before: of the row with that key it is known which it is
 */
export function alignRows<Row extends DraftRow>(
  rows: readonly Row[],
  known: readonly Row[],
  saysOf: (row: Row) => string,
  identityOf: (row: Row) => string,
  settled: ReadonlySet<string> = new Set(),
): readonly Row[] {
  const open = rows.filter(({ key }) => !settled.has(key));
  const free = known.filter(({ key }) => !settled.has(key));
  const same = new Map<Row, Row>();
  const left = new Set(free);
  for (const read of [saysOf, identityOf]) {
    const waiting = Map.groupBy(left, read);
    for (const row of open) {
      const found = same.has(row) ? undefined : waiting.get(read(row))?.shift();
      if (found === undefined) continue;
      left.delete(found);
      same.set(row, found);
    }
  }
  const aligned = rows.map((row) => {
    const key = same.get(row)?.key ?? row.key;
    return key === row.key ? row : { ...row, key };
  });
  return aligned.every((row, index) => row === rows[index]) ? rows : aligned;
}

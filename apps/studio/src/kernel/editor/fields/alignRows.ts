import type { DraftRow } from './FieldDefinitions.ts';

/**
 * Rows with the keys that the same rows have in another version. A settled row stays as it is. Of the others, rows with the same lasting id are the same, whatever they say; then rows that say the same are the same, one by one in their order; then those with the same
 * identity. A row with another identity is another row, at any place: two that were added at the same place are both new.
 * @param contentOf all that counts of a row
 * @param identityOf what stays when a row is changed
 * @param settled keys that rows have taken over before: of the row with that key it is known which it is
 * @param idOf what a row is known by for good; rows with different ones are never the same. Null for none
 */
export function alignRows<Row extends DraftRow>(
  rows: readonly Row[],
  known: readonly Row[],
  contentOf: (row: Row) => string,
  identityOf: (row: Row) => string,
  settled: ReadonlySet<string> = new Set(),
  idOf: (row: Row) => string | null = () => null,
): readonly Row[] {
  const open = rows.filter(({ key }) => !settled.has(key));
  const free = known.filter(({ key }) => !settled.has(key));
  const same = new Map<Row, Row>();
  const left = new Set(free);
  for (const read of [idOf, contentOf, identityOf]) {
    const waiting = Map.groupBy(left, read);
    for (const row of open) {
      const name = read(row);
      const found = same.has(row) || name === null ? undefined : waiting.get(name);
      const at = found?.findIndex((other) => isPossible(idOf(row), idOf(other))) ?? -1;
      const [other] = at < 0 || found === undefined ? [] : found.splice(at, 1);
      if (other === undefined) continue;
      left.delete(other);
      same.set(row, other);
    }
  }
  const aligned = rows.map((row) => {
    const key = same.get(row)?.key ?? row.key;
    return key === row.key ? row : { ...row, key };
  });
  return aligned.every((row, index) => row === rows[index]) ? rows : aligned;
}

function isPossible(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

import type { DraftRow } from '../../editor/fields/FieldDefinitions.ts';

/** A row of a table: one of the draft, or one that the draft has not any more. */
export interface ShownRow<Row> {
  readonly row: Row;
  /** It goes with the next save. */
  readonly isRemoved: boolean;
}

/**
 * The rows of a draft, and among them those of the saved version that it has not any more, each after the row that it followed.
 * @param identityOf what stays when a row is changed
 */
export function withRemoved<Row extends DraftRow>(
  rows: readonly Row[],
  saved: readonly Row[],
  identityOf: (row: Row) => string,
): readonly ShownRow<Row>[] {
  const kept = new Set(rows.map(identityOf));
  const after = new Map<string | null, Row[]>();
  let last: string | null = null;
  for (const row of saved) {
    const identity = identityOf(row);
    if (kept.has(identity)) last = identity;
    else after.set(last, [...(after.get(last) ?? []), row]);
  }
  const removedAfter = (identity: string | null) =>
    (after.get(identity) ?? []).map((row) => ({ row, isRemoved: true }));
  return [
    ...removedAfter(null),
    ...rows.flatMap((row) => [{ row, isRemoved: false }, ...removedAfter(identityOf(row))]),
  ];
}

/** The rows of a draft with one of those that were removed, in its old place. */
export function restoreRow<Row extends DraftRow>(
  rows: readonly Row[],
  saved: readonly Row[],
  row: Row,
  identityOf: (row: Row) => string,
): readonly Row[] {
  return withRemoved(rows, saved, identityOf)
    .filter((shown) => !shown.isRemoved || shown.row === row)
    .map((shown) => shown.row);
}

import type { CellColumn, CellError, GroupCounts } from '../types.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends number ? number : Writable<T[Key]> };

/** `GroupCounts` while they are being counted. */
export type Tally = Writable<GroupCounts>;

/** Counts of a group without rows. */
export function createTally(): Tally {
  return {
    items: 0,
    validItems: 0,
    missing: { label: 0, value: 0 },
    duplicate: { label: 0, value: 0, defaultPrecedence: 0 },
    malformed: 0,
  };
}

/** Adds one cell's error. */
export function tallyError(tally: Tally, column: CellColumn, error: CellError): void {
  if (error.code === 'duplicate') tally.duplicate[column] += 1;
  else if (error.code === 'not-a-priority' || column === 'defaultPrecedence') tally.malformed += 1;
  else tally.missing[column] += 1;
}

/** Cells in error, of every kind. */
export function countCellErrors({ missing, duplicate, malformed }: GroupCounts): number {
  return (
    missing.label +
    missing.value +
    duplicate.label +
    duplicate.value +
    duplicate.defaultPrecedence +
    malformed
  );
}

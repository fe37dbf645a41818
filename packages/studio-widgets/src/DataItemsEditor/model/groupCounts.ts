import type { DataItemColumn, DataItemError, DataItemErrors, DataItemsGroupCounts } from '../types.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends number ? number : Writable<T[Key]> };

/** `GroupCounts` while they are being counted. */
export type Tally = Writable<DataItemsGroupCounts>;

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

function tallyError(tally: Tally, column: DataItemColumn, error: DataItemError, amount: 1 | -1): void {
  if (error.code === 'duplicate') tally.duplicate[column] += amount;
  else if (error.code === 'not-a-priority' || column === 'defaultPrecedence') tally.malformed += amount;
  else tally.missing[column] += amount;
}

/** Counts a row that is not blank in (1) or out (-1). */
export function tallyItem(tally: Tally, errors: DataItemErrors | undefined, amount: 1 | -1): void {
  tally.items += amount;
  if (errors === undefined) {
    tally.validItems += amount;
    return;
  }
  if (errors.label !== undefined) tallyError(tally, 'label', errors.label, amount);
  if (errors.value !== undefined) tallyError(tally, 'value', errors.value, amount);
  if (errors.defaultPrecedence !== undefined)
    tallyError(tally, 'defaultPrecedence', errors.defaultPrecedence, amount);
}

/** The same counts, to go on from. */
export function copyTally(counts: DataItemsGroupCounts): Tally {
  return { ...counts, missing: { ...counts.missing }, duplicate: { ...counts.duplicate } };
}

/** Cells in error, of every kind. */
export function countCellErrors({ missing, duplicate, malformed }: DataItemsGroupCounts): number {
  return (
    missing.label +
    missing.value +
    duplicate.label +
    duplicate.value +
    duplicate.defaultPrecedence +
    malformed
  );
}

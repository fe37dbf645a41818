import type { SelectOption } from '../../Select/types.ts';

/** The entry that makes a new option out of what was typed. */
export interface CreateEntry {
  /** What was typed. */
  readonly createText: string;
  /** What the reader sees. */
  readonly label: string;
}

/** A line of an open list. */
export type PickerEntry<T extends string> = SelectOption<T> | CreateEntry;

/** Whether an entry makes a new option. */
export function isCreateEntry<T extends string>(entry: PickerEntry<T>): entry is CreateEntry {
  return 'createText' in entry;
}

/** Whether an entry cannot be chosen. */
export function isEntryDisabled<T extends string>(entry: PickerEntry<T>): boolean {
  return !isCreateEntry(entry) && (entry.isDisabled ?? false);
}

/** The identity of an entry. */
export function keyOf<T extends string>(entry: PickerEntry<T> | null): string | null {
  if (entry === null) return null;
  return isCreateEntry(entry) ? '\0create' : entry.value;
}

/** Texts longer than this, in characters, are shown whole in a tooltip: they may be cut. */
export const longLabel = 45;

/** Pixels of a row in a list that draws only what is in sight. */
export const rowHeight = 32;

/** Above this many options only those in sight are in the document. */
export const windowFrom = 100;

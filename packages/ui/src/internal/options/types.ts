import type { SelectOption } from '../../Select/types.ts';

/** The entry that makes a new option out of what was typed. */
export interface CreateEntry {
  /** What was typed. */
  readonly createText: string;
  /** What the reader sees. */
  readonly label: string;
}

/** A choice as a caller gives it. */
export type GivenOption<T extends string> = SelectOption<T> | T;

/** A line of an open list. */
export type PickerEntry<T extends string> = GivenOption<T> | CreateEntry;

/** Whether an entry makes a new option. */
export function isCreateEntry<T extends string>(entry: PickerEntry<T>): entry is CreateEntry {
  return typeof entry !== 'string' && 'createText' in entry;
}

/** Whether an entry cannot be chosen. */
export function isEntryDisabled<T extends string>(entry: PickerEntry<T>): boolean {
  return typeof entry !== 'string' && !isCreateEntry(entry) && (entry.isDisabled ?? false);
}

/** The identity of an entry. */
export function keyOf<T extends string>(entry: PickerEntry<T> | null): string | null {
  if (entry === null || typeof entry === 'string') return entry;
  return isCreateEntry(entry) ? '\0create' : entry.value;
}

/** What the reader sees of an entry. */
export function labelOf(entry: PickerEntry<string> | { readonly label: string }): string {
  return typeof entry === 'string' ? entry : entry.label;
}

/** What the caller gets of a choice. */
export function optionValue<T extends string>(option: GivenOption<T>): T {
  return typeof option === 'string' ? option : option.value;
}

/** A choice with its label apart from its value. None is made for those that are not chosen: a list may have tens of thousands. */
export function toOption<T extends string>(option: GivenOption<T>): SelectOption<T> {
  return typeof option === 'string' ? { value: option, label: option } : option;
}

/** Texts longer than this, in characters, are shown whole in a tooltip: they may be cut. */
export const longLabel = 45;

/** Pixels of a row in a list that draws only what is in sight. */
export const rowHeight = 32;

/** Above this many options only those in sight are in the document. */
export const windowFrom = 100;

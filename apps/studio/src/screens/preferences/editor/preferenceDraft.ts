import type { Preference } from '@studio/api';
import type { DraftRow } from '../../../kernel/editor/fields/FieldDefinitions.ts';
import type { LoneDoc } from '../../../kernel/kind/loneKind.ts';
import { preferenceText } from '../preferences.messages.ts';

/** The preferences as the server has them. */
export type PreferenceDoc = LoneDoc<Preference>;

/** A preference as it is edited. */
export interface PreferenceRow extends DraftRow {
  /** What the server calls it, which is its key, too. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  readonly value: string;
}

/** The preferences as they are edited, in the server's order. */
export interface PreferenceDraft {
  readonly values: readonly PreferenceRow[];
}

/** What is written of a preference. */
export interface PreferenceWrite {
  readonly name: string;
  readonly value: string;
}

/** What a preference is called: its short description, or its name. */
export function labelOf({ shortDescription, name }: Preference): string {
  return shortDescription.trim() || name;
}

/** Makes a draft of the preferences. */
export function toPreferenceDraft({ items }: PreferenceDoc): PreferenceDraft {
  return {
    values: items.map((item) => ({
      key: item.name,
      name: item.name,
      label: labelOf(item),
      value: item.value,
    })),
  };
}

/** Makes what is sent of a draft: every preference. */
export function toPreferenceBody({ values }: PreferenceDraft): readonly PreferenceWrite[] {
  return values.map(({ name, value }) => ({ name, value: value.trim() }));
}

/** What joins the values of a preference that has several. */
const delimiter = '::';

/** The values of a preference that has several. */
export function splitValue(value: string): readonly string[] {
  return value.split(delimiter).filter((each) => each !== '');
}

/**
 * The value of a preference that has several. Their order means nothing: one of the known values is taken that has the same.
 * @param known the saved value and the default
 */
export function joinValues(values: readonly string[], known: readonly string[]): string {
  const sorted = (all: readonly string[]) => all.toSorted().join(delimiter);
  return known.find((each) => sorted(splitValue(each)) === sorted(values)) ?? values.join(delimiter);
}

/** A value as it is shown where the preference is not known: in changes, conflicts and the history. */
export function formatAnyValue(value: string): string {
  if (value === 'true' || value === 'false')
    return preferenceText(value === 'true' ? 'value.yes' : 'value.no');
  return splitValue(value).join(', ');
}

import { entriesIn, type FilledValues, type FormOutcome } from '@studio/rules';
import type { PlacedField, ViewInput } from './ViewedForm.ts';

/**
 * What of an outcome decides how a form is drawn, as a text: the same one for the same drawing, because every field is drawn again for another
 * form. @param values as they were entered: they have the entries
 */
export function drawnFacts(
  fields: readonly PlacedField[],
  values: FilledValues,
  { fields: outcomes }: FormOutcome,
): string {
  return JSON.stringify(
    fields.flatMap(({ name, around }): Facts => {
      const outcome = outcomes.get(name);
      if (outcome === undefined) return [];
      const { isDisabled, isRequired, entries, computed } = outcome;
      const text = computed?.texts.length === 1 ? (computed.texts[0] ?? '') : '';
      const paths = entries === null ? [] : pathsAt(values, around);
      const states = (entries ?? []).flatMap((entry, index): EntryStates => {
        if (!entry.isDisabled && entry.isRequired !== true) return [];
        const path = [...(paths[index] ?? []), name];
        return [
          {
            path,
            ...(entry.isDisabled && { isReadOnly: true }),
            ...(entry.isRequired && { isRequired: true }),
          },
        ];
      });
      const isPlain = !isDisabled && isRequired !== true && states.length === 0 && text === '';
      return isPlain ? [] : [[name, isDisabled, isRequired === true, text, states]];
    }),
  );
}

type EntryStates = NonNullable<ViewInput['entryStates']>;
type Facts = readonly (readonly [
  name: string,
  isDisabled: boolean,
  isRequired: boolean,
  text: string,
  entryStates: EntryStates,
])[];

/** The same as what a form is drawn by. @param facts of `drawnFacts` */
export function readFacts(
  facts: string,
): Pick<ViewInput, 'disabled' | 'required' | 'labels' | 'entryStates'> {
  // What `drawnFacts` has written.
  const known = JSON.parse(facts) as Facts;
  return {
    disabled: new Set(known.flatMap(([name, isDisabled]) => (isDisabled ? [name] : []))),
    required: new Set(known.flatMap(([name, , isRequired]) => (isRequired ? [name] : []))),
    labels: new Map(known.map(([name, , , text]) => [name, text])),
    entryStates: known.flatMap(([, , , , states]) => states),
  };
}

/** The paths of the entries that a field has a value in, the outer ones first. */
function pathsAt(
  values: FilledValues,
  [first, ...rest]: readonly string[],
): readonly (readonly (string | number)[])[] {
  if (first === undefined) return [[]];
  return entriesIn(values, first).flatMap((entry, index) =>
    pathsAt(entry, rest).map((path) => [first, index, ...path]),
  );
}

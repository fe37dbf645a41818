import type { FilledValues } from '@studio/rules';
import { equal } from '../../../../kernel/editor/equal.ts';

/** Values of forms, by the ids of the forms. */
type FilledForms = ReadonlyMap<string, FilledValues>;

/** Whether forms hold the same values. */
export function areSame(one: FilledForms, other: FilledForms): boolean {
  if (one === other) return true;
  return [...one].every(([id, values]) => isSameForm(values, other.get(id) ?? {}));
}

/** Whether two forms hold the same: a field that was emptied, and one that was never filled in, hold nothing. */
function isSameForm(one: FilledValues, other: FilledValues): boolean {
  if (one === other) return true;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => equal(bare(one[key]), bare(other[key])));
}

function bare(value: FilledValues[string]) {
  return value === undefined || value === '' || value === false ? null : value;
}

/** What was edited here since `base`, over `theirs`: field by field. */
export function mergeForms(base: FilledForms, mine: FilledForms, theirs: FilledForms): FilledForms {
  return new Map(
    [...theirs].map(([id, values]) => {
      const [before, edited] = [base.get(id) ?? {}, mine.get(id)];
      if (edited === undefined || edited === before) return [id, values];
      const names = new Set([...Object.keys(before), ...Object.keys(edited)]);
      const changed = [...names].filter((name) => !equal(bare(before[name]), bare(edited[name])));
      if (changed.length === 0) return [id, values];
      const merged = Object.entries({ ...values, ...pick(edited, changed) });
      // What was lost with its field is not there any more, other than what was emptied.
      const lost = new Set(changed.filter((name) => edited[name] === undefined));
      return [id, Object.fromEntries(merged.filter(([name]) => !lost.has(name)))];
    }),
  );
}

function pick(values: FilledValues, names: readonly string[]): FilledValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

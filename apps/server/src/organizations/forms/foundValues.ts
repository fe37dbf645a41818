import { isEmptyValue } from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import {
  entriesOf,
  type FormEntry,
  type FormValue,
  type FormValues,
  fits,
  placesOf,
  sectionKey,
  type ValuePlace,
} from './FormValues.ts';

/** An entry of a section that repeats, or a row of a row repeater. */
export interface ValueEntry {
  /** What people called the section or the repeater; empty for one without a label. */
  label: string;
  /** From 1. */
  number: number;
}

/** A step on the way to a value within entries. */
export interface Step {
  /** Under what the entries are kept. */
  name: string;
  /** From 0. */
  index: number;
}

/** A value of a form, and where it was found. */
export interface FoundValue {
  value: FormValue;
  name: string;
  place: ValuePlace | null;
  /** The entries that it is in, the outermost first. */
  steps: readonly Step[];
}

/** Every value, in the order of the older version, then those that it has no field for. Entries are no values: what they hold is. */
export function valuesIn(from: WholeForm | null, values: FormValues): readonly FoundValue[] {
  const places = from === null ? [] : placesOf(from);
  const within = (entry: FormValues | FormEntry, steps: readonly Step[]): FoundValue[] =>
    Object.entries<FormValue>(entry).flatMap(([name, value]) => {
      const around = steps.map((step) => step.name);
      const place =
        places.find((each) => each.name === name && each.around.join('\n') === around.join('\n')) ?? null;
      // What is under the key of a section and is no list of entries, as a restore may bring it, is a value of its own.
      if (!isEntries(value)) return [{ value, name, place, steps }];
      return entriesOf(value).flatMap((each, index) => within(each, [...steps, { name, index }]));
    });
  return within(values, []);
}

/** Whether a value is a list of entries; files are none. */
function isEntries(value: FormValue): boolean {
  return !isEmptyValue(value) && fits(value, 'entries') && !fits(value, 'files');
}

/** What people call sections that repeat and row repeaters, by the names under which their entries are kept. */
export function labelsOf(form: WholeForm | null): ReadonlyMap<string, string> {
  if (form === null) return new Map();
  const repeaters = placesOf(form).flatMap(({ name, label, shape }): [string, string][] =>
    shape === 'entries' ? [[name, label]] : [],
  );
  const sections = form.sections.flatMap(({ label, rows, repeating }): [string, string][] =>
    repeating ? [[sectionKey(rows), label]] : [],
  );
  return new Map([...repeaters, ...sections]);
}

/** The entries that a value is in, as people call them. @param labels of the form that has it: see `labelsOf` */
export function entriesAround(steps: readonly Step[], labels: ReadonlyMap<string, string>): ValueEntry[] {
  return steps.map(({ name, index }) => ({ label: labels.get(name) ?? '', number: index + 1 }));
}

/**
 * Finds the place that a field of an older version of a form has among those of a newer one: by its id, else by its name where no other field of the
 * older version had the id.
 * @param from null when the definition of the older version is gone: fields are known by their names then
 */
export function matchPlaces(
  from: WholeForm | null,
  targets: readonly ValuePlace[],
): (found: Pick<FoundValue, 'place' | 'name'>) => ValuePlace | undefined {
  const byId = new Map(targets.map((place) => [place.id, place]));
  const byName = new Map(targets.map((place) => [place.name, place]));
  const formerNames = new Map((from === null ? [] : placesOf(from)).map((place) => [place.id, place.name]));
  return ({ place, name }) => {
    const own = place && byId.get(place.id);
    const named = byName.get(name);
    // What has the name now may be another field of the older version.
    return own ?? (named && (formerNames.get(named.id) ?? name) === name ? named : undefined);
  };
}

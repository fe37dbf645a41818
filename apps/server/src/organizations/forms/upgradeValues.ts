import { isEmptyValue } from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import {
  entriesOf,
  type FormEntry,
  type FormValue,
  type FormValues,
  fits,
  inShape,
  isColumn,
  ownValue,
  placesOf,
  sectionKey,
  sectionPrefix,
  textOfValue,
  type ValuePlace,
} from './FormValues.ts';

/** A value that the newer version of a form has no place for. */
export interface LostValue {
  fieldName: string;
  /** What people called the field; its name where its definition is gone. */
  label: string;
  /** The entries that it was in, the outermost first; empty for a field that was filled in once. */
  entries: LostEntry[];
  /** As a person reads it. */
  value: string;
  /** A sentence. */
  reason: string;
}

/** An entry of a section that repeats, or a row of a row repeater. */
export interface LostEntry {
  /** What people called the section or the repeater; empty for one without a label. */
  label: string;
  /** From 1. */
  number: number;
}

/** A step on the way to a value within entries. */
interface Step {
  /** Under what the entries are kept. */
  name: string;
  /** From 0. */
  index: number;
}

interface Found {
  value: FormValue;
  name: string;
  place: ValuePlace | null;
  /** The entries that it is in, the outermost first. */
  steps: readonly Step[];
}

const noPlace = 'The newer version of the form does not have the field.';
const otherType = 'The field is of another type in the newer version of the form.';
const taken = 'Another value has its place in the newer version of the form.';
const oneEntry = 'The field is filled in once in the newer version of the form.';

/**
 * Values of a form as a newer version of it has them: each moves with its field, which is known by its id, else by its name where no other field had the
 * id, and keeps the entry and the row that it is in. Every value that is there is either kept, maybe in another shape, or reported as lost; those of labels and the like are none.
 * What was emptied stays empty where it has a place, so that no default value fills it in again.
 * @param from null when the definition of the older version is gone: fields are known by their names then
 */
export function upgradeValues(
  from: WholeForm | null,
  to: WholeForm,
  values: FormValues,
): { values: FormValues; lost: LostValue[] } {
  const targets = placesOf(to);
  const byId = new Map(targets.map((place) => [place.id, place]));
  const byName = new Map(targets.map((place) => [place.name, place]));
  const formerNames = new Map((from === null ? [] : placesOf(from)).map((place) => [place.id, place.name]));
  const targetOf = ({ place, name }: Found) => {
    const own = place && byId.get(place.id);
    const named = byName.get(name);
    // What has the name now may be another field of the older version.
    return own ?? (named && (formerNames.get(named.id) ?? name) === name ? named : undefined);
  };
  const labels = labelsOf(from);
  const kept: FormValues = Object.create(null);
  const lost: LostValue[] = [];
  const lose = ({ name, place, steps, value }: Found, reason: string) =>
    lost.push({
      fieldName: name,
      label: place?.label ?? name,
      entries: steps.map((step) => ({ label: labels.get(step.name) ?? '', number: step.index + 1 })),
      value: textOfValue(value),
      reason,
    });
  const all = valuesIn(from, values);
  for (const found of all.filter(({ value }) => !isEmptyValue(value))) {
    const target = targetOf(found);
    if (target === undefined) {
      lose(found, noPlace);
      continue;
    }
    const shaped = inShape(found.value, target.shape);
    const steps = stepsTo(target, found);
    if (shaped === undefined) lose(found, otherType);
    else if (steps === null) lose(found, oneEntry);
    else if (!putAt(kept, steps, target.name, shaped)) lose(found, taken);
  }
  // Behind all that there are: nothing of what was filled in gives way to them.
  for (const found of all.filter(({ value }) => value !== null && isEmptyValue(value))) {
    const target = targetOf(found);
    const shaped = target && inShape(found.value, target.shape);
    const steps = target && stepsTo(target, found);
    if (steps && shaped !== undefined && target.shape !== 'entries') putAt(kept, steps, target.name, shaped);
  }
  return { values: { ...kept }, lost };
}

/** Every value, in the order of the older version, then those that it has no field for. Entries are no values: what they hold is. */
function valuesIn(from: WholeForm | null, values: FormValues): readonly Found[] {
  const places = from === null ? [] : placesOf(from);
  const within = (entry: FormValues | FormEntry, steps: readonly Step[]): Found[] =>
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
function labelsOf(form: WholeForm | null): ReadonlyMap<string, string> {
  if (form === null) return new Map();
  const repeaters = placesOf(form).flatMap(({ name, label, shape }): [string, string][] =>
    shape === 'entries' ? [[name, label]] : [],
  );
  const sections = form.sections.flatMap(({ label, rows, repeating }): [string, string][] =>
    repeating ? [[sectionKey(rows), label]] : [],
  );
  return new Map([...repeaters, ...sections]);
}

/**
 * The entries in which a value is in its new place; null where that would have to be several. An entry of a section stays one of a section, and a row
 * a row; where the new place has the other one alone, its entries are those.
 */
function stepsTo(target: ValuePlace, { steps }: Found): readonly Step[] | null {
  const { around, section } = target;
  const [only] = steps;
  if (only !== undefined && steps.length === 1 && around.length === 1)
    return [{ name: around[0] ?? '', index: only.index }];
  const inSection = steps.find(({ name }) => name.startsWith(sectionPrefix))?.index ?? 0;
  const inRow = steps.find(({ name }) => !name.startsWith(sectionPrefix))?.index ?? 0;
  const hasRoom = (section !== null || inSection === 0) && (isColumn(target) || inRow === 0);
  if (!hasRoom || steps.length > 2) return null;
  return around.map((name) => ({ name, index: name === section ? inSection : inRow }));
}

/** Puts a value in its place, unless one is there. @returns whether it was put there */
function putAt(values: FormValues, steps: readonly Step[], name: string, value: FormValue): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (Object.hasOwn(values, name)) return false;
    values[name] = value;
    return true;
  }
  const entries = entriesOf(ownValue(values, step.name));
  while (entries.length <= step.index) entries.push({});
  const entry: FormValues = Object.assign(Object.create(null), entries[step.index]);
  if (!putAt(entry, rest, name, value)) return false;
  values[step.name] = entries.map((each, index) => (index === step.index ? { ...entry } : each));
  return true;
}

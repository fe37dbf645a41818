import {
  type AttachedFile,
  type CaseValue,
  drawnValue,
  entriesIn,
  type FilledValue,
  type FilledValues,
  type FormOutcome,
  isFile,
  ownValue,
  type TriedValues,
} from '@studio/rules';
import { type Audience, isFor, type PlacedField, type ViewedForm, type ViewPart } from './ViewedForm.ts';

/**
 * The values that a form is drawn with, of those by the names of its fields: of those that repeat one value an entry. Entries within entries are where the
 * numbers of rows say, and all in the first one where there are none.
 */
export function toFilledValues(fields: readonly PlacedField[], given: TriedValues): FilledValues {
  return fields.reduce<FilledValues>((so, field) => withDrawn(so, field, valueIn(given, field.name)), {});
}

function valueIn(given: TriedValues, name: string): CaseValue {
  return Object.hasOwn(given, name) ? (given[name] ?? null) : null;
}

function withDrawn(
  values: FilledValues,
  { kind, name, around }: PlacedField,
  value: CaseValue,
): FilledValues {
  if (value === null) return values;
  if (around.length === 0) return { ...values, [name]: drawnValue(kind, value) };
  const entries = (typeof value === 'object' ? value : [value]).map((each) =>
    each === null ? undefined : drawnValue(kind, each),
  );
  return withEntries(values, around, name, entries);
}

function withEntries(
  values: FilledValues,
  [first = '', ...rest]: readonly string[],
  name: string,
  entries: readonly (FilledValue | undefined)[],
): FilledValues {
  const known = entriesIn(values, first);
  if (rest.length === 0) {
    const next = Array.from({ length: Math.max(known.length, entries.length) }, (_, index) => ({
      ...known[index],
      ...(entries[index] !== undefined && { [name]: entries[index] }),
    }));
    return { ...values, [first]: next };
  }
  const counts = known.map((entry) => entriesIn(entry, rest[0] ?? '').length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < entries.length) {
    const [outer = {}, ...others] = known;
    return { ...values, [first]: [withEntries(outer, rest, name, entries), ...others] };
  }
  let at = 0;
  const next = known.map((entry, index) => {
    const start = at;
    at += counts[index] ?? 0;
    return withEntries(entry, rest, name, entries.slice(start, at));
  });
  return { ...values, [first]: next };
}

/**
 * The values that were entered, of a form that was changed as it is shown: what a field has of its link is no entry.
 * @param next the values after the change
 * @param before what was entered before it, and how that was shown
 */
export function enteredValues(
  fields: readonly PlacedField[],
  next: FilledValues,
  before: { readonly entered: FilledValues; readonly shown: FilledValues },
): FilledValues {
  const linked = fields.flatMap(({ name, around, linkedKey }) =>
    linkedKey === null ? [] : [keyOfPlace([...around, name])],
  );
  return linked.length === 0 ? next : withoutLinked(next, before, [], new Set(linked));
}

const keyOfPlace = (names: readonly string[]) => JSON.stringify(names);

function withoutLinked(
  next: FilledValues,
  { entered, shown }: Parameters<typeof enteredValues>[2],
  around: readonly string[],
  linked: ReadonlySet<string>,
): FilledValues {
  return Object.fromEntries(
    Object.entries(next).flatMap(([name, value]): [string, FilledValue | undefined][] => {
      const place = [...around, name];
      const isUntouched = ownValue(entered, name) === undefined && ownValue(shown, name) === value;
      if (isUntouched && linked.has(keyOfPlace(place))) return [];
      const entries = entriesIn(next, name);
      if (entries.length === 0) return [[name, value]];
      const [enteredRows, drawn] = [entriesIn(entered, name), entriesIn(shown, name)];
      const rows = entries.map((entry, index) => {
        // An entry that was not touched is the same one, wherever it is now; one that was is where it was.
        const known = drawn.indexOf(entry);
        const at = known === -1 && entries.length === drawn.length ? index : known;
        const then = { entered: enteredRows[at] ?? {}, shown: drawn[at] ?? {} };
        return at === -1 ? entry : withoutLinked(entry, then, place, linked);
      });
      return [[name, rows]];
    }),
  );
}

interface Visibility<Part extends ViewPart> {
  readonly outcome: FormOutcome;
  readonly audience: Audience;
  /** Whether a field is there at all, such as for a product. Default: all are. */
  readonly isIncluded?: (part: Part) => boolean;
}

/** The keys of sections and fields that are not shown: because of a rule, or to those who fill in the form. */
export function hiddenKeys<Part extends ViewPart>(
  { sections }: Pick<ViewedForm, 'sections'>,
  fields: readonly PlacedField<Part>[],
  { outcome, audience, isIncluded = () => true }: Visibility<Part>,
): ReadonlySet<string> {
  const hidden = new Set(
    fields.flatMap(({ part, name }) => {
      const isVisible = isFor(audience, part.agencyVisible, part.carrierVisible) && isIncluded(part);
      return isVisible && outcome.fields.get(name)?.isShown !== false ? [] : [part.key];
    }),
  );
  for (const { key, rows } of sections) {
    const all = rows.flat();
    if (all.length > 0 && all.every((part) => hidden.has(part.key))) hidden.add(key);
  }
  return hidden;
}

/** A text that was entered, and where. */
interface PlacedText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** The texts of a field, entry by entry; those that are empty are left out. */
export function textsIn(
  values: FilledValues,
  [first, ...rest]: readonly string[],
  name: string,
): readonly PlacedText[] {
  if (first === undefined) {
    const value = ownValue(values, name);
    return typeof value === 'string' && value !== '' ? [{ path: [name], text: value }] : [];
  }
  return entriesIn(values, first).flatMap((entry, index) =>
    textsIn(entry, rest, name).map(({ path, text }) => ({ path: [first, index, ...path], text })),
  );
}

/** The values with another one at a path, if the entries on its way are there. @param path names of what repeats and numbers of entries, before the name of the field */
export function changeValueAt(
  values: FilledValues,
  [first, ...rest]: readonly (string | number)[],
  change: (value: FilledValue) => FilledValue,
): FilledValues {
  if (typeof first !== 'string') return values;
  const [index, ...within] = rest;
  if (typeof index !== 'number') return { ...values, [first]: change(ownValue(values, first) ?? null) };
  const entries = entriesIn(values, first);
  if (index >= entries.length) return values;
  return {
    ...values,
    [first]: entries.map((entry, at) => (at === index ? changeValueAt(entry, within, change) : entry)),
  };
}

/** The files of the value of an attachment. */
export function filesOf(value: FilledValue | undefined): readonly AttachedFile[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isFile) : [];
}

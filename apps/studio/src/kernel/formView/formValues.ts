import {
  type CaseScalar,
  type CaseValue,
  type FormOutcome,
  isMissing,
  type TriedValues,
} from '@studio/rules';
import type { FormViewProps } from '@studio/widgets';
import {
  type Audience,
  defaultValueOf,
  isFor,
  type PlacedField,
  type ViewedForm,
  type ViewPart,
  viewType,
} from './ViewedForm.ts';

/** What was filled in, as the form is drawn with it. */
export type FilledValues = NonNullable<FormViewProps['value']>;
type FilledValue = NonNullable<FilledValues[string]> | null;

/** What rules and scripts read of a form that was filled in. */
export function triedValues(fields: readonly PlacedField[], values: FilledValues): TriedValues {
  return Object.fromEntries(
    fields.map(({ part, name, around, linkedKey }) => {
      const given = entriesAt(values, around).map((entry) => {
        const value = own(entry, name);
        return linkedKey === null ? caseValue(part, value) : linkedCaseValue(part, value);
      });
      return [name, around.length === 0 ? (given[0] ?? null) : given.map(scalar)];
    }),
  );
}

/** Of a field with a link, null is nothing entered and an empty text an entry that was removed. */
function linkedCaseValue(part: ViewPart, value: FilledValue | undefined): CaseValue {
  if (value === undefined) return null;
  const given = caseValue(part, value);
  return isMissing(given) ? '' : given;
}

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
  { part, name, around }: PlacedField,
  value: CaseValue,
): FilledValues {
  if (value === null) return values;
  if (around.length === 0) return { ...values, [name]: drawnValue(part, value) };
  const entries = (typeof value === 'object' ? value : [value]).map((each) =>
    each === null ? undefined : drawnValue(part, each),
  );
  return withEntries(values, around, name, entries);
}

function withEntries(
  values: FilledValues,
  [first = '', ...rest]: readonly string[],
  name: string,
  entries: readonly (FilledValue | undefined)[],
): FilledValues {
  const known = listAt(values, first);
  if (rest.length === 0) {
    const next = Array.from({ length: Math.max(known.length, entries.length) }, (_, index) => ({
      ...known[index],
      ...(entries[index] !== undefined && { [name]: entries[index] }),
    }));
    return { ...values, [first]: next };
  }
  const counts = known.map((entry) => listAt(entry, rest[0] ?? '').length);
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

/** The opposite of `caseValue`. */
function drawnValue(part: ViewPart, value: CaseValue): FilledValue {
  const texts = typeof value === 'object' && value !== null ? value.map((each) => String(each ?? '')) : [];
  const text = typeof value === 'object' ? texts.join(', ') : String(value);
  switch (viewType(part)) {
    case 'checkBox':
      return text === 'Yes';
    case 'yesNo':
      return text.toLowerCase() || null;
    case 'checkBoxGroup':
    case 'multiSelect':
      return texts.length > 0 ? texts : text.split(',').filter((each) => each !== '');
    case 'rowRepeater':
      return Array.from({ length: Math.min(Number(text) || 0, mostRows) }, () => ({}));
    default:
      return text;
  }
}

/** Of a repeater whose number of rows comes from a case. */
const mostRows = 1000;

/** The values with what fields begin with, where nothing was filled in yet. */
export function withDefaults(fields: readonly PlacedField[], values: FilledValues): FilledValues {
  return fields.reduce((so, { part, name, around, linkedKey }) => {
    const value = linkedKey === null ? defaultOf(part) : null;
    if (value === null) return so;
    return changeEntries(so, around, (entry) =>
      own(entry, name) === undefined ? { ...entry, [name]: value } : entry,
    );
  }, values);
}

/** The values without those that rules deleted: these begin again. */
export function withoutDeleted(
  fields: readonly PlacedField[],
  values: FilledValues,
  deleted: readonly string[],
): FilledValues {
  if (deleted.length === 0) return values;
  const names = new Set(deleted);
  const next = fields.reduce(
    (so, { name, around }) =>
      names.has(name) ? changeEntries(so, around, ({ [name]: _lost, ...entry }) => entry) : so,
    values,
  );
  return withDefaults(fields, next);
}

/** The values as they are shown: with what scripts computed, and with what links give where nothing is entered. */
export function shownValues(
  fields: readonly PlacedField[],
  values: FilledValues,
  outcome: FormOutcome,
): FilledValues {
  return fields.reduce((so, { part, name, around }) => {
    const { computed = null, linked = null } = outcome.fields.get(name) ?? {};
    if (computed === null && linked === null) return so;
    let index = -1;
    return changeEntries(so, around, (entry) => {
      index += 1;
      if (computed === null) {
        const value = linked?.[index] ?? null;
        return value === null || own(entry, name) !== undefined
          ? entry
          : { ...entry, [name]: drawnValue(part, value) };
      }
      const value = computedValue(part, computed.values[index] ?? null, computed.texts[index] ?? '');
      return { ...entry, [name]: value };
    });
  }, values);
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
      const isUntouched = own(entered, name) === undefined && own(shown, name) === value;
      if (isUntouched && linked.has(keyOfPlace(place))) return [];
      const entries = listAt(next, name);
      if (entries.length === 0) return [[name, value]];
      const [enteredRows, drawn] = [listAt(entered, name), listAt(shown, name)];
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

/** The keys of sections and fields that are not shown: because of a rule, or to those who fill in the form. */
export function hiddenKeys(
  { sections }: Pick<ViewedForm, 'sections'>,
  fields: readonly PlacedField[],
  { outcome, audience }: { readonly outcome: FormOutcome; readonly audience: Audience },
): ReadonlySet<string> {
  const hidden = new Set(
    fields.flatMap(({ part, name }) => {
      const isVisible = isFor(audience, part.agencyVisible, part.carrierVisible);
      return isVisible && outcome.fields.get(name)?.isShown !== false ? [] : [part.key];
    }),
  );
  for (const { key, rows } of sections) {
    const all = rows.flat();
    if (all.length > 0 && all.every((part) => hidden.has(part.key))) hidden.add(key);
  }
  return hidden;
}

/** The entries that a field has a value in; the values themselves for one that is filled in once. */
export function entriesAt(values: FilledValues, around: readonly string[]): readonly FilledValues[] {
  return around.reduce<readonly FilledValues[]>(
    (entries, name) => entries.flatMap((entry) => listAt(entry, name)),
    [values],
  );
}

function listAt(entry: FilledValues, name: string): readonly FilledValues[] {
  const list = own(entry, name);
  return Array.isArray(list) ? (list as readonly unknown[]).filter(isEntry) : [];
}

function changeEntries(
  values: FilledValues,
  [first, ...rest]: readonly string[],
  change: (entry: FilledValues) => FilledValues,
): FilledValues {
  if (first === undefined) return change(values);
  const entries = listAt(values, first);
  if (entries.length === 0) return values;
  return { ...values, [first]: entries.map((entry) => changeEntries(entry, rest, change)) };
}

function isEntry(value: unknown): value is FilledValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names of fields are arbitrary: those that every object has are not among them. */
function own(entry: FilledValues, name: string): FilledValue | undefined {
  return Object.hasOwn(entry, name) ? entry[name] : undefined;
}

/** A value as it is stored: a box that is off is `No`. */
function caseValue(part: ViewPart, value: FilledValue | undefined): CaseValue {
  switch (viewType(part)) {
    case 'checkBox':
      return value === true ? 'Yes' : 'No';
    case 'yesNo':
      return typeof value === 'string' && value !== '' ? yesOrNo(value === 'yes') : null;
    case 'attachment':
      // Of files, rules read the names.
      return filesOf(value).map(({ fileName }) => fileName);
    case 'rowRepeater':
      return Array.isArray(value) && value.length > 0 ? value.length : null;
    default:
      if (typeof value === 'string') return value === '' ? null : value;
      return Array.isArray(value)
        ? (value as readonly unknown[]).filter((each) => typeof each === 'string')
        : null;
  }
}

const yesOrNo = (isYes: boolean) => (isYes ? 'Yes' : 'No');

function scalar(value: CaseValue): CaseScalar {
  return typeof value === 'object' && value !== null ? value.join(',') || null : value;
}

/** What a field begins with, as it is drawn; null for nothing. */
function defaultOf(part: ViewPart): FilledValue {
  const value = defaultValueOf(part);
  return value === null ? null : drawnValue(part, value);
}

function computedValue(part: ViewPart, value: CaseValue, text: string): FilledValue {
  switch (viewType(part)) {
    case 'checkBox':
      return value === 'No' ? false : Boolean(value);
    case 'yesNo':
      if (value === null) return null;
      return (typeof value === 'boolean' ? yesOrNo(value) : String(value)).toLowerCase();
    case 'checkBoxGroup':
    case 'multiSelect':
      if (typeof value === 'object' && value !== null) return value.map(String);
      return text === '' ? [] : [text];
    default:
      return text;
  }
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
    const value = own(values, name);
    return typeof value === 'string' && value !== '' ? [{ path: [name], text: value }] : [];
  }
  return listAt(values, first).flatMap((entry, index) =>
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
  if (typeof index !== 'number') return { ...values, [first]: change(own(values, first) ?? null) };
  const entries = listAt(values, first);
  if (index >= entries.length) return values;
  return {
    ...values,
    [first]: entries.map((entry, at) => (at === index ? changeValueAt(entry, within, change) : entry)),
  };
}

/** A stored file that is attached to a form: an entry of the value of an attachment. */
export interface AttachedFile {
  /** SHA-256 in base64url. */
  readonly digest: string;
  readonly fileName: string;
  readonly mediaType: string;
  /** Bytes, in digits. */
  readonly size: string;
}

/** The files of the value of an attachment. */
export function filesOf(value: FilledValue | undefined): readonly AttachedFile[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isAttachedFile) : [];
}

function isAttachedFile(entry: unknown): entry is AttachedFile {
  return (
    isEntry(entry) &&
    ['digest', 'fileName', 'mediaType', 'size'].every((key) => typeof entry[key] === 'string')
  );
}

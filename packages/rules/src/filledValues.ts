import type { FieldOutcome, FormOutcome, TriedValues } from './FormOutcome.ts';
import { type CaseScalar, type CaseValue, isMissing, readAs, yesOrNo } from './values.ts';

/** A value as a form is drawn with it: a text (a day is `yyyy-MM-dd`, of yes or no it is `yes` or `no`), on or off, choices, files, or the entries of what repeats. */
export type FilledValue = string | boolean | null | readonly string[] | readonly FilledValues[];

/** The values of a form, or of an entry. A field that is missing was never filled in; one that was emptied is null, off, or an empty text or list. */
export interface FilledValues {
  readonly [name: string]: FilledValue | undefined;
}

/** What values of a field look like: `several` are choices, `rows` the entries of a row repeater. */
export type FilledKind = 'text' | 'flag' | 'yesNo' | 'several' | 'files' | 'rows';

/** A field of a form that is filled in. */
export interface FilledField {
  /** Where its value is kept among those beside it. */
  readonly name: string;
  /** The names of what repeats it, the outermost first. */
  readonly around: readonly string[];
  readonly kind: FilledKind;
  /** What it begins with, as a case has it; null for nothing. */
  readonly defaultValue: string | readonly string[] | null;
  /** The key of the field or property that it is linked to; null for none. A linked field begins with what its link gives. */
  readonly linkedKey: string | null;
}

/** What rules and scripts read of a form that was filled in: of those that repeat one value an entry. */
export function triedValues(fields: readonly FilledField[], values: FilledValues): TriedValues {
  return Object.fromEntries(
    fields.map(({ kind, name, around, linkedKey }) => {
      const given = entriesAt(values, around).map((entry) => {
        const value = ownValue(entry, name);
        return linkedKey === null ? caseValue(kind, value) : linkedCaseValue(kind, value);
      });
      return [name, around.length === 0 ? (given[0] ?? null) : given.map(scalar)];
    }),
  );
}

/** Of a field with a link, null is nothing entered and an empty text an entry that was removed. */
function linkedCaseValue(kind: FilledKind, value: FilledValue | undefined): CaseValue {
  if (value === undefined) return null;
  const given = caseValue(kind, value);
  return isMissing(given) ? '' : given;
}

/** A value as it is stored: a box that is off is `No`. */
function caseValue(kind: FilledKind, value: FilledValue | undefined): CaseValue {
  switch (kind) {
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'yesNo':
      return typeof value === 'string' && value !== '' ? yesOrNo(value === 'yes') : null;
    case 'files':
      // Of files, rules read the names.
      return Array.isArray(value)
        ? (value as readonly unknown[]).flatMap((each) => (isFile(each) ? each.fileName : []))
        : [];
    case 'rows':
      return Array.isArray(value) && value.length > 0 ? value.length : null;
    default:
      if (typeof value === 'string') return value === '' ? null : value;
      return Array.isArray(value)
        ? (value as readonly unknown[]).filter((each) => typeof each === 'string')
        : null;
  }
}

function scalar(value: CaseValue): CaseScalar {
  return typeof value === 'object' && value !== null ? value.join(',') || null : value;
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

/** Whether an entry of a value says where a file is stored. */
export function isFile(entry: unknown): entry is AttachedFile {
  return (
    isEntry(entry) &&
    ['digest', 'fileName', 'mediaType', 'size'].every((key) => typeof entry[key] === 'string')
  );
}

/** The opposite of what rules read: a value of a case as the form is drawn with it. */
export function drawnValue(kind: FilledKind, value: CaseValue): FilledValue {
  const texts = typeof value === 'object' && value !== null ? value.map((each) => String(each ?? '')) : [];
  const text = typeof value === 'object' || value === null ? texts.join(', ') : String(readAs(value, 'text'));
  switch (kind) {
    case 'flag':
      return flagOf(value) === true;
    case 'yesNo': {
      const flag = flagOf(value);
      return flag === null ? text.toLowerCase() || null : yesOrNo(flag).toLowerCase();
    }
    case 'several':
      return texts.length > 0 ? texts : text.split(',').filter((each) => each !== '');
    case 'rows':
      return Array.from({ length: Math.min(Number(text) || 0, mostRows) }, () => ({}));
    default:
      return text;
  }
}

/** Null for what is neither yes nor no. */
function flagOf(value: CaseValue): boolean | null {
  if (value === null || typeof value === 'object') return null;
  const read = readAs(value, 'boolean');
  return typeof read === 'boolean' ? read : null;
}

/** Of a repeater whose number of rows comes from a case. */
const mostRows = 1000;

/** The values with what fields begin with, where nothing was filled in yet; the same values where there is nothing to add. */
export function withDefaults(fields: readonly FilledField[], values: FilledValues): FilledValues {
  return withChanges(fields, values, ({ kind, linkedKey, defaultValue }) =>
    linkedKey !== null || defaultValue === null
      ? null
      : (entered) => (entered === undefined ? drawnValue(kind, defaultValue) : undefined),
  );
}

/** What a field is given in an entry, by what was entered there and the number of the entry; undefined where that stays. */
type Change = (entered: FilledValue | undefined, index: number) => FilledValue | undefined;

/**
 * The values with those that fields are given, in every entry; the same values where that changes nothing. Entries are copied once, and not for each of
 * hundreds of fields.
 * @param changeOf null for a field that is given nothing
 */
function withChanges(
  fields: readonly FilledField[],
  values: FilledValues,
  changeOf: (field: FilledField) => Change | null,
): FilledValues {
  const given = fields.flatMap((field) => {
    const change = changeOf(field);
    return change === null ? [] : [{ name: field.name, around: field.around, change }];
  });
  const byPlace = Map.groupBy(given, ({ around }) => JSON.stringify(around));
  return [...byPlace.values()].reduce((so, group) => {
    let index = -1;
    return changeEntries(so, group[0]?.around ?? [], (entry) => {
      index += 1;
      const made = new Map<string, FilledValue>();
      for (const { name, change } of group) {
        // Of fields of the same name the second one has what the first one was given.
        const value = change(made.get(name) ?? ownValue(entry, name), index);
        if (value !== undefined) made.set(name, value);
      }
      // Names of fields are arbitrary, that of a prototype included.
      return made.size === 0 ? entry : { ...entry, ...Object.fromEntries(made) };
    });
  }, values);
}

/** The values without those of some fields, in every entry; the same values where there are none. @param deleted names of fields */
export function withoutValues(
  fields: readonly FilledField[],
  values: FilledValues,
  deleted: readonly string[],
): FilledValues {
  if (deleted.length === 0) return values;
  const names = new Set(deleted);
  return fields.reduce(
    (so, { name, around }) =>
      names.has(name)
        ? changeEntries(so, around, (entry) => {
            if (ownValue(entry, name) === undefined) return entry;
            const { [name]: _lost, ...rest } = entry;
            return rest;
          })
        : so,
    values,
  );
}

/** The values without those that rules deleted: these begin again. */
export function withoutDeleted(
  fields: readonly FilledField[],
  values: FilledValues,
  deleted: readonly string[],
): FilledValues {
  return deleted.length === 0 ? values : withDefaults(fields, withoutValues(fields, values, deleted));
}

/** The values as they are shown: with what scripts computed, and with what links give where nothing is entered. */
export function shownValues(
  fields: readonly FilledField[],
  values: FilledValues,
  outcome: FormOutcome,
): FilledValues {
  return withChanges(fields, values, ({ kind, name }) => {
    const { computed = null, linked = null } = outcome.fields.get(name) ?? {};
    return computed === null && linked === null
      ? null
      : (entered, index) => shownValue({ kind, computed, linked }, entered, index);
  });
}

interface GivenField extends Pick<FilledField, 'kind'>, Pick<FieldOutcome, 'computed' | 'linked'> {}

/** Undefined where it stays as it was entered. */
function shownValue(
  { kind, computed, linked }: GivenField,
  entered: FilledValue | undefined,
  index: number,
): FilledValue | undefined {
  if (computed !== null)
    return computedValue(kind, computed.values[index] ?? null, computed.texts[index] ?? '');
  const value = linked?.[index] ?? null;
  return value === null || entered !== undefined ? undefined : drawnValue(kind, value);
}

function computedValue(kind: FilledKind, value: CaseValue, text: string): FilledValue {
  switch (kind) {
    case 'flag':
      return flagOf(value) ?? Boolean(value);
    case 'yesNo':
      return value === null ? null : drawnValue(kind, value);
    case 'several':
      if (typeof value === 'object' && value !== null) return value.map(String);
      return text === '' ? [] : [text];
    default:
      return text;
  }
}

/** The entries that a field has a value in; the values themselves for one that is filled in once. */
function entriesAt(values: FilledValues, around: readonly string[]): readonly FilledValues[] {
  return around.reduce<readonly FilledValues[]>(
    (entries, name) => entries.flatMap((entry) => entriesIn(entry, name)),
    [values],
  );
}

/** The entries of what repeats; none where there are none. */
export function entriesIn(values: FilledValues, name: string): readonly FilledValues[] {
  const list = ownValue(values, name);
  return Array.isArray(list) ? (list as readonly unknown[]).filter(isEntry) : [];
}

function changeEntries(
  values: FilledValues,
  [first, ...rest]: readonly string[],
  change: (entry: FilledValues) => FilledValues,
): FilledValues {
  if (first === undefined) return change(values);
  const entries = entriesIn(values, first);
  const next = entries.map((entry) => changeEntries(entry, rest, change));
  return next.every((entry, index) => entry === entries[index]) ? values : { ...values, [first]: next };
}

function isEntry(value: unknown): value is FilledValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names of fields are arbitrary: those that every object has are not among them. */
export function ownValue(values: FilledValues, name: string): FilledValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

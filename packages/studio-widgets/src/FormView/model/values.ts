import type { ViewEntryState, ViewField, ViewForm, ViewPath, ViewValue, ViewValues } from '../types.ts';

const followed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The value at a path; null where there is none. */
export function valueAt(values: ViewValues, path: ViewPath): ViewValue {
  let at: unknown = values;
  for (const step of path) at = isHolder(at) ? own(at, step) : undefined;
  // What a path leads to was put there as a value.
  return (at ?? null) as ViewValue;
}

/** A path as one text: the same for the same path. */
export function keyOfPath(path: ViewPath): string {
  return JSON.stringify(path);
}

/** What single entries are otherwise, by the keys of their paths. */
export type EntryStates = ReadonlyMap<string, ViewEntryState>;

export function entryStatesOf({ entryStates = [] }: ViewForm): EntryStates {
  return new Map(entryStates.map((state) => [keyOfPath(state.path), state]));
}

/** The field as it is at a path. */
export function fieldAt(field: ViewField, path: ViewPath, states: EntryStates): ViewField {
  const state = states.size === 0 ? undefined : states.get(keyOfPath(path));
  if (state === undefined) return field;
  const { isRequired = field.isRequired, isReadOnly = field.isReadOnly } = state;
  return { ...field, isRequired, isReadOnly };
}

/** Whether two paths lead to the same place. */
export function isSamePath(one: ViewPath, other: ViewPath): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** The values with another one at a path. Entries that are missing on the path are made, empty. The same where nothing changes. */
export function withValue(values: ViewValues, path: ViewPath, value: ViewValue): ViewValues {
  if (Object.is(valueAt(values, path), value)) return values;
  const [first, ...rest] = path;
  if (typeof first !== 'string') return values;
  const [entry, ...within] = rest;
  if (typeof entry !== 'number') return { ...values, [first]: value };
  const entries = [...entriesOf(values, first)];
  while (entries.length <= entry) entries.push({});
  entries[entry] = withValue(entries[entry] ?? {}, within, value);
  return { ...values, [first]: entries };
}

/** The entries of what repeats; none where there are none. */
export function entriesOf(values: ViewValues, name: string): readonly ViewValues[] {
  return entriesIn(valueAt(values, [name]));
}

/** The entries of a value; none where it is no list of them. */
export function entriesIn(value: ViewValue): readonly ViewValues[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** A text of a value; empty for what is none. */
export function textOf(value: ViewValue): string {
  return typeof value === 'string' ? value : '';
}

/** Several choices of a value. */
export function textsOf(value: ViewValue): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Whether there is nothing in a value: a box that is off counts as nothing. */
export function isEmpty(value: ViewValue): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === false || (typeof value === 'string' && value.trim() === '');
}

/** A day as it is kept, `yyyy-MM-dd`, as UTC midnight in milliseconds; null for a text that is no day. */
export function dayOfText(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Days that a month does not have are read as those of the next one.
  return Number.isNaN(time) || textOfDay(time) !== text ? null : time;
}

/** UTC midnight in milliseconds as a day is kept. */
export function textOfDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** An address that can be followed; undefined for one that runs a script, and for what is no address. */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  try {
    return followed.has(new URL(href).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is ViewValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Names of fields are arbitrary: those that every object has are not among them. */
function own(holder: object, name: string | number): unknown {
  return Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
}

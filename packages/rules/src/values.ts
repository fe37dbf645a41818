import type { ValueType } from './operators.ts';

/** What a case says of a field, a property or a variable. */
export type CaseScalar = string | number | boolean | null;
export type CaseValue = CaseScalar | readonly CaseScalar[];

/**
 * What a case says, by key: `Form::field`, `Object.property`, or the name of a variable. It has no prototype, so that no key finds what was not given.
 */
export type CaseValues = Readonly<Record<string, CaseValue | undefined>>;

/** A value as it is compared. Days are epoch milliseconds of their midnight, UTC. */
export type Comparable = string | number | boolean;

/** That a value cannot be read as its type. It is reported with its place, and never counts as no match. */
export class ValueError extends Error {}

const dayMs = 86_400_000;
/** As the server writes days, and as forms keep them. */
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const plainNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
const amount = /^([-+]?)\$?(\d{1,3}(?:,\d{3})*(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)\s*%?$/;

/** The values of a case without a prototype. */
export function toCaseValues(given: Readonly<Record<string, unknown>>): CaseValues {
  return Object.assign(Object.create(null), given) as CaseValues;
}

/** Whether nothing was given: neither null, nor an empty text, nor an empty list is a value. */
export function isMissing(value: CaseValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && value.every(isMissing);
}

/** A number in a text, with or without separators of thousands, a dollar sign or a percent sign; null when there is none. */
export function readAmount(text: string): number | null {
  const trimmed = text.trim();
  if (plainNumber.test(trimmed)) return Number(trimmed);
  const [, sign = '', digits] = amount.exec(trimmed) ?? [];
  return digits === undefined ? null : Number(`${sign}${digits.replaceAll(',', '')}`);
}

/** Milliseconds of a calendar day: YYYY-MM-DD, or epoch milliseconds as digits. Null for what is no day, such as 30 February. */
export function readDay(text: string): number | null {
  const trimmed = text.trim();
  if (/^-?\d{6,16}$/.test(trimmed)) return Math.floor(Number(trimmed) / dayMs) * dayMs;
  const [, year = '', month = '', day = ''] = isoDay.exec(trimmed) ?? [];
  if (year === '') return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(time).toISOString().startsWith(trimmed) ? time : null;
}

/**
 * The value as its type is compared.
 * @throws ValueError when it is of no use as that type
 */
export function toComparable(value: string | number | boolean, type: ValueType): Comparable {
  const read = readAs(value, type);
  if (read === null) throw new ValueError(`${shown(value)} is no ${typeWords[type]}.`);
  return read;
}

const typeWords = { text: 'text', number: 'number', boolean: 'yes or no', day: 'date' } as const;

/** The value as that type; null when it is none. */
export function readAs(value: string | number | boolean, type: ValueType): Comparable | null {
  switch (type) {
    case 'text':
      return typeof value === 'boolean' ? yesOrNo(value) : String(value);
    case 'number':
      if (typeof value === 'number') return Number.isFinite(value) ? value : null;
      return typeof value === 'string' ? readAmount(value) : null;
    case 'boolean':
      return readBoolean(value);
    case 'day':
      if (typeof value === 'number') return Number.isFinite(value) ? Math.floor(value / dayMs) * dayMs : null;
      return typeof value === 'string' ? readDay(value) : null;
  }
}

function readBoolean(value: string | number | boolean): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return null;
  const text = value.trim().toLowerCase();
  if (['true', 'yes', 'y'].includes(text)) return true;
  return ['false', 'no', 'n'].includes(text) ? false : null;
}

/** Yes or no as forms store it. */
export function yesOrNo(isYes: boolean): 'Yes' | 'No' {
  return isYes ? 'Yes' : 'No';
}

/** Whether one of the values is yes or no, and the other one the text for it. */
export function isYesOrNo(left: CaseValue, right: CaseValue): boolean {
  const [flag, text] = typeof left === 'boolean' ? [left, right] : [right, left];
  return (
    typeof flag === 'boolean' &&
    typeof text === 'string' &&
    text.toLowerCase() === yesOrNo(flag).toLowerCase()
  );
}

/** A value within a message. */
export function shown(value: CaseValue | undefined): string {
  if (isMissing(value) || value === undefined || value === null) return 'no value';
  if (typeof value === 'object') return value.map((each) => shown(each)).join(', ');
  return typeof value === 'string'
    ? `“${value.length > 100 ? `${value.slice(0, 100)}…` : value}”`
    : String(value);
}

/** The values of one that may be several; none for no value. */
export function listOf(value: CaseValue | undefined): readonly CaseScalar[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? value : [value];
}

/** Each entry as one scalar: of several the first one. */
export function scalarsOf(values: readonly CaseValue[]): readonly CaseScalar[] {
  return values.map((value) => (typeof value === 'object' && value !== null ? (value[0] ?? null) : value));
}

/**
 * What was entered, as rules and scripts read it: numbers of numeric fields are numbers, yes or no is true or false, and what is none stays as it is, and is an
 * error where it is used. An empty text is null, unless `keepsEmpty`.
 */
export function enteredValue(value: CaseValue, type: ValueType, keepsEmpty = false): CaseValue {
  const read = (each: CaseScalar): CaseScalar => {
    if (each === null) return null;
    if (each === '') return keepsEmpty ? each : null;
    return type === 'number' || type === 'boolean' ? (readAs(each, type) ?? each) : each;
  };
  return typeof value === 'object' && value !== null ? value.map(read) : read(value);
}

/** Whether two values are the same, entry by entry. */
export function isSameValue(one: CaseValue | undefined, other: CaseValue): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one ?? null, other);
  return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
}

/** The keys whose values differ between two cases. */
export function keysThatDiffer(one: CaseValues, other: CaseValues): readonly string[] {
  if (one === other) return [];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => !isSameValue(one[key], other[key] ?? null));
}

/** Characters of a text that an expression puts together. */
export const longestText = 100_000;

/** Values of a list that an expression puts together. */
const longestList = 10_000;

/** Values, and the values of lists, as one list. @throws ValueError when it gets too long */
export function joinLists(values: readonly CaseValue[]): readonly CaseScalar[] {
  let length = 0;
  for (const value of values) length += typeof value === 'object' && value !== null ? value.length : 1;
  if (length > longestList)
    throw new ValueError(`A list gets longer than ${longestList.toLocaleString('en')} values.`);
  return values.flat();
}

/** Two values as one text. @throws ValueError when it gets too long */
export function joinTexts(left: CaseValue, right: CaseValue): string {
  const [one, other] = [String(left), String(right)];
  if (one.length + other.length > longestText)
    throw new ValueError(`A text gets longer than ${longestText.toLocaleString('en')} characters.`);
  return one + other;
}

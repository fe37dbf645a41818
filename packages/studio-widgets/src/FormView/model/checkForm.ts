import type {
  ViewField,
  ViewForm,
  ViewPath,
  ViewProblem,
  ViewProblemCode,
  ViewValue,
  ViewValues,
} from '../types.ts';
import {
  dayOfText,
  type EntryStates,
  entriesIn,
  entriesOf,
  entryStatesOf,
  fieldAt,
  isEmpty,
  textOf,
  textsOf,
  valueAt,
} from './values.ts';

/** Fields without a value of their own. */
const valueless = new Set<ViewField['type']>(['label', 'spacer', 'functionButton', 'link', 'summaryGrid']);

/**
 * What is wrong with the values of a form, in its order. Parts that are hidden are not looked at.
 * @param hiddenKeys of sections and fields
 */
export function checkForm(
  form: ViewForm,
  values: ViewValues,
  hiddenKeys: ReadonlySet<string> = new Set(),
): readonly ViewProblem[] {
  const states = entryStatesOf(form);
  return form.sections
    .filter(({ key }) => !hiddenKeys.has(key))
    .flatMap(({ rows, repeatsAs }) => {
      const fields = rows.flat().filter(({ key }) => !hiddenKeys.has(key));
      if (repeatsAs === undefined)
        return fields.flatMap((field) => checkField(field, values, { path: [], states, hiddenKeys }));
      return entriesOf(values, repeatsAs).flatMap((entry, index) =>
        fields.flatMap((field) => checkField(field, entry, { path: [repeatsAs, index], states, hiddenKeys })),
      );
    });
}

/** Where fields are that are checked. */
interface Around {
  readonly path: ViewPath;
  readonly states: EntryStates;
  readonly hiddenKeys: ReadonlySet<string>;
}

/** What is wrong with a field. @param values those that it is among @param around the path to them */
function checkField(given: ViewField, values: ViewValues, around: Around): readonly ViewProblem[] {
  const { states, hiddenKeys } = around;
  const path = [...around.path, given.name];
  const field = fieldAt(given, path, states);
  if (field.isReadOnly || valueless.has(field.type)) return [];
  if (field.type === 'rowRepeater') return checkRows(field, values, { path, states, hiddenKeys });
  const code = codeOf(field, valueAt(values, [field.name]));
  return code === undefined ? [] : [{ path, field, code }];
}

function checkRows(
  field: ViewField,
  values: ViewValues,
  { path, ...around }: Around,
): readonly ViewProblem[] {
  const fields = field.fields?.filter(({ key }) => !around.hiddenKeys.has(key)) ?? [];
  const code = codeOfRows(field, valueAt(values, [field.name]));
  const within = entriesOf(values, field.name).flatMap((row, index) =>
    fields.flatMap((each) => checkField(each, row, { ...around, path: [...path, index] })),
  );
  return code === undefined ? within : [{ path, field, code }, ...within];
}

/** What is wrong with the number of rows of a repeater; undefined when nothing is. */
function codeOfRows(field: ViewField, value: ViewValue): ViewProblemCode | undefined {
  const { minimumRows = 0, maximumRows = Number.POSITIVE_INFINITY } = field;
  const count = entriesIn(value).length;
  if (count < Math.max(minimumRows, field.isRequired ? 1 : 0)) return 'tooFewRows';
  return count > maximumRows ? 'tooManyRows' : undefined;
}

/** What is wrong with the value of a field; undefined when nothing is. */
export function codeOf(field: ViewField, value: ViewValue): ViewProblemCode | undefined {
  if (field.type === 'rowRepeater') return codeOfRows(field, value);
  if (isEmpty(value)) return field.isRequired ? 'required' : undefined;
  if (field.type === 'checkBox' && typeof value !== 'boolean') return 'notOffered';
  switch (field.type) {
    case 'text':
    case 'textArea':
      return typeof value === 'string' ? codeOfText(field, value) : 'notOffered';
    case 'date':
      return codeOfDate(field, textOf(value));
    case 'dropDown':
    case 'radioGroup':
      return areOffered(field, [textOf(value)]) ? undefined : 'notOffered';
    case 'multiSelect':
    case 'checkBoxGroup':
      return codeOfChoices(field, textsOf(value));
    case 'yesNo':
      return ['yes', 'no'].includes(textOf(value)) ? undefined : 'notOffered';
    default:
      return undefined;
  }
}

/** Days are compared as they are kept: the later one is the greater text. */
function codeOfDate({ earliest = '', latest }: ViewField, text: string): ViewProblemCode | undefined {
  if (dayOfText(text) === null) return 'notDate';
  if (text < earliest) return 'tooEarly';
  return latest !== undefined && text > latest ? 'tooLate' : undefined;
}

function codeOfChoices(field: ViewField, chosen: readonly string[]): ViewProblemCode | undefined {
  if (!areOffered(field, chosen)) return 'notOffered';
  return chosen.length > (field.maximumChoices ?? Number.POSITIVE_INFINITY) ? 'tooManyChoices' : undefined;
}

function codeOfText(field: ViewField, text: string): ViewProblemCode | undefined {
  const { format = 'text', maximumLength, pattern } = field;
  if (maximumLength !== undefined && [...text].length > maximumLength) return 'tooLong';
  const code = format === 'text' ? undefined : codeOfNumber(field, text);
  if (code !== undefined) return code;
  return pattern === undefined || matches(pattern, text) ? undefined : 'noMatch';
}

function codeOfNumber(field: ViewField, text: string): ViewProblemCode | undefined {
  const { format, minimum, maximum, maximumDecimals = Number.POSITIVE_INFINITY } = field;
  const number = readNumber(text);
  if (number === undefined) return 'notNumber';
  if (format === 'integer' && !Number.isInteger(number)) return 'notInteger';
  if (minimum !== undefined && number < minimum) return 'tooSmall';
  if (maximum !== undefined && number > maximum) return 'tooLarge';
  if (decimalsOf(text) <= maximumDecimals) return undefined;
  return maximumDecimals === 0 ? 'notInteger' : 'tooManyDecimals';
}

/** A number as it is typed: with commas between thousands, a dollar or percent sign. Undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^(?<sign>[-+]?)\$/, '$<sign>')
    .replace(/%$/, '')
    .trim();
  const isGrouped = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare);
  const plain = isGrouped ? bare.replaceAll(',', '') : bare;
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Digits behind the point; zeros at the end do not count. */
function decimalsOf(text: string): number {
  return /\.(?<digits>\d*?)0*\D*$/.exec(text)?.groups?.['digits']?.length ?? 0;
}

/**
 * A text as it is once its field is left: a number is rounded, and gets its commas, where the field says so; a line of text has no blanks at its ends, which
 * would make it another one to rules. The same text otherwise.
 */
export function settledText({ type, format = 'text', roundTo, isGrouped }: ViewField, text: string): string {
  if (type !== 'text') return text;
  if (format === 'text') return text.trim();
  if (readNumber(text) === undefined) return text;
  const parts = /^\s*(-?\$?-?)\s*([\d.,]+)\s*(%?)\s*$/.exec(text);
  if (parts === null) return text;
  const [, sign = '', plain = '', end = ''] = parts;
  const digits = plain.replaceAll(',', '');
  const isRounded = roundTo !== undefined && roundTo > 0 && digits !== '';
  const rounded = isRounded ? roundedDigits(digits, roundTo) : digits;
  if (!isGrouped && rounded === digits) return text;
  const hasCommas = isGrouped || plain.includes(',');
  return `${sign}${hasCommas ? grouped(rounded) : rounded}${end}`;
}

/** Halves are rounded away from zero, as the number is written. What is too large to be exact stays. */
function roundedDigits(digits: string, to: number): string {
  const multiple = Math.round(Number(digits) / to);
  if (!Number.isSafeInteger(multiple) || Math.abs(Number(digits)) > Number.MAX_SAFE_INTEGER) return digits;
  // A multiple of a tenth is written without the remainder of its binary form.
  return String(Number((multiple * to).toPrecision(15)));
}

function grouped(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** What of a value a field does not take: choices that are not offered, and a value of another shape. */
export interface Misfit {
  /** As a text. */
  readonly text: string;
  /** The value without it. */
  readonly rest: ViewValue;
}

const ofTexts: ReadonlySet<ViewField['type']> = new Set(['multiSelect', 'checkBoxGroup']);
const unshaped: ReadonlySet<ViewField['type']> = new Set([...valueless, 'rowRepeater', 'attachment']);

/** What of a value does not fit its field, and cannot be seen or changed in its control; null for nothing. */
export function misfitOf(field: ViewField, value: ViewValue): Misfit | null {
  if (isEmpty(value) || unshaped.has(field.type)) return null;
  if (ofTexts.has(field.type)) return misfitOfTexts(field, value);
  const isShaped = field.type === 'checkBox' ? typeof value === 'boolean' : typeof value === 'string';
  if (!isShaped) return { text: plainText(value), rest: null };
  return codeOf(field, value) === 'notOffered' ? { text: textOf(value), rest: null } : null;
}

function misfitOfTexts(field: ViewField, value: ViewValue): Misfit | null {
  if (typeof value === 'string') return { text: value, rest: [] };
  const texts = textsOf(value);
  if (texts.length === 0) return { text: plainText(value), rest: null };
  // The control of a multi-select shows all that is chosen.
  if (field.type === 'multiSelect') return null;
  const isOffered = (each: string) => areOffered(field, [each]);
  const others = texts.filter((each) => !isOffered(each));
  return others.length === 0 ? null : { text: others.join(', '), rest: texts.filter(isOffered) };
}

function plainText(value: ViewValue): string {
  return Array.isArray(value) ? textsOf(value).join(', ') || JSON.stringify(value) : String(value);
}

function areOffered(field: ViewField, values: readonly string[]): boolean {
  const { options = [], hasUnknownOptions, hasPendingOptions } = field;
  if (hasUnknownOptions || hasPendingOptions) return true;
  const offered = new Set(options.map(({ value }) => value));
  return values.every((value) => offered.has(value));
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    return true;
  }
}

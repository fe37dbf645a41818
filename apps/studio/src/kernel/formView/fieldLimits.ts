import type { FieldTemplate, UiField } from '@studio/api';
import type { ViewForm } from '@studio/widgets';
import { fieldLimitText } from './fieldLimits.messages.ts';
import { readOptionText } from './fieldOptions.ts';

type ShownField = ViewForm['sections'][number]['rows'][number][number];

const formats: Readonly<Record<string, ShownField['format']>> = {
  ...{ number: 'number', numberWithCommas: 'number', numberRange: 'number' },
  ...{ currency: 'currency', percent: 'percent' },
};
const ranged: readonly string[] = ['numberRange', 'percent'];

/** The settings that limit what is entered. */
export type LimitSettings = Pick<FieldTemplate, 'type' | 'validator'> &
  Pick<UiField, 'numberDomain' | 'allowNegative' | 'rangeMin' | 'rangeMax' | 'rounding' | 'valueExpression'>;

type Limits = 'format' | 'minimum' | 'maximum' | 'maximumDecimals' | 'roundTo' | 'isGrouped';

/** What a value has to be like, as the settings of a field say. */
export function limitsOf(part: LimitSettings): Pick<ShownField, Limits | 'pattern' | 'patternHint'> {
  const { type, validator, numberDomain, allowNegative, rangeMin, rangeMax, valueExpression } = part;
  // What is computed is shown in its own format.
  if (type !== 0 || validator === null || valueExpression !== '') return {};
  const format = formats[validator];
  const kind = patternKinds.find((each) => each === validator);
  if (kind !== undefined) return { pattern: patterns[kind], patternHint: fieldLimitText(kind) };
  if (format === undefined) return {};
  const isRanged = ranged.includes(validator);
  return {
    format: format === 'number' && numberDomain === 'integer' ? 'integer' : format,
    minimum: isRanged ? numberIn(rangeMin) : numberIn(allowNegative ? '' : '0'),
    maximum: isRanged ? numberIn(rangeMax) : undefined,
    maximumDecimals: { integer: 0, decimal: 2 }[numberDomain],
    roundTo: numberDomain === 'decimal' ? undefined : numberIn(part.rounding),
    isGrouped: validator === 'numberWithCommas' || undefined,
  };
}

const patternKinds = ['email', 'phone', 'postalCode', 'taxId', 'vin'] as const;

/** What texts of these validators look like. Postal codes are those of the United States and of Canada, tax identifiers those of employers and of persons. */
const patterns: Readonly<Record<(typeof patternKinds)[number], string>> = {
  email: '[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+',
  phone: '\\+?[\\d\\s().\\/-]{7,25}(?:(?:x|ext\\.?)\\s*\\d{1,6})?',
  postalCode: '\\d{5}(?:-?\\d{4})?|[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
  taxId: '\\d{2}-?\\d{7}|\\d{3}-\\d{2}-\\d{4}',
  vin: '[A-HJ-NPR-Za-hj-npr-z0-9]{17}',
};

/** Types of files as a file input takes them. */
const fileTypes: Readonly<Record<string, readonly string[]>> = {
  pdf: ['.pdf'],
  doc: ['.doc', '.docx', '.rtf'],
  xls: ['.xls', '.xlsx'],
  image: ['.png', '.jpg', '.jpeg', '.gif', '.ico'],
};

/** The types of files that an attachment takes, as a file input has them; undefined for all. */
export function namedFileTypes({ options }: Pick<FieldTemplate, 'options'>): readonly string[] | undefined {
  const names = (readOptionText(options, 'fileTypes') ?? '').split(',').filter((name) => name !== '');
  return names.length === 0 ? undefined : names.flatMap((name) => fileTypes[name.trim()] ?? []);
}

/** A day that a setting names, or counts from today; undefined for what is neither. */
export function dayIn(text: string, today = new Date()): string | undefined {
  const day = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  if (!/^[+-]?\d{1,5}$/.test(day)) return undefined;
  const time = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + Number(day));
  return new Date(time).toISOString().slice(0, 10);
}

/** A number that a setting names; undefined for none. */
export function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

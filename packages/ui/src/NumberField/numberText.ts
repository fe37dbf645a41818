import { plainText } from '../internal/plainText.ts';

/** The characters that a locale writes numbers with. */
export interface NumberSigns {
  decimal: string;
  group: string;
}

/** What may be typed. */
export interface NumberRules {
  signs: NumberSigns;
  /** Digits after the decimal sign; 0 allows no sign either. */
  decimals: number;
  isNegativeAllowed: boolean;
  /** Characters at most, sign and decimal sign included. */
  maxLength: number;
}

export interface NumberLimits {
  min: number | undefined;
  max: number | undefined;
}

/** More digits than these would not survive the conversion to a number. */
const mostDigits = 15;
const mostDecimals = 20;

const draftShape = /^(-?)(\d*)(?:([^\d-])(\d*))?$/;

/** The decimal and the group sign of a locale. */
export function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const sign = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { decimal: sign('decimal', '.'), group: sign('group', ',') };
}

function fractionOf(text: string): string {
  return draftShape.exec(text)?.[4] ?? '';
}

/** Whether a text is a number, or the beginning of one: "", "-", "12.". */
export function isDraft(
  text: string,
  { signs, decimals, isNegativeAllowed, maxLength }: NumberRules,
): boolean {
  const parts = draftShape.exec(text);
  if (!parts || text.length > maxLength) return false;
  const [, minus, whole = '', sign, fraction = ''] = parts;
  if (minus && !isNegativeAllowed) return false;
  if (sign !== undefined && (decimals === 0 || sign !== signs.decimal)) return false;
  return fraction.length <= decimals && whole.length + fraction.length <= mostDigits;
}

/** The rules for editing a text that is there already and may go beyond them: what is there may be shortened. */
export function rulesFor(text: string, rules: NumberRules): NumberRules {
  return {
    ...rules,
    decimals: Math.max(rules.decimals, fractionOf(text).length),
    isNegativeAllowed: rules.isNegativeAllowed || text.startsWith('-'),
    maxLength: Math.max(rules.maxLength, text.length),
  };
}

/** The number of a draft; `null` while it has no digit. */
export function readDraft(text: string, { decimal }: NumberSigns): number | null {
  if (!/\d/.test(text)) return null;
  return Number(text.replace(decimal, '.')) || 0;
}

/** A number without group signs, as it is edited. */
export function writeDraft(value: number | null, { decimal }: NumberSigns): string {
  if (value === null || !Number.isFinite(value)) return '';
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: mostDecimals });
  return text === '-0' ? '0' : text.replace('.', decimal);
}

/** A number as it is read, with group signs. Decimals that it has are never hidden. */
export function formatNumber(value: number | null, locale: string, minDecimals = 0): string {
  if (value === null || !Number.isFinite(value)) return '';
  const digits = { minimumFractionDigits: minDecimals, maximumFractionDigits: mostDecimals };
  return new Intl.NumberFormat(locale, digits).format(value || 0);
}

function groupPattern(group: string): string {
  if (/\s/.test(group)) return '\\s';
  if (/['’]/.test(group)) return "['’]";
  return `\\${group}`;
}

function withoutGroups(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const sign = groupPattern(group);
  const isGrouped = new RegExp(`^\\d{1,3}(?:${sign}\\d{2,3})*${sign}\\d{3}$`).test(whole);
  return isGrouped ? whole.replace(/\D/g, '') : null;
}

function shortened(fraction: string, decimals: number): string {
  const needed = fraction.replace(/0+$/, '').length;
  return fraction.slice(0, Math.max(needed, decimals));
}

/** A sign of currency, with the letters of its country, or the code of a currency, before or behind an amount. */
const currency =
  /^(?<sign>[-+]?)\s*(?:[A-Z]{0,3}\p{Sc}|(?<before>[A-Z]{3})(?![A-Z]))\s*|\s*(?:\p{Sc}|(?<![A-Z])(?<behind>[A-Z]{3}))$/u;

const currencies: { codes?: ReadonlySet<string> } = {};

function isCurrency(code: string | undefined): boolean {
  if (code === undefined) return true;
  currencies.codes ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.codes.has(code);
}

/** An amount without its currency; the text as it is without one. */
function withoutCurrency(text: string): string {
  const found = currency.exec(text);
  const { sign = '', before, behind } = found?.groups ?? {};
  if (!found || !isCurrency(before ?? behind)) return text;
  return `${sign}${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim();
}

/**
 * The draft in a text from elsewhere: with group signs, a currency, the field's unit, blanks and invisible marks around it, or a negative in
 * brackets or with the sign behind, as accountants write it; a dash beside a currency is nothing, as in sheets. `null` for anything else, and
 * for groups that are no groups of this locale ("1,5" in English).
 */
export function readLoose(text: string, rules: NumberRules, unit = ''): string | null {
  const { signs, decimals } = rules;
  let plain = plainText(text);
  if (unit !== '' && plain.toLowerCase().endsWith(unit.toLowerCase()))
    plain = plain.slice(0, -unit.length).trim();
  const bare = withoutCurrency(plain);
  const inBrackets = /^\((?<inside>.*)\)$/.exec(bare)?.groups?.['inside']?.trim();
  const amount = inBrackets === undefined ? bare : withoutCurrency(inBrackets);
  if (amount === '-' && amount !== plain && inBrackets === undefined) return isDraft('0', rules) ? '0' : null;
  const parts = /^(?<before>[-+]?)\s*(?<body>[^+-]*?)\s*(?<behind>-?)$/.exec(amount)?.groups;
  if (!parts) return null;
  const { before = '', body = '', behind = '' } = parts;
  const [wholeText = '', fraction = '', ...more] = body.split(signs.decimal);
  const whole = withoutGroups(wholeText, signs.group);
  if (whole === null || more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  const marks = [before !== '', behind !== '', inBrackets !== undefined].filter(Boolean).length;
  if (marks > 1) return null;
  const kept = shortened(fraction, decimals);
  const isNegative = marks === 1 && before !== '+';
  const draft = `${isNegative ? '-' : ''}${whole}${kept && signs.decimal}${kept}`;
  return isDraft(draft, rules) ? draft : null;
}

/** A place in a text that is being edited. */
export interface Insertion {
  text: string;
  start: number;
  end: number;
  inserted: string;
}

/** What goes in for the inserted text so that the whole stays a draft; `null` when nothing can. */
export function acceptInsertion(
  { text, start, end, inserted }: Insertion,
  rules: NumberRules,
  unit = '',
): string | null {
  const fits = (part: string) => isDraft(text.slice(0, start) + part + text.slice(end), rules);
  if (fits(inserted)) return inserted;
  const plain = readLoose(inserted, rules, unit);
  return plain !== null && fits(plain) ? plain : null;
}

/** The nearest number within the limits; a lower limit above the upper one wins. */
export function clampNumber(value: number, { min, max }: NumberLimits): number {
  return Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(value, max ?? Number.POSITIVE_INFINITY));
}

function decimalsOf(value: number): number {
  return fractionOf(writeDraft(value, { decimal: '.', group: ',' })).length;
}

/** A number `by` further, within the limits, free of binary rounding. Nothing counts as 0. */
export function stepNumber(value: number | null, by: number, limits: NumberLimits): number {
  const from = value ?? 0;
  const places = Math.min(Math.max(decimalsOf(from), decimalsOf(by)), mostDecimals);
  return clampNumber(Number((from + by).toFixed(places)) || 0, limits);
}

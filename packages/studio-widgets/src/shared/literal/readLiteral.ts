import { formatDay } from '@studio/ui/internal';

/** Whether a text is a whole number, with or without a sign. */
function isIntegerText(text: string): boolean {
  return /^[+-]?\d+$/.test(text.trim());
}

/** Whether a text is a number with a decimal point, with or without a sign. */
function isDecimalText(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim());
}

/** The day of a text, as UTC midnight in milliseconds: milliseconds or YYYY-MM-DD; `null` for none. */
export function readDay(text: string): number | null {
  const trimmed = text.trim();
  if (/^-?\d{1,15}$/.test(trimmed)) return Number(trimmed);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return null;
  const day = Date.parse(`${trimmed}T00:00:00Z`);
  return Number.isNaN(day) ? null : day;
}

/** A day as it is saved: UTC midnight in milliseconds. */
export function writeDay(day: number | null): string {
  return day === null ? '' : String(day);
}

/** A day as it is read, such as 12/31/2026 in `en-US`; empty for none. */
export function showDay(text: string, locale: string): string {
  const day = readDay(text);
  return day === null || Math.abs(day) > 8.64e15 ? '' : formatDay(day, locale);
}

/** Why a text is no literal of a type; `undefined` when it is one, or empty. */
export function literalFault(
  typeName: string,
  text: string,
): 'no-integer' | 'no-number' | 'no-day' | undefined {
  if (text.trim() === '') return undefined;
  if (typeName === 'Integer' && !isIntegerText(text)) return 'no-integer';
  if (typeName === 'Double' && !isDecimalText(text)) return 'no-number';
  if (typeName === 'Date' && readDay(text) === null) return 'no-day';
  return undefined;
}

import { formatDay, readDay } from '@studio/ui/internal';
import { dayFormat } from '../../../platform/preferences/dayFormat.ts';

/**
 * A day as a draft holds it: YYYY-MM-DD; empty for none; any other text is what was typed and is no day. What is beyond the days that there
 * are is such a text, too.
 */
export function toDayText(day: number | null): string {
  if (day === null) return '';
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? String(day) : date.toISOString().slice(0, 10);
}

/** The UTC midnight of a day as a draft holds it, in milliseconds; null for none, and for a text that is no day. */
export function toDay(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return null;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const day = new Date(0);
  // Years before 100 are those, and not of the last century.
  const time = day.setUTCFullYear(year, month - 1, date);
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? time : null;
}

/** A day as it is shown and typed: as the preferences say, MM/DD/YYYY by default; a text that is no day as it is. */
export function showDay(text: string): string {
  const day = toDay(text);
  return day === null ? text : formatDay(day, dayFormat().locale);
}

/** The UTC midnight of a day that is written as `showDay` does it, whatever its year, or as date fields read it; null for none. */
export function readShownDay(text: string): number | null {
  const { locale, places } = dayFormat();
  const numbers = /^(\d{1,4})[/-](\d{1,2})[/-](\d{1,4})$/.exec(text.trim())?.slice(1) ?? [];
  const [year = '', month = '', day = ''] = places.map((place) => numbers[place] ?? '');
  const shown = toDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return shown ?? toDay(text) ?? readDay(text, new Date().getFullYear(), locale).day ?? null;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Its making takes longer than a thousand uses. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  formats.set(locale, format);
  return format;
}

/** How a host may have times written, whatever the locale: `hh` counts to 12, `HH` to 23. */
export type DateTimePattern = 'MM/dd/yy hh:mma' | 'dd/MM/yy HH:mm' | 'yyyy-MM-dd HH:mm';

let chosen: DateTimePattern | null = null;

/** Has all times written in one way from now on; what is on screen follows when it is drawn again. @param pattern null for that of the locale, as at first */
export function setDateTimePattern(pattern: DateTimePattern | null): void {
  chosen = pattern;
}

/**
 * A time in the browser's time zone, as `setDateTimePattern` has chosen it; otherwise: as `MM/dd/yy hh:mma`, such as `11/18/26 02:14PM`, or in the short form of another locale,
 * such as `18.11.26, 14:14`.
 *
 * @param epochMs milliseconds since 1970, UTC. A value that is no time gives an empty text.
 * @param locale a BCP 47 tag such as `de-DE`. Default: 'en-US'
 * @throws RangeError when `locale` is no such tag
 */
export function formatDateTime(epochMs: number, locale = 'en-US'): string {
  const date = new Date(epochMs);
  if (Number.isNaN(date.getTime())) return '';
  if (chosen === null && locale !== 'en-US') return formatOf(locale).format(date);
  const [month, monthDay, year] = [date.getMonth() + 1, date.getDate(), date.getFullYear()];
  const [hours, minutes] = [date.getHours(), pad(date.getMinutes())];
  if (chosen === 'yyyy-MM-dd HH:mm')
    return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(monthDay)} ${pad(hours)}:${minutes}`;
  if (chosen === 'dd/MM/yy HH:mm')
    return `${[monthDay, month, year % 100].map(pad).join('/')} ${pad(hours)}:${minutes}`;
  const day = [month, monthDay, year % 100].map(pad).join('/');
  return `${day} ${pad(hours % 12 || 12)}:${minutes}${hours < 12 ? 'AM' : 'PM'}`;
}

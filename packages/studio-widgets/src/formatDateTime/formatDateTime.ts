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

/**
 * A time in the browser's time zone: as `MM/dd/yy hh:mma`, such as `11/18/26 02:14PM`, or in the short form of another locale,
 * such as `18.11.26, 14:14`.
 *
 * @param epochMs milliseconds since 1970, UTC. A value that is no time gives an empty text.
 * @param locale a BCP 47 tag such as `de-DE`. Default: 'en-US'
 * @throws RangeError when `locale` is no such tag
 */
export function formatDateTime(epochMs: number, locale = 'en-US'): string {
  const date = new Date(epochMs);
  if (Number.isNaN(date.getTime())) return '';
  if (locale !== 'en-US') return formatOf(locale).format(date);
  const day = [date.getMonth() + 1, date.getDate(), date.getFullYear() % 100].map(pad).join('/');
  const hours = date.getHours();
  return `${day} ${pad(hours % 12 || 12)}:${pad(date.getMinutes())}${hours < 12 ? 'AM' : 'PM'}`;
}

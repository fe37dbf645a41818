const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/**
 * A number of bytes in binary units, with at most one decimal: `50 MiB`, `1.5 KiB`, `812 B`.
 * @param locale of the digits. Default: `en-US`.
 */
export function formatBytes(bytes: number, locale = 'en-US'): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (Math.round(value * 10) / 10 >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: unit === 0 ? 0 : 1 });
  return `${digits.format(value)} ${units[unit]}`;
}

const writers = new Map<string, Intl.NumberFormat>();

/**
 * A whole number as the locale groups its digits. English ones are grouped by hand: the first `Intl.NumberFormat` of a page takes
 * some 10 ms.
 */
export function writeCount(count: number, locale: string): string {
  if (locale === 'en-US' || locale === 'en') return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  const writer = writers.get(locale) ?? new Intl.NumberFormat(locale);
  writers.set(locale, writer);
  return writer.format(count);
}

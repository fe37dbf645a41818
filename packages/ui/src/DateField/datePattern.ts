/** A part of a date. */
type DatePart = 'year' | 'month' | 'day';

/** How a language writes a day in digits: its parts, and the texts between and behind them. */
export interface DatePattern {
  readonly pieces: readonly (DatePart | { readonly text: string })[];
  readonly order: 'month-day-year' | 'day-month-year' | 'year-month-day';
}

const known = new Map<string, DatePattern>();
const sample = Date.UTC(2026, 11, 31);

/** The pattern of a language, without marks of direction: a date has digits alone. @param locale a BCP 47 tag */
export function datePattern(locale: string): DatePattern {
  const found = known.get(locale) ?? readPattern(locale);
  known.set(locale, found);
  return found;
}

function readPattern(locale: string): DatePattern {
  const format = new Intl.DateTimeFormat(locale, {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const),
    ...({ calendar: 'gregory', numberingSystem: 'latn' } as const),
  });
  const pieces = format.formatToParts(sample).flatMap(({ type, value }): DatePattern['pieces'] => {
    if (type === 'year' || type === 'month' || type === 'day') return [type];
    return type === 'literal'
      ? [{ text: value.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, ' ') }]
      : [];
  });
  const order = pieces.filter((piece) => typeof piece === 'string').join('-');
  const isKnown = order === 'day-month-year' || order === 'year-month-day';
  return { pieces, order: isKnown ? order : 'month-day-year' };
}

const known = new Map<string, ReadonlyMap<string, number>>();

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

/** The months by their names in English and in a language, long and short, without accents and dots. */
function monthsOf(locale: string): ReadonlyMap<string, number> {
  const found = known.get(locale);
  if (found) return found;
  const months = new Map<string, number>();
  for (const language of ['en-US', locale])
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, {
        ...({ day: 'numeric', month, timeZone: 'UTC', calendar: 'gregory' } as const),
      });
      for (let number = 1; number <= 12; number += 1) {
        const parts = format.formatToParts(Date.UTC(2026, number - 1, 15));
        months.set(fold(parts.find(({ type }) => type === 'month')?.value ?? ''), number);
      }
    }
  known.set(locale, months);
  return months;
}

const fewestLetters = 3;

/** The month that a name, or its first three letters at least, means; undefined for no month, and for several. @param locale a BCP 47 tag */
export function monthOfName(name: string, locale: string): number | undefined {
  const wanted = fold(name);
  const months = monthsOf(locale);
  const exact = months.get(wanted);
  if (exact !== undefined || wanted.length < fewestLetters) return exact;
  const meant = new Set([...months].filter(([each]) => each.startsWith(wanted)).map(([, month]) => month));
  const [only] = meant;
  return meant.size === 1 ? only : undefined;
}

import type { Violation } from '../../store/Violation.ts';

/** That an agency may act for a carrier, or for an MGA. It is kept with the organization that issued it. */
export type LetterOfAuthority = {
  /** Unique among those of its issuer. */
  number: string;
  /** The id of the organization that it was issued to. */
  agencyId: string;
  /** The first day, YYYY-MM-DD. */
  effective: string;
  /** The last day; null when it does not end. */
  expires: string | null;
  /** Where it holds; everywhere when there are none. */
  states: string[];
  /** The lines of business; all of them when there are none. */
  lines: string[];
  note: string | null;
};

/** Characters of the texts of a letter, and how many states or lines it may name. */
export const letterLimits = { number: 100, state: 100, line: 200, note: 2000, entries: 100 } as const;

/** How many letters an organization may issue. */
export const mostLetters = 20_000;

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const texts = (maxLength: number) => ({
  ...{ type: 'array', maxItems: letterLimits.entries, uniqueItems: true },
  items: { type: 'string', minLength: 1, maxLength, pattern: '^\\P{Cc}*$' },
});
/** What XML can hold. */
const writable = '^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$';

/** The shape of the letters of an organization. */
export const lettersShape = {
  type: 'array',
  maxItems: mostLetters,
  items: {
    type: 'object',
    required: ['number', 'agencyId', 'effective', 'expires', 'states', 'lines', 'note'],
    additionalProperties: false,
    properties: {
      number: { type: 'string', format: 'name', maxLength: letterLimits.number },
      agencyId: { type: 'string', format: 'name', maxLength: 1000 },
      effective: day,
      expires: { ...day, type: ['string', 'null'] },
      states: texts(letterLimits.state),
      lines: texts(letterLimits.line),
      note: { type: ['string', 'null'], maxLength: letterLimits.note, pattern: writable },
    },
  },
};

/** What a schema cannot say of letters. */
export function letterFaults(letters: readonly LetterOfAuthority[]): Violation[] {
  return letters.flatMap(({ effective, expires }, index) => {
    const at = (property: string, message: string) => [{ pointer: `/letters/${index}/${property}`, message }];
    if (!isDay(effective)) return at('effective', noDay(effective));
    if (expires === null) return [];
    if (!isDay(expires)) return at('expires', noDay(expires));
    return expires < effective ? at('expires', endsBeforeItBegins) : [];
  });
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @param text that is no day */
export function noDay(text: string): string {
  return `'${text}' is not a day such as 2026-01-31.`;
}

export const endsBeforeItBegins = 'A letter cannot expire before it is effective.';

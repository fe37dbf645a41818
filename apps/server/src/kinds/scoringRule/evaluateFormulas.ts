import type { ScoringTrial, ScoringVerdict } from '@studio/api';

/**
 * Which formulas a value matches, in their order; the first of them counts. Null when there are ranges, and the value is no number.
 */
export function evaluateFormulas({ value, formulas }: ScoringTrial): ScoringVerdict | null {
  const number = formulas.some(({ type }) => type === 'Range') ? readNumber(value) : null;
  const isUnreadable = number === null && formulas.some(({ type }) => type === 'Range');
  if (isUnreadable) return null;
  const matches = formulas.flatMap((formula, row) => {
    const isMatch =
      formula.type === 'Discrete'
        ? formula.value === value
        : number !== null && formula.minValue <= number && number <= formula.maxValue;
    return isMatch ? [{ row, score: formula.score ?? null }] : [];
  });
  return { matches, counting: matches[0]?.row ?? null };
}

/** Digits, of which commas part thousands, and perhaps decimals; a sign for dollars before them, or one for percent behind them. */
const numberPattern = /^(?<sign>-?)\$?(?<whole>\d+|\d{1,3}(?:,\d{3})+)?(?<decimals>\.\d+)?%?$/;

/** The number that a text of a numeric field is; null when it is none. */
export function readNumber(text: string): number | null {
  const { sign = '', whole = '', decimals = '' } = numberPattern.exec(text.trim())?.groups ?? {};
  if (whole === '' && decimals === '') return null;
  return Number(`${sign}${whole.replaceAll(',', '')}${decimals}`);
}

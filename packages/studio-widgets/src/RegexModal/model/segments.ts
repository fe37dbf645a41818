import type { RegexMatch, TextRange } from '../types.ts';

/** A piece of the test data; `match` is the place of the match that it belongs to, null between matches. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  readonly match: number | null;
}

function within(length: number, { start, end }: TextRange): TextRange {
  const from = Math.min(Math.max(0, Math.trunc(start) || 0), length);
  return { start: from, end: Math.min(Math.max(from, Math.trunc(end) || 0), length) };
}

/** The text of a range, whatever it claims to reach over. */
export function textIn(text: string, range: TextRange): string {
  const { start, end } = within(text.length, range);
  return text.slice(start, end);
}

/**
 * Cuts a text at its matches. The pieces together are the text; a match that lies outside of it, is empty or overlaps an
 * earlier one has no piece.
 */
export function segmentsOf(text: string, matches: readonly RegexMatch[]): readonly Segment[] {
  const ordered = matches
    .map((match, index) => ({ ...within(text.length, match), index }))
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  let at = 0;
  const take = (end: number, match: number | null) => {
    if (end > at) segments.push({ start: at, text: text.slice(at, end), match });
    at = Math.max(at, end);
  };
  for (const { start, end, index } of ordered) {
    if (start < at) continue;
    take(start, null);
    take(end, index);
  }
  take(text.length, null);
  return segments;
}

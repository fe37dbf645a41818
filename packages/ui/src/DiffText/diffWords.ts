import { myers } from './myers.ts';

/** A stretch of a line. */
export interface WordPart {
  text: string;
  isChanged: boolean;
}

const token = /[\p{L}\p{N}_]+(?:[.,]\p{N}+)*|\s+|[^\p{L}\p{N}_\s]/gu;
const maxEdits = 120;

function add(parts: WordPart[], text: string, isChanged: boolean): void {
  const last = parts.at(-1);
  if (last?.isChanged === isChanged) last.text += text;
  else if (text !== '') parts.push({ text, isChanged });
}

/** Spaces between two changed words belong to the change. */
function withoutGaps(parts: readonly WordPart[]): WordPart[] {
  const joined: WordPart[] = [];
  for (const [index, { text, isChanged }] of parts.entries()) {
    const isGap = !isChanged && text.trim() === '' && index > 0 && index < parts.length - 1;
    add(joined, text, isChanged || isGap);
  }
  return joined;
}

/**
 * What changed inside a line, by words, spaces and signs: the parts of the one line and of the other. Lines that have
 * little in common are one changed part each: marking single words would only confuse.
 */
export function diffWords(before: string, after: string): { before: WordPart[]; after: WordPart[] } {
  const from: string[] = before.match(token) ?? [];
  const to: string[] = after.match(token) ?? [];
  const parts: { before: WordPart[]; after: WordPart[] } = { before: [], after: [] };
  let x = 0;
  let y = 0;
  let kept = 0;
  for (const { kind, count } of myers(from, to, maxEdits) ?? []) {
    if (kind !== 'added') add(parts.before, from.slice(x, x + count).join(''), kind === 'removed');
    if (kind !== 'removed') add(parts.after, to.slice(y, y + count).join(''), kind === 'added');
    if (kind === 'same')
      kept += from
        .slice(x, x + count)
        .join('')
        .trim().length;
    if (kind !== 'added') x += count;
    if (kind !== 'removed') y += count;
  }
  const longest = Math.max(before.trim().length, after.trim().length);
  if (kept * 3 >= longest) return { before: withoutGaps(parts.before), after: withoutGaps(parts.after) };
  return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
}

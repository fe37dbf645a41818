import { diffSequence } from '@studio/ui/internal';
import { isWord } from './lineBlocks.ts';
import { type TextToken, tokenText } from './TextBlock.ts';

/** A stretch of tokens that others took the place of; from inclusive, to exclusive. What looks another way is no difference here. */
export interface TokenHunk {
  readonly from: number;
  readonly to: number;
  /** Where the others are. */
  readonly afterFrom: number;
  readonly afterTo: number;
}

/** More tokens than this are left out of the fine comparison of one block: it is replaced as a whole. */
const mostTokens = 20_000;

/**
 * Where two sequences of tokens differ, in their order. Changes with nothing but blanks and signs between them are one; blocks that have
 * less than a third of their words in common are one change as a whole: single words would only confuse.
 */
export function diffTokens(before: readonly TextToken[], after: readonly TextToken[]): readonly TokenHunk[] {
  if (before.length > mostTokens || after.length > mostTokens) return [wholeHunk(before, after)];
  const hunks: TokenHunk[] = [];
  const add = (hunk: TokenHunk) => {
    const last = hunks.at(-1);
    const between = last === undefined ? [] : before.slice(last.to, hunk.from);
    if (last === undefined || between.some(isWord)) hunks.push(hunk);
    else hunks[hunks.length - 1] = { ...hunk, from: last.from, afterFrom: last.afterFrom };
  };
  let [x, y] = [0, 0];
  for (const { kind, count } of diffSequence(before.map(tokenText), after.map(tokenText)).edits) {
    const hunk = { from: x, afterFrom: y, to: x, afterTo: y };
    if (kind !== 'added') x += count;
    if (kind !== 'removed') y += count;
    if (kind !== 'same') add({ ...hunk, to: x, afterTo: y });
  }
  return hasLittleInCommon(before, after, hunks) ? [wholeHunk(before, after)] : hunks;
}

function wholeHunk(before: readonly TextToken[], after: readonly TextToken[]): TokenHunk {
  return { from: 0, to: before.length, afterFrom: 0, afterTo: after.length };
}

function hasLittleInCommon(
  before: readonly TextToken[],
  after: readonly TextToken[],
  hunks: readonly TokenHunk[],
): boolean {
  const lettersOf = (tokens: readonly TextToken[]) =>
    tokens.reduce((sum, token) => sum + (isWord(token) ? token.text.length : 0), 0);
  const [had, has] = [lettersOf(before), lettersOf(after)];
  const gone = hunks.reduce((sum, { from, to }) => sum + lettersOf(before.slice(from, to)), 0);
  const shorter = Math.min(had, has);
  return hunks.length > 1 && (had - gone) * 3 < shorter;
}

import type { ComparedBlock } from './compareTexts.ts';
import { isDifferent } from './excerptOf.ts';

/** Paragraphs that are drawn, or unchanged ones that are folded; from inclusive, to exclusive. */
export interface BlockStretch {
  readonly kind: 'blocks' | 'fold';
  readonly from: number;
  readonly to: number;
}

/** What is drawn of a comparison. */
export interface FoldedBlocks {
  readonly stretches: readonly BlockStretch[];
  /** Paragraphs that are neither drawn nor folded yet, and the first of them. */
  readonly leftOut: number;
  readonly nextIndex: number;
}

interface FoldOptions {
  /** The first paragraphs of those folds that were opened. */
  readonly unfolded: ReadonlySet<number>;
  /** Paragraphs that are drawn at most. */
  readonly limit: number;
}

/** Folds unchanged paragraphs but one on each side of a change, where that leaves out two or more. */
export function foldBlocks(
  compared: readonly ComparedBlock[],
  { unfolded, limit }: FoldOptions,
): FoldedBlocks {
  const stretches: BlockStretch[] = [];
  let [room, leftOut, nextIndex] = [limit, 0, -1];
  const add = (from: number, to: number) => {
    const end = Math.min(to, from + room);
    if (end > from) stretches.push({ kind: 'blocks', from, to: end });
    if (end < to && nextIndex < 0) nextIndex = end;
    leftOut += to - Math.max(end, from);
    room -= Math.max(0, end - from);
  };
  for (let start = 0; start < compared.length; ) {
    const first = compared[start];
    const isSame = first !== undefined && !isDifferent(first);
    let end = start + 1;
    for (let next = compared[end]; next !== undefined && isSame !== isDifferent(next); next = compared[end])
      end += 1;
    const from = start === 0 ? start : start + 1;
    const to = end === compared.length ? end : end - 1;
    if (!isSame || to - from < 2 || unfolded.has(from)) add(start, end);
    else {
      add(start, from);
      if (nextIndex < 0) stretches.push({ kind: 'fold', from, to });
      add(to, end);
    }
    start = end;
  }
  return { stretches, leftOut, nextIndex };
}

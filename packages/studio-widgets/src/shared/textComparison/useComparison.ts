import { useMemo } from 'react';
import type { TextFormat } from '../textBlocks/TextBlock.ts';
import { type ComparedBlock, compareTexts } from './compareTexts.ts';
import { type Excerpt, excerptOf } from './excerptOf.ts';

/** Two texts and what they differ in. */
export interface Comparison {
  readonly before: string;
  readonly after: string;
  readonly format: TextFormat;
  readonly blocks: readonly ComparedBlock[];
  readonly excerpt: Excerpt;
}

interface ComparisonOptions extends Pick<Comparison, 'before' | 'after' | 'format'> {
  /** False for what is shown in another way. */
  readonly isWanted: boolean;
}

/** Compares two texts, once for the same ones; null where it is not wanted, and where there is nothing to compare one of them with. */
export function useComparison({ before, after, format, isWanted }: ComparisonOptions): Comparison | null {
  return useMemo(() => {
    if (!isWanted || before === '' || after === '') return null;
    const blocks = compareTexts(before, after, format);
    const excerpt = excerptOf(blocks);
    return blocks.length === 0 ? null : { before, after, format, blocks, excerpt };
  }, [before, after, format, isWanted]);
}

import { nextIndex } from '../internal/nextIndex.ts';

/** What a key does on a chip. */
export type ChipAction =
  | { kind: 'remove'; goTo: number }
  | { kind: 'focus'; index: number }
  /** On to the input. */
  | { kind: 'leave' }
  | { kind: 'stay' };

export interface ChipPlace {
  index: number;
  count: number;
  isRtl: boolean;
}

/** What a key does on the chip at a place; nothing for a key that is not its own. */
export function chipAction(key: string, { index, count, isRtl }: ChipPlace): ChipAction | undefined {
  if (key === 'Backspace') return { kind: 'remove', goTo: Math.max(0, index - 1) };
  if (key === 'Delete') return { kind: 'remove', goTo: index };
  if (key === 'Escape') return { kind: 'leave' };
  const next = nextIndex(key, index, count, isRtl);
  if (next === undefined) return undefined;
  const isForward = key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
  const isBack = key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
  if (isForward && index === count - 1) return { kind: 'leave' };
  return isBack && index === 0 ? { kind: 'stay' } : { kind: 'focus', index: next };
}

/** What a key does on a chip: the focus goes to another, to the input, or the chip goes. */
export type ChipStep = number | 'leave' | 'remove';

/** @returns undefined for keys that do nothing here */
export function stepChip(key: string, at: number, count: number, isRtl: boolean): ChipStep | undefined {
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const on = isRtl ? 'ArrowLeft' : 'ArrowRight';
  if (key === back) return Math.max(0, at - 1);
  if (key === on) return at + 1 < count ? at + 1 : 'leave';
  if (key === 'Home') return 0;
  if (key === 'End' || key === 'Escape') return 'leave';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : undefined;
}

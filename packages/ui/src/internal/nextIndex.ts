/**
 * Where a key leads in a row of `count` items from the one at `index`, round at the ends; `undefined` when the key is
 * not one of the arrows along the row, Home or End.
 */
export function nextIndex(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

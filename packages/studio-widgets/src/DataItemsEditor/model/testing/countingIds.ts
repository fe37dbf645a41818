import type { DataItemIdFactory } from '../../types.ts';

/** Ids a test can foresee: `id-1`, `id-2`… */
export function countingIds(): DataItemIdFactory {
  let count = 0;
  return () => {
    count += 1;
    return `id-${count}`;
  };
}

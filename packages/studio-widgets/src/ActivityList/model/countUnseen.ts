import type { ActivityEntry } from '../types.ts';

/** How many entries came after the one that was seen last; all of them when that one is not there any more. */
export function countUnseen(entries: readonly ActivityEntry[], seenId: string | null): number {
  const seen = entries.findIndex(({ id }) => id === seenId);
  return seen === -1 ? entries.length : seen;
}

const first = -100;
const last = -99_999;

/** How many entries can be new at once. */
export const mostNew = first - last + 1;

/**
 * An id for an entry that is not saved: at random between -100 and -99,999, and none of those that are taken.
 * @param random gives numbers from 0 to below 1. Default: `Math.random`
 * @throws RangeError when all are taken
 */
export function temporaryId(taken: ReadonlySet<number>, random: () => number = Math.random): number {
  const start = Math.floor(random() * mostNew);
  for (let tried = 0; tried < mostNew; tried += 1) {
    // After a collision the next one is tried: all are, whatever the numbers are.
    const id = first - ((start + tried) % mostNew);
    if (!taken.has(id)) return id;
  }
  throw new RangeError('There are no ids left for new entries: save those that there are.');
}

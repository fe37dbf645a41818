/**
 * Versions of a document are numbered from the last whole one, which has position 0. A delta is made against the version that
 * lies 1, 4, 16, 64, 256 or 1,024 positions before: the largest of these that divides its own position. So a whole one is
 * needed once in 4,096 versions, and yet none is more than 18 deltas from it.
 */
const radix = 4;
const levels = 6;
const wholeEvery = radix ** levels;

/** The most deltas that lie between a version and the last whole one. */
export const longestChain = (radix - 1) * levels;

/** The position of the version after the one at a position; 0 when it is time for a whole one. */
export function nextPosition(position: number): number {
  return (position + 1) % wholeEvery;
}

/** How many versions before it the base of a version lies; 0 when it is whole. */
export function spanOf(position: number): number {
  if (position === 0) return 0;
  let span = 1;
  while (position % (span * radix) === 0) span *= radix;
  return span;
}

/** The versions that a version is read from: the whole one first, then the deltas in their order, its own the last. */
export function chainOf(version: number, position: number): number[] {
  const chain = [version];
  let left = position;
  for (let at = version; left > 0; ) {
    const span = spanOf(left);
    left -= span;
    at -= span;
    chain.unshift(at);
  }
  return chain;
}

/**
 * The places of a longest increasing subsequence. Of several the one with the smallest first value, then second, and so
 * on: an element that joins one later does not turn the choice to another.
 * @param values distinct numbers
 */
export function longestIncreasing(values: readonly number[]): readonly number[] {
  const byLength = placesByLength(values);
  const chosen: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const places of byLength.toReversed()) {
    const next = places.findLast((place) => (values[place] ?? last) > last);
    if (next === undefined) break;
    chosen.push(next);
    last = values[next] ?? last;
  }
  return chosen;
}

/**
 * The places by the length of the longest increasing subsequence that starts there, shortest first. Among places of one
 * length values fall from left to right.
 */
function placesByLength(values: readonly number[]): number[][] {
  const byLength: number[][] = [];
  /** The greatest value that starts a subsequence of each length. */
  const starts: number[] = [];
  for (let place = values.length - 1; place >= 0; place -= 1) {
    const value = values[place] ?? 0;
    const length = countGreater(starts, value);
    starts[length] = value;
    const places = byLength[length];
    if (places === undefined) byLength[length] = [place];
    else places.push(place);
  }
  return byLength.map((places) => places.reverse());
}

/** How many values of a falling sequence are greater. */
function countGreater(falling: readonly number[], value: number): number {
  let low = 0;
  let high = falling.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((falling[middle] ?? value) > value) low = middle + 1;
    else high = middle;
  }
  return low;
}

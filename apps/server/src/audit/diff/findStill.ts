/**
 * The largest set of entries that are in rising order: what has to stay so that the fewest others move. Answers their
 * positions. Takes n log n steps.
 */
export function findStill(values: readonly number[]): Set<number> {
  /** At each length, the position of the lowest value that ends a rising run of that length. */
  const ends: number[] = [];
  const previous = new Map<number, number>();
  for (const [position, value] of values.entries()) {
    const length = shortestAtLeast(ends, values, value);
    const before = ends[length - 1];
    if (before !== undefined) previous.set(position, before);
    ends[length] = position;
  }
  const still = new Set<number>();
  for (let position = ends.at(-1); position !== undefined; position = previous.get(position)) {
    still.add(position);
  }
  return still;
}

function shortestAtLeast(ends: readonly number[], values: readonly number[], value: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const end = ends[middle];
    if (end !== undefined && (values[end] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many values a key can have beside the places of `count` of them, such that both fit a double exactly. */
export function getKeyRange(count: number): number {
  return 2 ** 52 / getStep(count);
}

/** A power of two that is no less than the count. */
function getStep(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, count)));
}

/**
 * Puts places into the order of whole-number keys, in place. Equal ones stay as they are. The key and the position share
 * one double, so that the engine's sort of plain numbers does it, without a call for each pair.
 * @param keys of the places, in their order, at least 0 and below `getKeyRange(places.length)`; ordered as well
 */
export function orderByKey(places: Uint32Array, keys: Float64Array): void {
  const count = places.length;
  const step = getStep(count);
  for (let index = 0; index < count; index += 1) keys[index] = (keys[index] ?? 0) * step + index;
  keys.sort();
  const before = places.slice();
  for (let index = 0; index < count; index += 1) {
    const value = keys[index] ?? 0;
    const key = Math.floor(value / step);
    places[index] = before[value - key * step] ?? 0;
    keys[index] = key;
  }
}

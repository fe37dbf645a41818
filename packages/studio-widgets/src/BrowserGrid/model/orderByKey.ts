/** How many bits of a key are left for values, beside the places of `count` of them: all of it fits a double exactly. */
export function getKeyBits(count: number): number {
  return 52 - Math.ceil(Math.log2(Math.max(2, count)));
}

/**
 * Puts places into the order of whole-number keys, in place. Equal ones stay as they are. The key and the position share
 * one double, so that the engine's sort of plain numbers does it, without a call for each pair.
 * @param getKey at least 0 and below 2 to the power of `getKeyBits(places.length)`
 * @param scratch at least as long as the places; holds the keys of the sorted places afterwards
 */
export function orderByKey(
  places: Uint32Array,
  getKey: (place: number) => number,
  scratch: Float64Array,
): Uint32Array {
  const count = places.length;
  const step = 2 ** (52 - getKeyBits(count));
  const packed = scratch.subarray(0, count);
  for (let index = 0; index < count; index += 1) packed[index] = getKey(places[index] ?? 0) * step + index;
  packed.sort();
  const before = places.slice();
  for (let index = 0; index < count; index += 1) {
    const value = packed[index] ?? 0;
    const key = Math.floor(value / step);
    places[index] = before[value - key * step] ?? 0;
    packed[index] = key;
  }
  return places;
}

import { getKeyRange, orderByKey } from './orderByKey.ts';

/** Puts places into the order of their numbers, in place. Equal ones stay as they are. */
export function orderNumbers(places: Uint32Array, numbers: Float64Array): Uint32Array {
  const lowest = getLowestOfWholes(places, numbers);
  if (lowest === null) return places.sort((a, b) => getSign(numbers[a] ?? 0, numbers[b] ?? 0));
  orderByKey(
    places,
    Float64Array.from(places, (place) => (numbers[place] ?? 0) - lowest),
  );
  return places;
}

function getSign(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The lowest number when all are whole and close enough together to be sorted as keys; null otherwise. */
function getLowestOfWholes(places: Uint32Array, numbers: Float64Array): number | null {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const value = numbers[place] ?? 0;
    if (!Number.isSafeInteger(value)) return null;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return highest - lowest < getKeyRange(places.length) ? lowest : null;
}

import { placesOf } from './commonSubsequence.ts';
import { longestIncreasing } from './longestIncreasing.ts';

/**
 * The fewest things that have to be taken out of a sequence so that the others keep their order.
 * @param stayed things of `before`, in an order of their own
 */
export function movedSiblings(before: readonly string[], stayed: readonly string[]): readonly string[] {
  if (stayed.every((key, index) => key === before[index])) return [];
  const places = placesOf(before);
  const values = stayed.map((key) => places.get(key) ?? 0);
  const steady = new Set(longestIncreasing(values));
  return steady.size === stayed.length ? [] : stayed.filter((_, index) => !steady.has(index));
}

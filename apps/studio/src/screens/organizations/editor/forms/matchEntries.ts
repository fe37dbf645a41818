import type { FilledValues } from '@studio/rules';
import { equal } from '../../../../kernel/editor/equal.ts';

/**
 * Of entries that have no ids: where each is in a later list, null for those that are gone. The order is the same in both; an entry that was edited is the
 * one that is alike most.
 */
export function matchEntries(
  was: readonly FilledValues[],
  is: readonly FilledValues[],
): readonly (number | null)[] {
  // How alike the first entries of both are at most.
  const scores: (readonly number[])[] = [[0, ...is.map(() => 0)]];
  for (const entry of was) {
    const above = scores.at(-1) ?? [];
    const row = [0];
    for (const [at, other] of is.entries())
      row.push(Math.max(above[at + 1] ?? 0, row[at] ?? 0, (above[at] ?? 0) + likeness(entry, other)));
    scores.push(row);
  }
  const places: (number | null)[] = [];
  let left = is.length;
  for (let at = was.length; at > 0; at -= 1) {
    // Those behind the last one that is like it were added.
    while (left > 0 && scores[at]?.[left] === scores[at]?.[left - 1]) left -= 1;
    const isGone = left === 0 || scores[at]?.[left] === scores[at - 1]?.[left];
    if (!isGone) left -= 1;
    places.unshift(isGone ? null : left);
  }
  return places;
}

/** How many values of two entries are equal, and one more: an entry may have been edited in all of them. Much more for the same entry. */
function likeness(one: FilledValues, other: FilledValues): number {
  if (one === other || equal(one, other)) return 1000;
  return 1 + Object.keys(other).filter((name) => equal(one[name], other[name])).length;
}

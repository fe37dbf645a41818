import { addWithParents } from './addWithParents.ts';
import type { Violation } from './Violation.ts';

/** Both together. What the second say of a place is all that is said of it. */
export function joinViolations(first: readonly Violation[], second: readonly Violation[]): Violation[] {
  if (second.length === 0) return [...first];
  const places = new Set(second.map(({ pointer }) => pointer));
  return [...first.filter(({ pointer }) => !places.has(pointer)), ...second];
}

/** Both together. Of a reference that leads nowhere nothing is said where something in it is wrong: that is why. */
export function joinDangling(dangling: readonly Violation[], others: readonly Violation[]): Violation[] {
  const places = new Set<string>();
  for (const { pointer } of others) addWithParents(pointer, places);
  return [...dangling.filter(({ pointer }) => !places.has(pointer)), ...others];
}

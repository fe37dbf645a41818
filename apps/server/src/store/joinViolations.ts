import { addWithParents } from './addWithParents.ts';
import type { Violation } from './Violation.ts';

/** Both together. Of one place only the second are kept. */
export function joinViolations(first: readonly Violation[], second: readonly Violation[]): Violation[] {
  if (second.length === 0) return [...first];
  const places = new Set(second.map(({ pointer }) => pointer));
  return [...first.filter(({ pointer }) => !places.has(pointer)), ...second];
}

/** Both together. A dangling reference is left out where something in it is wrong: that is why. */
export function joinDangling(dangling: readonly Violation[], others: readonly Violation[]): Violation[] {
  const places = new Set<string>();
  for (const { pointer } of others) addWithParents(pointer, places);
  return [...dangling.filter(({ pointer }) => !places.has(pointer)), ...others];
}

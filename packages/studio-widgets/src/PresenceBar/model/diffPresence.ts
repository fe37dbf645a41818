import type { PresentPerson } from '../types.ts';

/** Who came and who left between two lists, in the order of the lists. */
export function diffPresence(
  before: readonly PresentPerson[],
  now: readonly PresentPerson[],
): { readonly joined: readonly PresentPerson[]; readonly left: readonly PresentPerson[] } {
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(now.map(({ id }) => id));
  return { joined: now.filter(({ id }) => !had.has(id)), left: before.filter(({ id }) => !has.has(id)) };
}

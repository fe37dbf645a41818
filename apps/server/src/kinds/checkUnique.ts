import type { Violation } from '../store/Violation.ts';

/** That a name is there more than once, at each further place. `pointerOf` makes the place of an index. */
export function checkUnique(
  names: readonly string[],
  noun: string,
  pointerOf: (index: number) => string,
): Violation[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ pointer: pointerOf(index), message: `The ${noun} '${name}' is there more than once.` }];
  });
}

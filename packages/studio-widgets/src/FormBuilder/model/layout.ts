import type { FormPartBase } from '../types.ts';

/** A stretch of the list of parts: from the first index up to the one behind the last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The index of each part by its key. */
export function indexByKey(parts: readonly FormPartBase[]): ReadonlyMap<string, number> {
  return new Map(parts.map(({ key }, index) => [key, index]));
}

/** The row that a field is in; of a head: the head alone. */
export function rowAt(parts: readonly FormPartBase[], index: number): Stretch {
  let start = index;
  while (start > 0 && parts[start]?.isBeside) start -= 1;
  let end = index + 1;
  while (parts[end]?.isBeside) end += 1;
  return { start, end };
}

/** The section that a part is in, with its head. Fields before the first head are a section without one. */
export function sectionAt(parts: readonly FormPartBase[], index: number): Stretch {
  let start = index;
  while (start > 0 && !parts[start]?.isHead) start -= 1;
  let end = index + 1;
  while (end < parts.length && !parts[end]?.isHead) end += 1;
  return { start, end };
}

/** What is wrong with a list of parts, in words for a developer; empty for a form that can be drawn. */
export function faultsOf(parts: readonly FormPartBase[]): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const [index, { key, isHead, isBeside }] of parts.entries()) {
    if (seen.has(key)) faults.push(`There are two parts with the key '${key}'.`);
    seen.add(key);
    const before = parts[index - 1];
    if (isBeside && isHead) faults.push(`The head '${key}' stands beside a part.`);
    else if (isBeside && (before === undefined || before.isHead))
      faults.push(`The field '${key}' has no field that it could stand beside.`);
  }
  return faults;
}

/** The parts with `isBeside` taken back where there is nothing to be beside. The same list where nothing has to be. */
export function tidied<Part extends FormPartBase>(parts: readonly Part[]): readonly Part[] {
  const isTidy = (part: Part, index: number) =>
    !part.isBeside || (!part.isHead && parts[index - 1]?.isHead === false);
  if (parts.every(isTidy)) return parts;
  return parts.map((part, index) => (isTidy(part, index) ? part : { ...part, isBeside: false }));
}

import type { FormPartBase } from '../types.ts';

/** A line of the canvas: the head of a section, or a row of fields. */
export interface BuilderLine<Part extends FormPartBase> {
  /** The key of its first part. */
  readonly key: string;
  readonly isHead: boolean;
  readonly parts: readonly Part[];
}

/**
 * The lines of a form.
 * @param known lines as they were, by their first part, which those that are made are added to: one whose parts are the same is the same, so that only
 * what has changed is drawn anew
 */
export function linesOf<Part extends FormPartBase>(
  parts: readonly Part[],
  known: WeakMap<Part, BuilderLine<Part>> = new WeakMap(),
): readonly BuilderLine<Part>[] {
  const lines: BuilderLine<Part>[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (parts[end]?.isBeside) end += 1;
    const first = parts[start];
    if (first !== undefined) {
      const former = known.get(first);
      const isSame =
        former?.parts.length === end - start && former.parts.every((part, at) => part === parts[start + at]);
      const line = isSame ? former : { key: first.key, isHead: first.isHead, parts: parts.slice(start, end) };
      if (!isSame) known.set(first, line);
      lines.push(line);
    }
    start = end;
  }
  return lines;
}

/** The lines, or parts, that are shown while sections are folded: of those, the heads alone. */
export function unfolded<Line extends Pick<FormPartBase, 'key' | 'isHead'>>(
  lines: readonly Line[],
  folded: ReadonlySet<string>,
): readonly Line[] {
  if (folded.size === 0) return lines;
  let isFolded = false;
  return lines.filter(({ key, isHead }) => {
    if (isHead) isFolded = folded.has(key);
    return isHead || !isFolded;
  });
}

/** The fields of each section, by the key of its head. */
export function countFields(parts: readonly FormPartBase[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let head: string | undefined;
  for (const { key, isHead } of parts) {
    if (isHead) head = key;
    if (head !== undefined) counts.set(head, (counts.get(head) ?? 0) + (isHead ? 0 : 1));
  }
  return counts;
}

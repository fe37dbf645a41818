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
 * @param before the lines as they were: one whose parts are the same is the same, so that only what has changed is drawn anew
 */
export function linesOf<Part extends FormPartBase>(
  parts: readonly Part[],
  before: readonly BuilderLine<Part>[] = [],
): readonly BuilderLine<Part>[] {
  const known = new Map(before.map((line) => [line.parts[0], line]));
  const lines: BuilderLine<Part>[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (parts[end]?.isBeside) end += 1;
    const row = parts.slice(start, end);
    const [first] = row;
    if (first !== undefined) {
      const former = known.get(first);
      const isSame =
        former?.parts.length === row.length && row.every((part, at) => part === former.parts[at]);
      lines.push(isSame ? former : { key: first.key, isHead: first.isHead, parts: row });
    }
    start = end;
  }
  return lines;
}

/** The lines that are shown while sections are folded: of those, the heads alone. */
export function unfoldedLines<Part extends FormPartBase>(
  lines: readonly BuilderLine<Part>[],
  folded: ReadonlySet<string>,
): readonly BuilderLine<Part>[] {
  if (folded.size === 0) return lines;
  let isFolded = false;
  return lines.filter(({ key, isHead }) => {
    if (isHead) isFolded = folded.has(key);
    return isHead || !isFolded;
  });
}

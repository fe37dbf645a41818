/** What is identified by its id. */
interface Identified {
  readonly id: string;
}

/** Things in a new order, with what surrounds them. */
export interface Woven<T> {
  /** The list before, when nothing is new. */
  readonly list: readonly T[];
  /** What was behind all content before, and is still at the end. */
  readonly tail: readonly T[];
}

/**
 * Replaces content by other content, and keeps what was between it: each filler stays behind the content that it
 * followed.
 * @param isFiller what is no content and stays
 */
export function interleave<T extends Identified>(
  content: readonly T[],
  before: readonly T[],
  isFiller: (each: T) => boolean,
): Woven<T> {
  const present = new Set(content.map(({ id }) => id));
  const fillers = new Map<string | null, T[]>();
  let anchor: string | null = null;
  for (const each of before) {
    if (present.has(each.id)) anchor = each.id;
    else if (isFiller(each)) fillers.set(anchor, [...(fillers.get(anchor) ?? []), each]);
  }
  const tail = fillers.get(anchor) ?? [];
  if (content.length > 0) fillers.delete(anchor);
  const list = [
    ...(fillers.get(null) ?? []),
    ...content.flatMap((each) => [each, ...(fillers.get(each.id) ?? [])]),
    ...(content.length > 0 ? tail : []),
  ];
  return { list: isSameList(list, before) ? before : list, tail };
}

/** Whether two lists hold the same things. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

import type { DraftRow } from './FieldDefinitions.ts';

interface Node {
  readonly type: string;
  /** The key of the thing that it is in; null for what is in the object itself. */
  readonly parent: string | null;
  readonly row: DraftRow;
}

interface PairingOptions {
  /** The key that a thing of the first tree has in the second one, as far as that is known; its own otherwise. */
  readonly keyOf: (own: string) => string;
  /** Whether it is known already which thing of the other tree one is. */
  readonly isTaken: (key: string) => boolean;
}

/**
 * Pairs things of two trees that hold the same things: those with the most in common first, then in the order of the first tree. Only things of
 * one type make a pair, and each is in one at most.
 */
export function pairByChildren(
  nodes: readonly Node[],
  known: readonly Node[],
  { keyOf, isTaken }: PairingOptions,
): readonly (readonly [own: string, other: string])[] {
  const types = new Map(nodes.map(({ type, row }) => [row.key, type]));
  const others = new Map(known.map(({ type, parent, row }) => [row.key, { type, parent }]));
  const shared = new Map<string, Map<string, number>>();
  for (const { type, parent, row } of nodes) {
    const child = others.get(keyOf(row.key));
    if (parent === null || child?.parent == null || child.type !== type) continue;
    const other = child.parent;
    const isOpen = keyOf(parent) === parent && !isTaken(parent) && !isTaken(other);
    if (!isOpen || types.get(parent) !== others.get(other)?.type) continue;
    const counts = shared.get(parent) ?? new Map<string, number>();
    counts.set(other, (counts.get(other) ?? 0) + 1);
    shared.set(parent, counts);
  }
  const candidates = [...shared].flatMap(([own, counts]) =>
    [...counts].map(([other, count]) => ({ own, other, count })),
  );
  const used = new Set<string>();
  return candidates
    .toSorted((one, two) => two.count - one.count)
    .flatMap(({ own, other }) => {
      if (used.has(`own ${own}`) || used.has(`other ${other}`)) return [];
      used.add(`own ${own}`).add(`other ${other}`);
      return [[own, other] as const];
    });
}

import type { BlockPair, TextBlock, TextContainer } from '@studio/widgets';
import { isSameRecord, threeWay, threeWayRecord } from './threeWay.ts';

/** Containers of blocks: the lists and quotations that three versions of a text share, and those that one side made. */
export interface MergedContainers {
  /** The path of a block of a side, in containers of the text that both sides began with as far as it has them. */
  pathOf(block: TextBlock): readonly TextContainer[];
  /** The same in containers as they are merged. */
  mergedPath(path: readonly TextContainer[]): readonly TextContainer[];
}

/** A side, and which of its blocks are which of the base. */
export interface AlignedSide {
  readonly blocks: readonly TextBlock[];
  readonly pairs: readonly BlockPair[];
}

/**
 * Finds the same containers on both sides. Null where both sides made different things of one.
 * @param shared the blocks that both sides have, each with the one of the other side
 */
export function mergeContainers(
  base: readonly TextBlock[],
  sides: { readonly mine: AlignedSide; readonly theirs: AlignedSide },
  shared: readonly (readonly [mine: TextBlock, theirs: TextBlock])[],
): MergedContainers | null {
  const [here, there] = [originsOf(base, sides.mine), originsOf(base, sides.theirs)];
  const [inMine, inTheirs] = [reversed(here), reversed(there)];
  const merged = new Map<TextContainer, TextContainer>();
  for (const container of new Set([...inMine.keys(), ...inTheirs.keys()])) {
    const [one, other] = [inMine.get(container) ?? container, inTheirs.get(container) ?? container];
    const tag = threeWay(container.tag, one.tag, other.tag);
    const attributes = threeWayRecord(container.attributes, one.attributes, other.attributes);
    if (tag === null || attributes === null) return null;
    merged.set(container, { tag: tag.value, attributes: attributes.value });
  }
  const madeByBoth = joinNew(shared, here, there);
  return {
    pathOf: ({ path }) =>
      path.map((each) => here.get(each) ?? there.get(each) ?? madeByBoth.get(each) ?? each),
    mergedPath: (path) => path.map((each) => merged.get(each) ?? each),
  };
}

/** The containers that both sides made around the same blocks: one replaces both. */
function joinNew(
  shared: readonly (readonly [mine: TextBlock, theirs: TextBlock])[],
  here: ReadonlyMap<TextContainer, TextContainer>,
  there: ReadonlyMap<TextContainer, TextContainer>,
): ReadonlyMap<TextContainer, TextContainer> {
  const joined = new Map<TextContainer, TextContainer>();
  const taken = new Set<TextContainer>();
  for (const [mine, theirs] of shared) {
    for (const [depth, container] of theirs.path.entries()) {
      const other = mine.path[depth];
      if (other === undefined) break;
      const [origin, otherOrigin] = [there.get(container), here.get(other)];
      if (origin !== otherOrigin) break;
      if (origin !== undefined || joined.get(container) === other) continue;
      if (joined.has(container) || taken.has(other) || !isAlike(container, other)) break;
      joined.set(container, other);
      taken.add(other);
    }
  }
  return joined;
}

/** Whether two containers are of the same kind and look the same. */
function isAlike(one: TextContainer, other: TextContainer | undefined): boolean {
  return one.tag === other?.tag && isSameRecord(one.attributes, other.attributes);
}

/** The containers of a side with those of the base that they are: they hold the same blocks, in the same kind of container. */
function originsOf(
  base: readonly TextBlock[],
  { blocks, pairs }: AlignedSide,
): ReadonlyMap<TextContainer, TextContainer> {
  const origins = new Map<TextContainer, TextContainer>();
  const taken = new Set<TextContainer>();
  for (const { before, after } of pairs) {
    const [was, is] = [base[before]?.path ?? [], blocks[after]?.path ?? []];
    for (const [depth, container] of is.entries()) {
      const origin = was[depth];
      if (origin === undefined || kindOf(origin) !== kindOf(container)) break;
      const known = origins.get(container);
      if (known === undefined ? taken.has(origin) : known !== origin) break;
      origins.set(container, origin);
      taken.add(origin);
    }
  }
  return origins;
}

function kindOf({ tag }: TextContainer): string {
  return tag === 'ol' ? 'ul' : tag;
}

function reversed<Key, Value>(map: ReadonlyMap<Key, Value>): Map<Value, Key> {
  return new Map([...map].map(([key, value]) => [value, key]));
}

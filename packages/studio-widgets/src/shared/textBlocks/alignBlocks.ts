import { diffSequence } from '@studio/ui/internal';
import { isWord } from './lineBlocks.ts';
import type { TextBlock } from './TextBlock.ts';

/** Which block of one text is which of another. */
export interface BlockPair {
  /** Its place in the earlier text. */
  readonly before: number;
  /** Its place in the later text. */
  readonly after: number;
  /** It is elsewhere among the others. */
  readonly isMoved: boolean;
}

/** Blocks that went and blocks that came between two that stayed. */
interface Gap {
  readonly removed: number[];
  readonly added: number[];
}

/** Pairs of which more would take too long are not looked for by what they have in common. */
const mostPairs = 4_000;
const alike = 0.4;
const mostlyAlike = 0.65;

/**
 * Finds the same blocks in two texts, in the order of the later one: those that are equal; those that are equal and elsewhere; and where some went
 * and others came at the same place, those that have words in common, then the others by their order.
 */
export function alignBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): readonly BlockPair[] {
  const pairs: BlockPair[] = [];
  const gaps: Gap[] = [];
  let gap: Gap = { removed: [], added: [] };
  let [x, y] = [0, 0];
  const keysOf = (blocks: readonly TextBlock[]) => blocks.map(({ key }) => key);
  for (const { kind, count } of diffSequence(keysOf(before), keysOf(after)).edits) {
    if (kind === 'same') {
      gaps.push(gap);
      gap = { removed: [], added: [] };
    }
    for (let step = 0; step < count; step += 1) {
      if (kind === 'same') pairs.push({ before: x + step, after: y + step, isMoved: false });
      else if (kind === 'removed') gap.removed.push(x + step);
      else gap.added.push(y + step);
    }
    if (kind !== 'added') x += count;
    if (kind !== 'removed') y += count;
  }
  gaps.push(gap);
  pairs.push(...takeMoved(before, after, gaps));
  for (const each of gaps) pairs.push(...pairWithin(before, after, each));
  pairs.push(...pairLeft(before, after, pairs));
  let last = -1;
  return pairs
    .sort((one, other) => one.after - other.after)
    .map((pair) => {
      if (pair.isMoved || pair.before < last) return { ...pair, isMoved: true };
      last = pair.before;
      return pair;
    });
}

/** Blocks with at least two words that are gone from one gap and come in another, where there is one of them. */
function takeMoved(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
  gaps: readonly Gap[],
): BlockPair[] {
  const contentAt = (blocks: readonly TextBlock[], place: number) => {
    const block = blocks[place];
    return block === undefined || block.tokens.filter(isWord).length < 2 ? '' : block.content;
  };
  const gone = Map.groupBy(
    gaps.flatMap(({ removed }) => removed),
    (place) => contentAt(before, place),
  );
  const came = Map.groupBy(
    gaps.flatMap(({ added }) => added),
    (place) => contentAt(after, place),
  );
  const moved: BlockPair[] = [];
  for (const [content, [from, ...more]] of gone) {
    const [to, ...others] = came.get(content) ?? [];
    if (content === '' || from === undefined || to === undefined || more.length + others.length > 0) continue;
    const isMoved = !gaps.some(({ removed, added }) => removed.includes(from) && added.includes(to));
    moved.push({ before: from, after: to, isMoved });
  }
  const [wentOn, cameBack] = [
    new Set(moved.map((each) => each.before)),
    new Set(moved.map((each) => each.after)),
  ];
  for (const { removed, added } of gaps) {
    removed.splice(0, removed.length, ...removed.filter((place) => !wentOn.has(place)));
    added.splice(0, added.length, ...added.filter((place) => !cameBack.has(place)));
  }
  return moved;
}

function pairWithin(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
  { removed, added }: Gap,
): BlockPair[] {
  const pairs: BlockPair[] = [];
  const add = (from: number | undefined, to: number | undefined) => {
    if (from !== undefined && to !== undefined) pairs.push({ before: from, after: to, isMoved: false });
  };
  let [x, y] = [0, 0];
  const inOrder = (toX: number, toY: number) => {
    const [left, right] = [removed.slice(x, toX), added.slice(y, toY)];
    let at = 0;
    for (const from of left) {
      const found = right.findIndex((to, index) => index >= at && isComparable(before[from], after[to]));
      if (found < 0) continue;
      add(from, right[found]);
      at = found + 1;
    }
  };
  for (const [atX, atY] of likeliest(before, after, removed, added)) {
    inOrder(atX, atY);
    add(removed[atX], added[atY]);
    [x, y] = [atX + 1, atY + 1];
  }
  inOrder(removed.length, added.length);
  return pairs;
}

/** Blocks that were moved and changed: of those that are left the ones that have most of their words in common, from the first on. */
function pairLeft(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
  pairs: readonly BlockPair[],
): BlockPair[] {
  const [had, has] = [new Set(pairs.map((each) => each.before)), new Set(pairs.map((each) => each.after))];
  const gone = [...before.keys()].filter((place) => !had.has(place));
  const came = [...after.keys()].filter((place) => !has.has(place));
  if (gone.length * came.length > mostPairs) return [];
  const found: BlockPair[] = [];
  for (const from of gone) {
    const words = wordsOf(before[from]);
    if (words.size < 2) continue;
    const to = came.find(
      (place) =>
        !has.has(place) &&
        isComparable(before[from], after[place]) &&
        likenessOf(words, wordsOf(after[place])) >= mostlyAlike,
    );
    if (to === undefined) continue;
    has.add(to);
    found.push({ before: from, after: to, isMoved: true });
  }
  return found;
}

function isComparable(one: TextBlock | undefined, other: TextBlock | undefined): boolean {
  return (
    one !== undefined && other !== undefined && (one.isWhole || other.isWhole ? one.tag === other.tag : true)
  );
}

/** The pairs that are in the same order in both and have the most in common, by their places in the gap. */
function likeliest(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
  removed: readonly number[],
  added: readonly number[],
): readonly (readonly [number, number])[] {
  const [height, width] = [removed.length, added.length];
  if (height * width === 0 || height * width > mostPairs) return [];
  const words = (blocks: readonly TextBlock[], places: readonly number[]) =>
    places.map((place) => wordsOf(blocks[place]));
  const [left, right] = [words(before, removed), words(after, added)];
  const likeness = left.map((one, x) =>
    right.map((other, y) => {
      const isPair = isComparable(before[removed[x] ?? -1], after[added[y] ?? -1]);
      const value = isPair ? likenessOf(one, other) : 0;
      return value < alike ? 0 : value;
    }),
  );
  return bestWay(likeness, height, width);
}

/** The way through a table from its first to its last corner that adds up to the most; of equal ones the earliest. */
function bestWay(
  values: readonly (readonly number[])[],
  height: number,
  width: number,
): readonly (readonly [number, number])[] {
  const best = Array.from({ length: height + 1 }, () => new Array<number>(width + 1).fill(0));
  const at = (x: number, y: number) => best[x]?.[y] ?? 0;
  const throughPair = (x: number, y: number) => {
    const value = values[x]?.[y] ?? 0;
    return value === 0 ? 0 : value + at(x + 1, y + 1);
  };
  for (let x = height - 1; x >= 0; x -= 1)
    for (let y = width - 1; y >= 0; y -= 1)
      best[x]?.splice(y, 1, Math.max(throughPair(x, y), at(x + 1, y), at(x, y + 1)));
  const pairs: [number, number][] = [];
  for (let x = 0, y = 0; x < height && y < width; ) {
    const isPair = throughPair(x, y) > 0 && at(x, y) === throughPair(x, y);
    if (isPair) pairs.push([x, y]);
    const isRight = !isPair && at(x, y) !== at(x + 1, y);
    if (!isRight) x += 1;
    if (isPair || isRight) y += 1;
  }
  return pairs;
}

type Words = ReadonlyMap<string, number>;

function wordsOf(block: TextBlock | undefined): Words {
  const words = new Map<string, number>();
  for (const token of block?.tokens ?? [])
    if (isWord(token)) words.set(token.text, (words.get(token.text) ?? 0) + 1);
  return words;
}

/** From 0 for no word in common to 1 for the same words. */
function likenessOf(one: Words, other: Words): number {
  const size = (words: Words) => [...words.values()].reduce((sum, count) => sum + count, 0);
  const total = size(one) + size(other);
  if (total === 0) return 1;
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  return (2 * common) / total;
}

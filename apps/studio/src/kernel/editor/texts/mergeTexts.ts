import {
  alignBlocks,
  makeBlock,
  type TextBlock,
  type TextBlockFormat,
  type TextContainer,
} from '@studio/widgets';
import type { FieldMerger, FieldParts, PartConflict } from '../outline/merging/FieldMerger.ts';
import type { Choice } from '../outline/Outline.ts';
import { mergeSequences } from '../outline/sequences/mergeSequences.ts';
import { type AlignedSide, type MergedContainers, mergeContainers } from './mergeContainers.ts';
import { mergeTokens } from './mergeTokens.ts';
import { threeWay, threeWayRecord } from './threeWay.ts';

/**
 * Makes the merger of texts of one format. Blocks (paragraphs, headings, list items; of a text in lines its lines) that one side
 * added, removed, moved or changed are so afterwards; of one that both changed the words and formatting merge where they do not touch.
 * What collides collides for one block alone: both changed the same of it, or one removed what the other changed or moved.
 * Texts of which one is empty or cannot be read in blocks, those whose blocks both sides moved to different places, and those of which nothing would be
 * left are not merged.
 */
export function textMerger(format: TextBlockFormat): FieldMerger {
  return (base, mine, theirs) => {
    const read = (value: typeof base) => format.read(String(value ?? ''));
    const [was, here, there] = [read(base), read(mine), read(theirs)];
    const isMergeable = [was, here, there].every(({ blocks, isComplete }) => isComplete && blocks.length > 0);
    return isMergeable ? mergeBlocks(was.blocks, here.blocks, there.blocks, format) : null;
  };
}

type Blocks = readonly TextBlock[];

/** A block of the result: merged, or one that both sides have to say something about. */
type MergedBlock =
  | { readonly block: TextBlock; readonly sides: null }
  | { readonly block: null; readonly sides: BlockSides };

interface BlockSides {
  /** Its place in the base. */
  readonly place: number;
  readonly was: TextBlock;
  /** Undefined where the side removed it. */
  readonly here: TextBlock | undefined;
  readonly there: TextBlock | undefined;
}

function mergeBlocks(base: Blocks, mine: Blocks, theirs: Blocks, format: TextBlockFormat): FieldParts | null {
  const sides = { mine: alignSide(base, mine), theirs: alignSide(base, theirs) };
  const keyed = keySides(sides.mine, sides.theirs);
  const shared = [...keyed.mine].flatMap(([key, { block }]) => {
    const other = keyed.theirs.get(key);
    return other === undefined ? [] : [[block, other.block] as const];
  });
  const containers = mergeContainers(base, sides, shared);
  if (containers === null) return null;
  const merged = new Map<string, MergedBlock>();
  for (const key of new Set([...keyed.mine.keys(), ...keyed.theirs.keys()])) {
    const block = mergeKeyed(key, base, keyed, containers);
    if (block !== null) merged.set(key, block);
  }
  const added = new Map([...addedRuns(keyed.mine), ...addedRuns(keyed.theirs)]);
  const contentOf = (key: string) => added.get(key) ?? base[placeOf(key)]?.key ?? '';
  const { order, collided } = mergeSequences(
    {
      base: base.map((_, index) => baseKey(index)),
      mine: [...keyed.mine.keys()],
      theirs: [...keyed.theirs.keys()],
    },
    {
      members: new Set(merged.keys()),
      sideOf: () => 'mine',
      compare: (one, other) => compareTexts(contentOf(one), contentOf(other)) || compareTexts(one, other),
    },
  );
  if (collided.length > 0) return null;
  const result = order.flatMap((key) => merged.get(key) ?? []);
  // Each side left something of the text: neither meant it to be empty.
  if (result.every(({ block }) => block?.tokens.length === 0)) return null;
  return {
    conflicts: result.flatMap(({ sides: both }) => (both === null ? [] : [toConflict(both, format)])),
    write: (choiceOf) => {
      const blocks = result.flatMap(({ block, sides: both }) =>
        both === null ? [block] : chosenBlocks(both, choiceOf(partOf(both)), { containers, format }),
      );
      return format.write(blocks) || null;
    },
  };
}

function alignSide(base: Blocks, blocks: Blocks): AlignedSide {
  return { blocks, pairs: alignBlocks(base, blocks) };
}

/** A block of a side. */
interface SideBlock {
  readonly block: TextBlock;
  readonly isMoved: boolean;
}

/** The blocks of the sides in their order, by keys that the same blocks have on both. */
interface KeyedSides {
  readonly mine: ReadonlyMap<string, SideBlock>;
  readonly theirs: ReadonlyMap<string, SideBlock>;
}

function baseKey(place: number): string {
  return `b${place}`;
}

/** The place of a block in the base, by its key; -1 for one that a side added. */
function placeOf(key: string): number {
  return key.startsWith('b') ? Number(key.slice(1)) : -1;
}

/** What was added, by the keys: each with what was added right after it, so that their order does not hang on whose they are. */
function addedRuns(side: ReadonlyMap<string, SideBlock>): ReadonlyMap<string, string> {
  const runs = new Map<string, string>();
  let after = '';
  for (const [key, { block }] of [...side].reverse()) {
    after = placeOf(key) < 0 ? `${block.key}\n${after}`.slice(0, 4000) : '';
    if (after !== '') runs.set(key, after);
  }
  return runs;
}

/** What both sides added at the same place is the same block. */
function keySides(mine: AlignedSide, theirs: AlignedSide): KeyedSides {
  const added = new Map<string, string>();
  const keySide = ({ blocks, pairs }: AlignedSide, prefix: string) => {
    const known = new Map(pairs.map((pair) => [pair.after, pair]));
    const counts = new Map<string, number>();
    let room = '';
    return new Map(
      blocks.map((block, place): [string, SideBlock] => {
        const pair = known.get(place);
        if (pair !== undefined) {
          room = baseKey(pair.before);
          return [room, { block, isMoved: pair.isMoved }];
        }
        const heading = `${room} ${block.key}`;
        const count = (counts.get(heading) ?? 0) + 1;
        counts.set(heading, count);
        const name = `${heading} ${count}`;
        const key = added.get(name) ?? `${prefix}${place}`;
        added.set(name, key);
        return [key, { block, isMoved: false }];
      }),
    );
  };
  return { mine: keySide(mine, 'm'), theirs: keySide(theirs, 't') };
}

/** Null for a block that one side removed and the other left alone. */
function mergeKeyed(
  key: string,
  base: Blocks,
  { mine, theirs }: KeyedSides,
  containers: MergedContainers,
): MergedBlock | null {
  const [here, there] = [mine.get(key), theirs.get(key)];
  const place = placeOf(key);
  const was = base[place];
  const inPlace = (block: TextBlock, path = containers.pathOf(block)): MergedBlock => ({
    block: withPath(block, containers.mergedPath(path)),
    sides: null,
  });
  if (was === undefined) {
    const block = here?.block ?? there?.block;
    return block === undefined ? null : inPlace(block);
  }
  const both = { place, was, here: here?.block, there: there?.block };
  if (here === undefined || there === undefined) {
    const kept = here ?? there;
    if (kept === undefined) return null;
    const isTouched =
      kept.isMoved || kept.block.content !== was.content || isElsewhere(kept.block, was, containers);
    return isTouched ? { block: null, sides: both } : null;
  }
  const content = mergeContent(was, here.block, there.block);
  const path = threeWay(was.path, containers.pathOf(here.block), containers.pathOf(there.block), isSamePath);
  return content === null || path === null ? { block: null, sides: both } : inPlace(content, path.value);
}

function isElsewhere(block: TextBlock, was: TextBlock, { pathOf }: MergedContainers): boolean {
  return !isSamePath(pathOf(block), was.path);
}

function isSamePath(one: readonly TextContainer[], other: readonly TextContainer[]): boolean {
  return one.length === other.length && one.every((container, depth) => container === other[depth]);
}

function withPath(block: TextBlock, path: readonly TextContainer[]): TextBlock {
  return makeBlock({ ...block, path });
}

/** What a block says and how it looks, wherever it is. Null where both sides changed the same of it. */
function mergeContent(was: TextBlock, here: TextBlock, there: TextBlock): TextBlock | null {
  if (here.content === there.content) return inOneForm(here, there);
  if (here.content === was.content) return there;
  if (there.content === was.content) return here;
  if (was.isWhole || here.isWhole || there.isWhole) return null;
  const tag = threeWay(was.tag, here.tag, there.tag);
  const attributes = threeWayRecord(was.attributes, here.attributes, there.attributes);
  const tokens = mergeTokens(was.tokens, here.tokens, there.tokens);
  if (tag === null || attributes === null || tokens === null) return null;
  // Code is written in a way of its own: what one side made code, or no code any more, the other may not have changed.
  if ((tag.value === 'pre') !== (was.tag === 'pre')) return null;
  return makeBlock({
    ...{ path: was.path, tag: tag.value, attributes: attributes.value, tokens },
    ...{ isWhole: false, source: null, isBare: false },
  });
}

/** Of two ways to write the same the one that does not depend on whose it is. */
function inOneForm(one: TextBlock, other: TextBlock): TextBlock {
  const formOf = ({ source }: TextBlock) => JSON.stringify(source);
  return compareTexts(formOf(one), formOf(other)) <= 0 ? one : other;
}

function partOf({ place }: BlockSides): string {
  return baseKey(place);
}

function toConflict(sides: BlockSides, format: TextBlockFormat): PartConflict {
  const write = (block: TextBlock | undefined) => (block === undefined ? null : format.write([block]));
  const { place, was, here, there } = sides;
  return {
    part: partOf(sides),
    number: place + 1,
    base: write(was),
    mine: write(here),
    theirs: write(there),
  };
}

function chosenBlocks(
  { was, here, there }: BlockSides,
  choice: Choice,
  { containers, format }: { readonly containers: MergedContainers; readonly format: TextBlockFormat },
): Blocks {
  const toMerged = (block: TextBlock) => withPath(block, containers.mergedPath(containers.pathOf(block)));
  if (typeof choice !== 'object') {
    const chosen = choice === 'mine' ? here : there;
    return chosen === undefined ? [] : [toMerged(chosen)];
  }
  const { blocks } = format.read(String(choice.value ?? ''));
  const room = toMerged(here ?? there ?? was).path;
  const known = new Map<TextContainer, TextContainer>();
  for (const [depth, container] of (blocks[0]?.path ?? []).entries()) {
    const target = room[depth];
    if (target === undefined || target.tag !== container.tag) break;
    known.set(container, target);
  }
  return blocks.map((block) =>
    withPath(
      block,
      block.path.map((each) => known.get(each) ?? each),
    ),
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

import type { Side } from '../Outline.ts';
import { commonSubsequence, placesOf, type Sequences } from './commonSubsequence.ts';
import { longestIncreasing } from './longestIncreasing.ts';

/** What a merge of sequences has to know. */
export interface SequenceRules {
  /** What belongs into the result. */
  readonly members: ReadonlySet<string>;
  /** Whose place counts for a thing that both sides moved, to different places. */
  readonly sideOf: (key: string) => Side;
  /** A total order of things that does not depend on the sides: what both put at one place is sorted by it. */
  readonly compare: (a: string, b: string) => number;
}

/** Every member once, and what both sides moved to different places. */
export interface MergedSequence {
  readonly order: readonly string[];
  readonly collided: readonly string[];
}

/** What each side has put between two steady things. */
interface Gap {
  readonly mine: string[];
  readonly theirs: string[];
}

/**
 * Merges two orders of things. What neither side moved keeps its order; everything else follows the nearest of those
 * that it follows on the side that put it there. The sides may be swapped.
 */
export function mergeSequences(sequences: Sequences, rules: SequenceRules): MergedSequence {
  const { base, mine, theirs } = sequences;
  const { members } = rules;
  if (mine.length === members.size && equalSequences(mine, theirs)) return { order: mine, collided: [] };
  const steady = commonSubsequence(sequences);
  if (steady.length === members.size) return { order: steady, collided: [] };
  const gapsOf = gapFinder(steady);
  const [inBase, inMine, inTheirs] = [gapsOf(base), gapsOf(mine), gapsOf(theirs)];
  const gaps = Array.from({ length: steady.length + 1 }, (): Gap => ({ mine: [], theirs: [] }));
  const collided: string[] = [];
  const sideWhichPlaced = (key: string): Side | 'both' => {
    const [before, here, there] = [inBase.get(key), inMine.get(key), inTheirs.get(key)];
    if (here === there) return 'both';
    if (there === undefined) return 'mine';
    if (here === undefined) return 'theirs';
    if (before === here) return 'theirs';
    return before === there ? 'mine' : rules.sideOf(key);
  };
  for (const [key, gap] of inMine) {
    if (!members.has(key)) continue;
    if (sideWhichPlaced(key) !== 'theirs') gaps[gap]?.mine.push(key);
    if (isPulledApart(inBase.get(key), gap, inTheirs.get(key))) collided.push(key);
  }
  for (const [key, gap] of inTheirs) {
    if (members.has(key) && sideWhichPlaced(key) !== 'mine') gaps[gap]?.theirs.push(key);
  }
  const order: string[] = [];
  for (const [index, gap] of gaps.entries()) {
    fillGap(gap, rules, order, collided);
    const next = steady[index];
    if (next !== undefined) order.push(next);
  }
  return { order, collided };
}

function isPulledApart(base: number | undefined, mine: number, theirs: number | undefined): boolean {
  return theirs !== undefined && mine !== theirs && base !== mine && base !== theirs;
}

/** Returns, for each thing that is not steady, the number of steady ones before it. */
function gapFinder(steady: readonly string[]): (sequence: readonly string[]) => ReadonlyMap<string, number> {
  const isSteady = new Set(steady);
  return (sequence) => {
    const gaps = new Map<string, number>();
    let gap = 0;
    for (const key of sequence) {
      if (isSteady.has(key)) gap += 1;
      else gaps.set(key, gap);
    }
    return gaps;
  };
}

/** Puts the runs of both sides into one: what both have in the same order holds them together. */
function fillGap(gap: Gap, rules: SequenceRules, order: string[], collided: string[]): void {
  const { mine, theirs } = gap;
  if (mine.length === 0 || theirs.length === 0 || equalSequences(mine, theirs)) {
    for (const key of mine.length === 0 ? theirs : mine) order.push(key);
    return;
  }
  const { ties, crossed } = tiesOf(gap, rules);
  const loses = (side: Side) => new Set(crossed.filter((key) => rules.sideOf(key) !== side));
  const [mineWithout, theirsWithout] = [loses('mine'), loses('theirs')];
  const mineBetween = split(
    mine.filter((key) => !mineWithout.has(key)),
    ties,
  );
  const theirsBetween = split(
    theirs.filter((key) => !theirsWithout.has(key)),
    ties,
  );
  for (const [index, own] of mineBetween.entries()) {
    for (const run of inOrder([own, theirsBetween[index] ?? []], rules.compare)) {
      for (const key of run) order.push(key);
    }
    const tie = ties[index];
    if (tie !== undefined) order.push(tie);
  }
  for (const key of crossed) collided.push(key);
}

/** What both runs have in the same order, and what in different ones; whatever else is in them. */
function tiesOf({ mine, theirs }: Gap, { compare }: SequenceRules) {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  const [first, second] = inOrder(
    [mine.filter((key) => inTheirs.has(key)), theirs.filter((key) => inMine.has(key))],
    compare,
  );
  const places = placesOf(second);
  const ties = longestIncreasing(first.map((key) => places.get(key) ?? 0)).map((index) => first[index] ?? '');
  const isTie = new Set(ties);
  return { ties, crossed: first.filter((key) => !isTie.has(key)) };
}

/** The two runs in an order that is the same whichever was mine. */
function inOrder(
  [one, other]: readonly [readonly string[], readonly string[]],
  compare: SequenceRules['compare'],
): readonly [readonly string[], readonly string[]] {
  const index = one.findIndex((key, place) => key !== other[place]);
  const [a, b] = [one[index], other[index]];
  const isOtherFirst = a !== undefined && (b === undefined || compare(b, a) < 0);
  return isOtherFirst ? [other, one] : [one, other];
}

/** The parts of a run before, between and after the ties. */
function split(run: readonly string[], ties: readonly string[]): readonly string[][] {
  const isTie = new Set(ties);
  const parts: string[][] = [[]];
  for (const key of run) {
    if (isTie.has(key)) parts.push([]);
    else parts.at(-1)?.push(key);
  }
  return parts;
}

function equalSequences(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

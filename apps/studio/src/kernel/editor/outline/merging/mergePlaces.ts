import type { Choices, Entry, Side, ThreeOutlines } from '../Outline.ts';
import { placesOf } from '../sequences/commonSubsequence.ts';
import { collisionId, entryOf, keysOf, sideOf } from './collisions.ts';
import type { BothFacts } from './facts.ts';

/** The parent of each entry of either side after a merge. */
export interface Places {
  /** The entry as it is on the side whose place counts. */
  readonly placed: ReadonlyMap<string, Entry>;
  /** What collided, each with the others that its choice places. */
  readonly collided: ReadonlyMap<string, readonly string[]>;
  /** Whose place was chosen for an entry that both moved within one parent. */
  readonly sideOf: (key: string) => Side;
}

/** Whose parent counts for each entry; both when the sides took it to different ones. */
type Pulls = ReadonlyMap<string, Side | 'both'>;

/** Merges the parents of entries like a field; a cycle is one collision. */
export function mergePlaces(versions: ThreeOutlines, facts: BothFacts, choices: Choices): Places {
  const keys = keysOf(versions);
  const pulls: Pulls = new Map(keys.map((key) => [key, sidesOf(key, versions, facts)]));
  const { speakers, collided } = entriesInCycles(versions, pulls);
  const chosenSide = (key: string) => sideOf(choices, collisionId('place', key));
  const placed = new Map<string, Entry>();
  for (const [key, sides] of pulls) {
    const speaker = speakers.get(key) ?? key;
    const isCollided = sides === 'both' || speakers.has(key);
    if (isCollided && !collided.has(speaker)) collided.set(speaker, []);
    const entry = entryOf(versions, key, isCollided ? chosenSide(speaker) : sides);
    if (entry !== undefined) placed.set(key, entry);
  }
  return { placed, collided, sideOf: chosenSide };
}

/** Whose parent counts for an entry; both when the sides took it to different ones. */
function sidesOf(key: string, { base, mine, theirs }: ThreeOutlines, facts: BothFacts): Side | 'both' {
  const [was, here, there] = [base.get(key), mine.get(key), theirs.get(key)];
  if (here === undefined) return 'theirs';
  if (there === undefined || here.parent === there.parent) return 'mine';
  if (was === undefined) return 'both';
  if (here.parent === was.parent && !facts.mine.moved.has(key)) return 'theirs';
  return there.parent === was.parent && !facts.theirs.moved.has(key) ? 'mine' : 'both';
}

/** The entries in cycles, each with the one that represents them, and the representatives with the others. */
function entriesInCycles(versions: ThreeOutlines, pulls: Pulls) {
  const speakers = new Map<string, string>();
  const collided = new Map<string, readonly string[]>();
  for (const cycle of canFormCycle(versions, pulls) ? resolvableCycles(versions, pulls) : []) {
    const [speaker, ...others] = pulledApart(cycle, versions);
    if (speaker === undefined) continue;
    collided.set(speaker, others);
    for (const key of cycle) speakers.set(key, speaker);
  }
  return { speakers, collided };
}

/**
 * Cycles of which each can be resolved for either side. Resolving one may take its entries to where the other side has
 * them, and what they would form a cycle with there belongs to it too.
 */
function resolvableCycles(versions: ThreeOutlines, pulls: Pulls): readonly (readonly string[])[] {
  const parents = new Map<string, readonly string[]>();
  const addParents = (key: string, sides: readonly Side[]) => {
    const entries = sides.map((side) => entryOf(versions, key, side));
    parents.set(
      key,
      entries.flatMap((entry) => (entry?.parent == null ? [] : [entry.parent])),
    );
  };
  for (const [key, sides] of pulls) addParents(key, sides === 'both' ? ['mine', 'theirs'] : [sides]);
  let cycles = findCycles(parents);
  for (let size = -1; size < cycles.flat().length; cycles = findCycles(parents)) {
    size = cycles.flat().length;
    for (const key of cycles.flat()) addParents(key, ['mine', 'theirs']);
  }
  return cycles;
}

/** Those that the sides have in different parents, in an order that does not depend on the sides. */
function pulledApart(keys: readonly string[], { base, mine, theirs }: ThreeOutlines): readonly string[] {
  const places = placesOf([...base.keys()]);
  const rank = (key: string) => places.get(key) ?? places.size;
  return keys
    .filter((key) => mine.has(key) && theirs.has(key) && mine.get(key)?.parent !== theirs.get(key)?.parent)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Only where each side determines the parent of some entry. */
function canFormCycle({ mine, theirs }: ThreeOutlines, pulls: Pulls): boolean {
  const winners = new Set<Side | 'both'>();
  for (const [key, sides] of pulls) {
    const [here, there] = [mine.get(key), theirs.get(key)];
    if (here !== undefined && there !== undefined && here.parent !== there.parent) winners.add(sides);
  }
  return winners.has('both') || winners.size > 1;
}

/**
 * Finds cycles: sets of things of which each can be reached from each other one.
 * @param parents the possible parents of each thing
 */
function findCycles(parents: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const children = reverse(parents);
  const below = without(new Set(parents.keys()), parents, children);
  const suspects = without(below, children, parents);
  const cycles: string[][] = [];
  const visited = new Set<string>();
  for (const key of suspects) {
    if (visited.has(key)) continue;
    const [up, down] = [reach(key, parents, suspects), reach(key, children, suspects)];
    const cycle = [...up].filter((each) => down.has(each));
    for (const each of cycle) visited.add(each);
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

type Graph = ReadonlyMap<string, readonly string[]>;

function reverse(graph: Graph): Graph {
  const reversed = new Map([...graph.keys()].map((key): [string, string[]] => [key, []]));
  for (const [key, next] of graph) for (const each of next) reversed.get(each)?.push(key);
  return reversed;
}

/** Takes out, again and again, what leads to nothing that is left. */
function without(keys: ReadonlySet<string>, next: Graph, previous: Graph): ReadonlySet<string> {
  const left = new Set(keys);
  const degree = new Map(
    [...keys].map((key) => [key, (next.get(key) ?? []).filter((each) => keys.has(each)).length]),
  );
  const ends = [...keys].filter((key) => degree.get(key) === 0);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    left.delete(end);
    for (const each of previous.get(end) ?? []) {
      if (!left.has(each)) continue;
      const rest = (degree.get(each) ?? 0) - 1;
      degree.set(each, rest);
      if (rest === 0) ends.push(each);
    }
  }
  return left;
}

/** What can be reached from a thing in one step or more. */
function reach(start: string, graph: Graph, within: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const each of graph.get(key) ?? []) {
      if (!within.has(each) || reached.has(each)) continue;
      reached.add(each);
      open.push(each);
    }
  }
  return reached;
}

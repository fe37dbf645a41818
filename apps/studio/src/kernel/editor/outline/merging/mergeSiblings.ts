import type { Entry, ThreeOutlines } from '../Outline.ts';
import { groupSiblings, type SiblingLists, siblingsIn, siblingsOf, typesIn } from '../Siblings.ts';
import { mergeSequences } from '../sequences/mergeSequences.ts';
import { entryOf } from './collisions.ts';
import type { Places } from './mergePlaces.ts';

/** The siblings of everything that either side has, and what the sides moved apart among them. */
export interface MergedSiblings {
  readonly lists: SiblingLists;
  readonly collided: readonly string[];
}

/** Merges the order of siblings. */
export function mergeSiblings(versions: ThreeOutlines, { placed, sideOf }: Places): MergedSiblings {
  const [base, mine, theirs] = [
    siblingsOf(versions.base),
    siblingsOf(versions.mine),
    siblingsOf(versions.theirs),
  ];
  const compare = byContent(versions);
  const lists = new Map<string | null, ReadonlyMap<string, readonly string[]>>();
  const collided: string[] = [];
  for (const [parent, siblings] of groupSiblings(placed.values())) {
    const merged = new Map<string, readonly string[]>();
    const types = siblings.size === 1 ? siblings.keys() : typesIn(parent, [base, mine, theirs]);
    for (const type of types) {
      const members = new Set(siblings.get(type));
      const sequences = {
        base: siblingsIn(base, parent, type),
        mine: siblingsIn(mine, parent, type),
        theirs: siblingsIn(theirs, parent, type),
      };
      const sequence = mergeSequences(sequences, { members, sideOf, compare });
      merged.set(type, sequence.order);
      collided.push(...sequence.collided);
    }
    lists.set(parent, merged);
  }
  return { lists, collided };
}

/** By what entries say, so that the order does not hang on keys that an editor made up; then by key. */
function byContent(versions: ThreeOutlines): (a: string, b: string) => number {
  const contentOf = (key: string) => {
    const entry =
      versions.base.get(key) ?? (isOnOneSide(key, versions) ? entryOf(versions, key, 'mine') : null);
    return entry === null || entry === undefined ? '' : textOf(entry);
  };
  return (a, b) => compareTexts(contentOf(a), contentOf(b)) || compareTexts(a, b);
}

function isOnOneSide(key: string, { mine, theirs }: ThreeOutlines): boolean {
  return mine.has(key) !== theirs.has(key);
}

function textOf({ fields }: Entry): string {
  const names = Object.keys(fields).sort(compareTexts);
  return JSON.stringify(names.map((name) => [name, fields[name]]));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

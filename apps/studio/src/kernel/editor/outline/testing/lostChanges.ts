import { fieldOf } from '../fieldsOf.ts';
import type { Change, Collision, Merge, Outline, ThreeOutlines } from '../Outline.ts';

/** My changes that neither show in a merge nor belong to one of its collisions. What was added has to be there anyway. */
export function lostChanges(versions: ThreeOutlines, merge: Merge): readonly Change[] {
  const { base, mine, theirs } = versions;
  const { merged, collisions, myChanges } = merge;
  const outlines = [base, mine, theirs];
  const isWithinAny = (key: string, keys: ReadonlySet<string>) =>
    outlines.some((outline) => isUnder(key, keys, outline));
  const removals = keysOf(collisions, 'removal');
  const places = new Set(
    collisions.flatMap((each) => (each.kind === 'place' ? [each.key, ...each.others] : [])),
  );
  const isAboutRemoval = (key: string) => isWithinAny(key, removals);
  const isKept = (change: Change): boolean => {
    const { kind, key } = change;
    const entry = merged.get(key);
    if (kind === 'added') return keysWithin(key, mine).every((each) => base.has(each) || merged.has(each));
    if (isAboutRemoval(key)) return true;
    if (kind === 'changed') {
      const isThere = entry !== undefined && Object.is(fieldOf(entry, change.field), change.after);
      return isThere || collisions.some((each) => each.kind === 'field' && isSameField(each, change));
    }
    if (kind === 'moved') return entry?.parent === change.to || places.has(key);
    const removed = keysWithin(key, base).filter((each) => !mine.has(each));
    return removed.every(
      (each) => !merged.has(each) || keysWithin(each, merged).length > 1 || isAboutRemoval(each),
    );
  };
  return myChanges.filter((change) => !isKept(change));
}

/** The entry, and all its descendants. */
export function keysWithin(key: string, outline: Outline): readonly string[] {
  return [...outline.keys()].filter((each) => isUnder(each, new Set([key]), outline));
}

/** True when an entry is one of these or a descendant of one. */
export function isUnder(key: string, keys: ReadonlySet<string>, outline: Outline): boolean {
  for (let next: string | null = key; next !== null; next = outline.get(next)?.parent ?? null) {
    if (keys.has(next)) return true;
  }
  return false;
}

function keysOf(collisions: readonly Collision[], kind: Collision['kind']): ReadonlySet<string> {
  return new Set(collisions.flatMap((each) => (each.kind === kind ? [each.key] : [])));
}

function isSameField(
  collision: Extract<Collision, { kind: 'field' }>,
  change: Extract<Change, { kind: 'changed' }>,
): boolean {
  return collision.key === change.key && collision.field === change.field;
}

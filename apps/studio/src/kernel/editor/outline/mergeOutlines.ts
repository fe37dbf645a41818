import { diffOutlines } from './diffOutlines.ts';
import { collisionId, sideOf } from './merging/collisions.ts';
import { type BothFacts, factsIn } from './merging/facts.ts';
import { mergeFields } from './merging/mergeFields.ts';
import { mergePlaces, type Places } from './merging/mergePlaces.ts';
import { type Removals, removalsOf } from './merging/mergeRemovals.ts';
import { mergeSiblings } from './merging/mergeSiblings.ts';
import type { Choices, Collision, Entry, Merge, Outline, Side, ThreeOutlines } from './Outline.ts';
import { keysOnScreen } from './Siblings.ts';

/**
 * Merges what two sides made of one outline. The sides may be swapped, except that collisions without a choice are
 * resolved for `mine`.
 *
 * - A fact that one side changed counts; both to the same is no collision.
 * - A removed entry that the other side left alone is removed with its descendants. One about which or in which the
 *   other side changed or moved something is a collision, and resolved as a whole.
 * - What a side added or moved into an entry stays, and keeps its ancestors: of an entry that was removed, that is
 *   all that stays. No choice drops it either.
 * - Entries that both sides moved to different places are a collision, and so are those of which each side moved some
 *   into others: these are placed as on one side. The place among siblings counts like the parent.
 *
 * @param choices for collisions, by their ids; others are ignored. A value counts for fields only.
 */
export function mergeOutlines(base: Outline, mine: Outline, theirs: Outline, choices: Choices = {}): Merge {
  const versions = { base, mine, theirs };
  const myChanges = diffOutlines(base, mine);
  const theirChanges = mine === theirs ? myChanges : diffOutlines(base, theirs);
  const facts = { mine: factsIn(myChanges), theirs: factsIn(theirChanges) };
  const places = mergePlaces(versions, facts, choices);
  const siblings = mergeSiblings(versions, places);
  const removals = {
    mine: removalsOf(versions, 'mine', facts.theirs),
    theirs: removalsOf(versions, 'theirs', facts.mine),
  };
  const kept = keptEntries(versions, places, removals, choices);
  const found = new Map<string, readonly Collision[]>();
  const merged = new Map<string, Entry>();
  const collided = new Map([...siblings.collided.map((key) => [key, []] as const), ...places.collided]);
  const screen = keysOnScreen(siblings.lists, (key) => places.placed.has(key));
  for (const key of screen) {
    const { entry, collisions } = mergeEntry(versions, places, facts, key, choices);
    if (entry !== undefined && kept.has(key)) merged.set(key, entry);
    const all = [...removalCollisions(key, removals), ...placeCollisions(key, collided), ...collisions];
    if (all.length > 0) found.set(key, all);
  }
  const order = found.size < 2 || collided.size === 0 ? screen : screenWithoutChoices(versions, facts);
  const collisions = order.flatMap((key) => found.get(key) ?? []);
  return { merged, collisions, theirChanges, myChanges };
}

function removalCollisions(key: string, removals: Readonly<Record<Side, Removals>>): readonly Collision[] {
  const sides = (['mine', 'theirs'] as const).filter((side) => removals[side].contested.has(key));
  return sides.map((removedBy) => ({ kind: 'removal', id: collisionId('removal', key), key, removedBy }));
}

function placeCollisions(
  key: string,
  collided: ReadonlyMap<string, readonly string[]>,
): readonly Collision[] {
  const others = collided.get(key);
  return others === undefined ? [] : [{ kind: 'place', id: collisionId('place', key), key, others }];
}

/** An order of collisions that stays while the user chooses. */
function screenWithoutChoices(versions: ThreeOutlines, facts: BothFacts): readonly string[] {
  const places = mergePlaces(versions, facts, {});
  return keysOnScreen(mergeSiblings(versions, places).lists, (key) => places.placed.has(key));
}

/** An entry of either side with the merged fields and parent. */
function mergeEntry(
  { base, mine, theirs }: ThreeOutlines,
  { placed }: Places,
  facts: BothFacts,
  key: string,
  choices: Choices,
): { readonly entry: Entry | undefined; readonly collisions: readonly Collision[] } {
  const place = placed.get(key);
  const [here, there] = [mine.get(key), theirs.get(key)];
  if (place === undefined || here === undefined || there === undefined)
    return { entry: place, collisions: [] };
  const was = base.get(key);
  const isChangedByThem = was === undefined || facts.theirs.changed.has(key);
  const isChangedByMe = was === undefined || facts.mine.changed.has(key);
  const { fields, collisions } =
    isChangedByMe && isChangedByThem
      ? mergeFields(was, here, there, choices)
      : { fields: (isChangedByThem ? there : here).fields, collisions: [] };
  return { entry: fields === place.fields ? place : { ...place, fields }, collisions };
}

/** What is in the result: all but what was removed for good. */
function keptEntries(
  { base, mine, theirs }: ThreeOutlines,
  { placed }: Places,
  removals: Readonly<Record<Side, Removals>>,
  choices: Choices,
): ReadonlySet<string> {
  const isBroughtBack = (key: string, removedBy: Side) => {
    const { roots, contested } = removals[removedBy];
    const root = roots.get(key);
    if (root === undefined || !contested.has(root)) return false;
    return sideOf(choices, collisionId('removal', root)) !== removedBy;
  };
  const kept = new Set<string>();
  /** Keeps an entry and all its ancestors. */
  const keep = (key: string) => {
    for (let next: string | null = key; next !== null && !kept.has(next); ) {
      const entry = placed.get(next);
      if (entry === undefined) return;
      kept.add(next);
      next = entry.parent;
    }
  };
  for (const key of placed.keys()) {
    const isOnBoth = mine.has(key) && theirs.has(key);
    if (isOnBoth || !base.has(key)) keep(key);
    else if (isBroughtBack(key, mine.has(key) ? 'theirs' : 'mine')) keep(key);
  }
  return kept;
}

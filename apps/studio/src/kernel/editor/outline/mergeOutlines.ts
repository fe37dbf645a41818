import { diffOutlines } from './diffOutlines.ts';
import { fieldNames, fieldOf } from './fieldsOf.ts';
import { choiceOf, collisionId, sideOf } from './merging/collisions.ts';
import type { FieldParts, FindMerger } from './merging/FieldMerger.ts';
import { type BothFacts, type Facts, factsIn } from './merging/facts.ts';
import { mergePlaces, type Places } from './merging/mergePlaces.ts';
import { mergeSiblings } from './merging/mergeSiblings.ts';
import type {
  Choices,
  Collision,
  Entry,
  FieldValue,
  Merge,
  Outline,
  Side,
  ThreeOutlines,
} from './Outline.ts';
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
 * @param findMerger finds what merges a field that both changed, such as a text of several paragraphs: then parts of it collide. Default: such a
 * field collides as a whole
 */
export function mergeOutlines(
  base: Outline,
  mine: Outline,
  theirs: Outline,
  choices: Choices = {},
  findMerger?: FindMerger,
): Merge {
  const mergeBoth: MergeBoth = (was, here, there) => mergeFields(was, here, there, choices, findMerger);
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
    const { entry, collisions } = mergeEntry(versions, places, facts, key, mergeBoth);
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

/** Merges the fields of an entry that both sides changed. */
type MergeBoth = (was: Entry | undefined, here: Entry, there: Entry) => MergedFields;

/** An entry of either side with the merged fields and parent. */
function mergeEntry(
  { base, mine, theirs }: ThreeOutlines,
  { placed }: Places,
  facts: BothFacts,
  key: string,
  mergeBoth: MergeBoth,
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
      ? mergeBoth(was, here, there)
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

/** What one side removed and the other still has. */
interface Removals {
  /** Every removed entry, with its outermost ancestor on the other side, or itself. */
  readonly roots: ReadonlyMap<string, string>;
  /** Outermost ones, about which or in which the other side changed something. */
  readonly contested: ReadonlySet<string>;
}

/**
 * The removals of one side.
 * @param touches what the other side did
 */
function removalsOf({ base, mine, theirs }: ThreeOutlines, side: Side, touches: Facts): Removals {
  const [remover, keeper] = side === 'mine' ? [mine, theirs] : [theirs, mine];
  const roots = new Map<string, string>();
  const contested = new Set<string>();
  const findRoot = rootFinder(remover, keeper, base);
  for (const key of keeper.keys()) {
    if (remover.has(key) || !base.has(key)) continue;
    const root = findRoot(key) ?? key;
    roots.set(key, root);
    if (touches.changed.has(key) || touches.moved.has(key)) contested.add(root);
  }
  return { roots, contested };
}

/** Finds the outermost removed entry around an entry: through removed ones and those that are new there. */
function rootFinder(remover: Outline, keeper: Outline, base: Outline): (key: string) => string | null {
  const known = new Map<string, string | null>();
  const find = (key: string): string | null => {
    const entry = keeper.get(key);
    if (entry === undefined || remover.has(key)) return null;
    const found = known.get(key);
    if (found !== undefined) return found;
    const around = entry.parent === null ? null : find(entry.parent);
    const root = around ?? (base.has(key) ? key : null);
    known.set(key, root);
    return root;
  };
  return find;
}

/** An entry's fields after a merge, and those that collided. */
interface MergedFields {
  readonly fields: Entry['fields'];
  readonly collisions: readonly Collision[];
}

/**
 * Merges the fields of an entry that both sides have.
 * @param base undefined when both sides added it
 * @param findMerger finds what merges a field that both changed. Default: such a field collides as a whole
 */
function mergeFields(
  base: Entry | undefined,
  mine: Entry,
  theirs: Entry,
  choices: Choices,
  findMerger?: FindMerger,
): MergedFields {
  if (mine.fields === theirs.fields || theirs.fields === base?.fields) return untouched(mine);
  if (mine.fields === base?.fields) return untouched(theirs);
  const collisions: Collision[] = [];
  const mergeParts = ({ conflicts, write }: FieldParts, field: string): FieldValue => {
    const idOf = (part: string) => collisionId('field', mine.key, field, part);
    for (const { part, number, ...values } of conflicts)
      collisions.push({ kind: 'field', id: idOf(part), key: mine.key, field, part: number, ...values });
    return write((part) => choiceOf(choices, idOf(part)));
  };
  const mergeField = (field: string): FieldValue => {
    const [here, there] = [fieldOf(mine, field), fieldOf(theirs, field)];
    const was = base === undefined ? undefined : fieldOf(base, field);
    if (Object.is(here, there) || Object.is(there, was)) return here;
    if (Object.is(here, was)) return there;
    const parts = was === undefined ? null : findMerger?.(mine.type, field)?.(was, here, there);
    if (parts) return mergeParts(parts, field);
    const id = collisionId('field', mine.key, field);
    collisions.push({ kind: 'field', id, key: mine.key, field, base: was, mine: here, theirs: there });
    const choice = choiceOf(choices, id);
    if (typeof choice === 'object') return choice.value;
    return choice === 'mine' ? here : there;
  };
  const merged = fieldNames(mine, theirs).map((field) => [field, mergeField(field)] as const);
  const isMerged = (entry: Entry) =>
    merged.every(([field, value]) => Object.is(fieldOf(entry, field), value));
  if (isMerged(mine)) return { fields: mine.fields, collisions };
  return { fields: isMerged(theirs) ? theirs.fields : Object.fromEntries(merged), collisions };
}

function untouched({ fields }: Entry): MergedFields {
  return { fields, collisions: [] };
}

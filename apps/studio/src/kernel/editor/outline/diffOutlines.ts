import { fieldNames, fieldOf } from './fieldsOf.ts';
import type { Change, Entry, Outline } from './Outline.ts';
import {
  groupSiblings,
  keysOnScreen,
  type SiblingLists,
  type Siblings,
  siblingsIn,
  siblingsOf,
  typesIn,
} from './Siblings.ts';
import { mergeSequences, type SequenceRules } from './sequences/mergeSequences.ts';
import { movedSiblings } from './sequences/movedSiblings.ts';

/**
 * What turned one outline into another, in the order of the screen; what was removed is in its old place. As few
 * entries as possible count as moved. None when the outlines say the same.
 */
export function diffOutlines(before: Outline, after: Outline): readonly Change[] {
  if (before === after) return [];
  const moved = movedEntries(before, after);
  const changes: Change[] = [];
  for (const key of keysOfBoth(before, after)) {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === undefined) {
      if (is !== undefined && !isNew(is.parent, before, after)) changes.push({ kind: 'added', key });
    } else if (is === undefined) {
      if (!isNew(was.parent, after, before)) changes.push({ kind: 'removed', key });
    } else {
      if (moved.has(key)) changes.push({ kind: 'moved', key, from: was.parent, to: is.parent });
      addFieldChanges(was, is, changes);
    }
  }
  return changes;
}

/** The entries of both outlines with another place: in another parent, or out of the order of the others. */
function movedEntries(before: Outline, after: Outline): ReadonlySet<string> {
  const moved = new Set<string>();
  const [listsBefore, listsAfter] = [siblingsOf(before), siblingsOf(after)];
  for (const [parent, siblings] of listsAfter) {
    for (const [type, keys] of siblings) {
      const stayed = keys.filter((key) => before.get(key)?.parent === parent);
      for (const key of movedSiblings(siblingsIn(listsBefore, parent, type), stayed)) moved.add(key);
      if (stayed.length === keys.length) continue;
      for (const key of keys) {
        const was = before.get(key);
        if (was !== undefined && was.parent !== parent) moved.add(key);
      }
    }
  }
  return moved;
}

function addFieldChanges(was: Entry, is: Entry, changes: Change[]): void {
  if (was.fields === is.fields) return;
  for (const field of fieldNames(is, was)) {
    const [before, after] = [fieldOf(was, field), fieldOf(is, field)];
    if (!Object.is(before, after)) changes.push({ kind: 'changed', key: is.key, field, before, after });
  }
}

/** True when a parent is in the second outline alone. */
function isNew(parent: string | null, first: Outline, second: Outline): boolean {
  return parent !== null && !first.has(parent) && second.has(parent);
}

/** The keys of both outlines, on one screen. */
function keysOfBoth(before: Outline, after: Outline): Iterable<string> {
  const removed = [...before.values()].filter(({ key }) => !after.has(key));
  const lists = siblingsOf(after);
  const united = removed.length === 0 ? lists : unite(siblingsOf(before), lists, removed);
  return keysOnScreen(united, (key) => before.has(key) || after.has(key));
}

function unite(before: SiblingLists, after: SiblingLists, removed: readonly Entry[]): SiblingLists {
  const missing = groupSiblings(removed);
  const parents = new Set([...after.keys(), ...missing.keys()]);
  const withMissing = (parent: string | null): Siblings => {
    const gone = missing.get(parent);
    const present = after.get(parent) ?? new Map<string, readonly string[]>();
    if (gone === undefined) return present;
    const types = typesIn(parent, [before, before, after]);
    return new Map(
      types.map((type) => {
        const [old, now] = [siblingsIn(before, parent, type), present.get(type) ?? []];
        const members = new Set([...now, ...(gone.get(type) ?? [])]);
        const rules: SequenceRules = { members, sideOf: () => 'theirs', compare: () => 1 };
        return [type, mergeSequences({ base: old, mine: old, theirs: now }, rules).order];
      }),
    );
  };
  return new Map([...parents].map((parent) => [parent, withMissing(parent)]));
}

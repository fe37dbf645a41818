import type { DataItemColumn, DataItemDraft, DataItemErrors, DataItemsDraft } from '../types.ts';
import { cellKey, comparedColumns } from './cellKeys.ts';
import { diffDrafts, type GroupedItem } from './diffDrafts.ts';
import { type DraftIndex, findItemErrors, type RepeatedBy, setRepeated } from './draftIndex.ts';
import { copyTally, createTally, type Tally, tallyItem } from './groupCounts.ts';
import { addHolder, holdersOf, removeHolder } from './holders.ts';
import { isBlankItem } from './isBlankItem.ts';

interface Located extends GroupedItem {
  readonly order: number;
}

type Keys = { readonly [Column in DataItemColumn]: Set<string> };

/** Takes the changed rows out of the holders and puts them in as they are now; answers with the keys touched. */
function moveHolders(
  index: DraftIndex,
  removed: readonly GroupedItem[],
  added: readonly GroupedItem[],
): Keys {
  const touched: Keys = { label: new Set(), value: new Set(), defaultPrecedence: new Set() };
  const each = (item: DataItemDraft, act: typeof addHolder) => {
    for (const column of comparedColumns(index.hasPriorities)) {
      const key = cellKey(item, column);
      if (key === undefined) continue;
      act(index.holders[column], key, item.id);
      touched[column].add(key);
    }
  };
  for (const { item } of removed) each(item, removeHolder);
  for (const { item } of added) each(item, addHolder);
  return touched;
}

/** The rows that hold a touched key, besides those given. */
function findOthers(index: DraftIndex, touched: Keys, known: ReadonlyMap<string, GroupedItem>): Set<string> {
  const others = new Set<string>();
  for (const column of comparedColumns(index.hasPriorities)) {
    for (const key of touched[column]) {
      const held = holdersOf(index.holders[column], key);
      for (const id of held) if (held.length > 1 || !known.has(id)) others.add(id);
    }
  }
  return others;
}

function locate(draft: DataItemsDraft, ids: ReadonlySet<string>): Map<string, Located> {
  const located = new Map<string, Located>();
  if (ids.size === 0) return located;
  let order = 0;
  for (const group of draft.groups) {
    for (const item of group.items) {
      if (ids.has(item.id)) located.set(item.id, { groupId: group.id, item, order });
      order += 1;
    }
  }
  return located;
}

/** Puts the holders of the touched keys into display order, and notes who repeats whom. */
function orderHolders(
  index: DraftIndex,
  touched: Keys,
  located: ReadonlyMap<string, Located>,
  repeatedBy: RepeatedBy,
): void {
  for (const column of comparedColumns(index.hasPriorities)) {
    for (const key of touched[column]) {
      const held = holdersOf(index.holders[column], key);
      const sorted = held.toSorted((a, b) => (located.get(a)?.order ?? 0) - (located.get(b)?.order ?? 0));
      if (sorted.length > 1) index.holders[column].set(key, sorted);
      for (const [position, id] of sorted.entries()) {
        setRepeated(repeatedBy, id, column, position === 0 ? sorted[1] : undefined);
      }
    }
  }
}

function createCounts(index: DraftIndex, draft: DataItemsDraft) {
  const counts = new Map(
    draft.groups.map(({ id }) => [id, index.groupCounts.get(id) ?? createTally()] as const),
  );
  const own = new Map<string, Tally>();
  const count = (groupId: string, errors: DataItemErrors | undefined, amount: 1 | -1) => {
    const known = counts.get(groupId);
    if (known === undefined) return;
    const tally = own.get(groupId) ?? copyTally(known);
    own.set(groupId, tally);
    counts.set(groupId, tally);
    tallyItem(tally, errors, amount);
  };
  return { counts, count };
}

const isFilled = ({ item }: GroupedItem) => !isBlankItem(item);

/**
 * Takes an index on to another draft, at the cost of the rows that differ; `undefined` when so much differs that
 * looking at every row is cheaper. The index given is used up.
 */
export function advanceIndex(index: DraftIndex, draft: DataItemsDraft): DraftIndex | undefined {
  const diff = diffDrafts(index.draft, draft);
  if (diff === undefined) return undefined;
  const removed = diff.removed.filter(isFilled);
  const added = diff.added.filter(isFilled);
  if (removed.length + added.length > 64 + index.holders.label.size / 2) return undefined;

  const addedById = new Map(added.map((entry) => [entry.item.id, entry]));
  const touched = moveHolders(index, removed, added);
  const others = locate(draft, findOthers(index, touched, addedById));
  const itemErrors = new Map(index.itemErrors);
  const repeatedBy: RepeatedBy = new Map(index.repeatedBy);
  const { counts, count } = createCounts(index, draft);

  for (const { item, groupId } of removed) {
    count(groupId, index.itemErrors.get(item.id), -1);
    itemErrors.delete(item.id);
    if (!addedById.has(item.id)) repeatedBy.delete(item.id);
    else
      for (const column of comparedColumns(index.hasPriorities))
        setRepeated(repeatedBy, item.id, column, undefined);
  }
  orderHolders(index, touched, others, repeatedBy);
  const put = ({ item, groupId }: GroupedItem) => {
    const errors = findItemErrors(index, item);
    if (errors === undefined) itemErrors.delete(item.id);
    else itemErrors.set(item.id, errors);
    count(groupId, errors, 1);
  };
  for (const entry of added) put(entry);
  for (const entry of others.values()) {
    if (addedById.has(entry.item.id)) continue;
    count(entry.groupId, index.itemErrors.get(entry.item.id), -1);
    put(entry);
  }
  return { ...index, draft, itemErrors, repeatedBy, groupCounts: counts };
}

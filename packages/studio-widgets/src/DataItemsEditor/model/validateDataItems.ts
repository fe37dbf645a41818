import type {
  DataItemColumn,
  DataItemDraft,
  DataItemErrors,
  DataItemsDraft,
  DataItemsGroupDraft,
  DataItemsValidation,
  DataItemsValidationOptions,
} from '../types.ts';
import { cellKey, comparedColumns } from './cellKeys.ts';
import {
  createDraftIndex,
  type DraftIndex,
  findItemErrors,
  type RepeatedBy,
  setRepeated,
  toValidation,
} from './draftIndex.ts';
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
function advanceIndex(index: DraftIndex, draft: DataItemsDraft): DraftIndex | undefined {
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

/** A row and the group it is in. */
interface GroupedItem {
  readonly groupId: string;
  readonly item: DataItemDraft;
}

/** What turns one draft into another. A row that was edited or has moved is in both lists. */
interface DraftDiff {
  readonly removed: readonly GroupedItem[];
  readonly added: readonly GroupedItem[];
}

const noItems: readonly DataItemDraft[] = [];

function hasSameGroupOrder(
  before: readonly DataItemsGroupDraft[],
  after: ReadonlyMap<string, number>,
): boolean {
  let last = -1;
  for (const { id } of before) {
    const index = after.get(id);
    if (index === undefined) continue;
    if (index < last) return false;
    last = index;
  }
  return true;
}

function diffItems(
  groupId: string,
  before: readonly DataItemDraft[],
  after: readonly DataItemDraft[],
  removed: GroupedItem[],
  added: GroupedItem[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  const shift = after.length - before.length;
  let end = before.length;
  const limit = start + Math.max(0, -shift);
  while (end > limit && before[end - 1] === after[end - 1 + shift]) end -= 1;
  for (const item of before.slice(start, end)) removed.push({ groupId, item });
  for (const item of after.slice(start, end + shift)) added.push({ groupId, item });
}

/**
 * Compares two drafts by the identity of their rows; `undefined` when groups have changed places, so that rows
 * outside of the lists would have changed their order.
 */
function diffDrafts(before: DataItemsDraft, after: DataItemsDraft): DraftDiff | undefined {
  if (before.groups === after.groups) return { removed: [], added: [] };
  const indexes = new Map(after.groups.map(({ id }, index) => [id, index]));
  if (!hasSameGroupOrder(before.groups, indexes)) return undefined;
  const removed: GroupedItem[] = [];
  const added: GroupedItem[] = [];
  const known = new Set<string>();
  for (const group of before.groups) {
    known.add(group.id);
    const next = after.groups[indexes.get(group.id) ?? -1];
    if (next?.items !== group.items) diffItems(group.id, group.items, next?.items ?? noItems, removed, added);
  }
  for (const { id, items } of after.groups) if (!known.has(id)) diffItems(id, noItems, items, removed, added);
  return { removed, added };
}

/** How many sets may be edited in turn before one of them is looked at as a whole again. */
const poolSize = 8;

/** What is remembered of the drafts seen, apart for sets with and without default priorities. */
interface Memory {
  readonly answers: WeakMap<DataItemsDraft, DataItemsValidation>;
  /** Kept alive by the draft that each belongs to. */
  readonly indexes: WeakMap<DataItemsDraft, DraftIndex>;
  /** The same indexes, the latest first. */
  readonly pool: WeakRef<DraftIndex>[];
}

function createMemory(): Memory {
  return { answers: new WeakMap(), indexes: new WeakMap(), pool: [] };
}

const withoutPriorities = createMemory();
const withPriorities = createMemory();

/** The index of an earlier state of the same set: one that has a group in common. It is taken out. */
function takeRelative({ pool, indexes }: Memory, draft: DataItemsDraft): DraftIndex | undefined {
  const groupIds = new Set(draft.groups.map(({ id }) => id));
  for (const [position, reference] of pool.entries()) {
    const index = reference.deref();
    if (index === undefined || !index.draft.groups.some(({ id }) => groupIds.has(id))) continue;
    pool.splice(position, 1);
    indexes.delete(index.draft);
    return index;
  }
  return undefined;
}

/**
 * Checks a draft: required labels and values, labels, values and default priorities unique in the set, group
 * names unique. Texts are compared trimmed and case-sensitively. Of rows with the same text the first is right
 * and each later one is in error. Blank rows are never in error. The answer for a draft is remembered as long as
 * the draft is, and a draft that differs from the one before in a few rows costs only those.
 */
export function validateDataItems(
  draft: DataItemsDraft,
  options: DataItemsValidationOptions = {},
): DataItemsValidation {
  const hasPriorities = options.hasDefaultPrecedence === true;
  const memory = hasPriorities ? withPriorities : withoutPriorities;
  const known = memory.answers.get(draft);
  if (known !== undefined) return known;
  const relative = takeRelative(memory, draft);
  const index = (relative && advanceIndex(relative, draft)) ?? createDraftIndex(draft, hasPriorities);
  memory.indexes.set(draft, index);
  memory.pool.unshift(new WeakRef(index));
  memory.pool.length = Math.min(memory.pool.length, poolSize);
  const validation = toValidation(index);
  memory.answers.set(draft, validation);
  return validation;
}

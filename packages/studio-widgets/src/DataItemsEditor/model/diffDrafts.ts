import type { DataItemDraft, DataItemsDraft, DataItemsGroupDraft } from '../types.ts';

/** A row and the group it is in. */
export interface GroupedItem {
  readonly groupId: string;
  readonly item: DataItemDraft;
}

/** What turns one draft into another. A row that was edited or has moved is in both lists. */
export interface DraftDiff {
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
export function diffDrafts(before: DataItemsDraft, after: DataItemsDraft): DraftDiff | undefined {
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

import type { DataItemsDraft, DataItemsSelection } from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';

/** What a handle belongs to: a whole group, or one of its rows. */
export type Handle =
  | { readonly kind: 'group'; readonly groupId: string }
  | { readonly kind: 'item'; readonly groupId: string; readonly itemId: string };

/** Nothing is selected. */
export const emptySelection: DataItemsSelection = { itemIds: new Set(), groupIds: new Set() };

/** Whether nothing is selected. */
export function isEmptySelection({ itemIds, groupIds }: DataItemsSelection): boolean {
  return itemIds.size === 0 && groupIds.size === 0;
}

/** Whether a handle's own row or group is selected; a row of a selected group is not selected by itself. */
export function isHandleSelected({ itemIds, groupIds }: DataItemsSelection, handle: Handle): boolean {
  return handle.kind === 'item' ? itemIds.has(handle.itemId) : groupIds.has(handle.groupId);
}

/** Selects one thing and nothing else. */
export function selectOnly(handle: Handle): DataItemsSelection {
  return handle.kind === 'item'
    ? { itemIds: new Set([handle.itemId]), groupIds: new Set() }
    : { itemIds: new Set(), groupIds: new Set([handle.groupId]) };
}

function toggled(ids: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of others) if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects one thing besides what is selected, or takes it out. */
export function toggleHandle(selection: DataItemsSelection, handle: Handle): DataItemsSelection {
  const only = selectOnly(handle);
  return {
    itemIds: toggled(selection.itemIds, only.itemIds),
    groupIds: toggled(selection.groupIds, only.groupIds),
  };
}

type Position = readonly [group: number, item: number];

function positionOf(draft: DataItemsDraft, handle: Handle): Position | undefined {
  const groupIndex = draft.groups.findIndex(({ id }) => id === handle.groupId);
  if (groupIndex < 0) return undefined;
  if (handle.kind === 'group') return [groupIndex, -1];
  const itemIndex = draft.groups[groupIndex]?.items.findIndex(({ id }) => id === handle.itemId) ?? -1;
  return itemIndex < 0 ? undefined : [groupIndex, itemIndex];
}

function groupsBetween(draft: DataItemsDraft, from: Position, to: Position): DataItemsSelection {
  const ids = draft.groups.slice(from[0], to[0] + 1).map(({ id }) => id);
  return { itemIds: new Set(), groupIds: new Set(ids) };
}

function itemsBetween(draft: DataItemsDraft, from: Position, to: Position): DataItemsSelection {
  const itemIds = new Set<string>();
  for (let groupIndex = from[0]; groupIndex <= to[0]; groupIndex += 1) {
    const items = draft.groups[groupIndex]?.items ?? [];
    const start = groupIndex === from[0] ? Math.max(0, from[1]) : 0;
    const end = groupIndex === to[0] ? to[1] + 1 : items.length;
    for (const item of items.slice(start, end)) if (!isBlankItem(item)) itemIds.add(item.id);
  }
  return { itemIds, groupIds: new Set() };
}

/**
 * Everything from one handle to another, whichever comes first: groups when both are groups, else rows, across
 * groups. Blank rows are left out. When the first is gone only the second is selected.
 */
export function selectRange(draft: DataItemsDraft, anchor: Handle, target: Handle): DataItemsSelection {
  const start = positionOf(draft, anchor);
  const end = positionOf(draft, target);
  if (start === undefined || end === undefined) return selectOnly(target);
  const isForward = start[0] - end[0] || start[1] - end[1];
  const [from, to] = isForward <= 0 ? [start, end] : [end, start];
  const areGroups = anchor.kind === 'group' && target.kind === 'group';
  return areGroups ? groupsBetween(draft, from, to) : itemsBetween(draft, from, to);
}

/** Both together. */
export function joinSelections(a: DataItemsSelection, b: DataItemsSelection): DataItemsSelection {
  return {
    itemIds: new Set([...a.itemIds, ...b.itemIds]),
    groupIds: new Set([...a.groupIds, ...b.groupIds]),
  };
}

/** Every row that is not blank, or every group. */
export function selectAll(draft: DataItemsDraft, kind: Handle['kind']): DataItemsSelection {
  if (kind === 'group') return { itemIds: new Set(), groupIds: new Set(draft.groups.map(({ id }) => id)) };
  return itemsBetween(draft, [0, 0], [draft.groups.length - 1, Number.MAX_SAFE_INTEGER]);
}

/** What of a selection is still there. Returns the same selection when all of it is. */
export function keepExisting(draft: DataItemsDraft, selection: DataItemsSelection): DataItemsSelection {
  if (isEmptySelection(selection)) return selection;
  const itemIds = new Set<string>();
  const groupIds = new Set<string>();
  for (const group of draft.groups) {
    if (selection.groupIds.has(group.id)) groupIds.add(group.id);
    if (selection.itemIds.size === 0) continue;
    for (const { id } of group.items) if (selection.itemIds.has(id)) itemIds.add(id);
  }
  return itemIds.size === selection.itemIds.size && groupIds.size === selection.groupIds.size
    ? selection
    : { itemIds, groupIds };
}

/** The first selected row, or without any the first selected group. */
export function firstSelected(
  draft: DataItemsDraft,
  { itemIds, groupIds }: DataItemsSelection,
): Handle | undefined {
  if (itemIds.size + groupIds.size === 0) return undefined;
  for (const { id: groupId, items } of draft.groups) {
    if (itemIds.size === 0 && groupIds.has(groupId)) return { kind: 'group', groupId };
    const item = itemIds.size === 0 ? undefined : items.find(({ id }) => itemIds.has(id));
    if (item !== undefined) return { kind: 'item', groupId, itemId: item.id };
  }
  return undefined;
}

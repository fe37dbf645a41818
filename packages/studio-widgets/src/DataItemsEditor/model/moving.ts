import type { DataItemDraft, DataItemsDraft, DataItemsEditOptions, DataItemsGroupDraft } from '../types.ts';
import { withTrailingRows } from './blankRows.ts';
import { findChosen, withoutIndexes } from './chosenItems.ts';
import { isBlankItem } from './isBlankItem.ts';

/** The target of rows: before a row of a group, or behind its last one. */
export interface ItemTarget {
  readonly groupId: string;
  /** `undefined` for the end of the group, before its blank row. */
  readonly beforeItemId?: string | undefined;
}

/** The target of groups: before another, or `undefined` for the end. */
export type GroupTarget = string | undefined;

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}

/** The index of a target among the rows of its group that stay. */
function findTarget(
  { items }: DataItemsGroupDraft,
  { beforeItemId }: ItemTarget,
  indexes: readonly number[],
): number {
  const before = beforeItemId === undefined ? -1 : items.findIndex(({ id }) => id === beforeItemId);
  const end = items.findLastIndex((item) => !isBlankItem(item)) + 1;
  const index = before < 0 ? end : Math.min(before, end);
  return index - indexes.filter((moving) => moving < index).length;
}

/**
 * Moves rows, together and in their present order. Blank rows are not moved. Returns the same
 * draft when all of them are there already, or the target group is gone.
 */
export function moveItems<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemIds: ReadonlySet<string>,
  target: ItemTarget,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  const targetIndex = draft.groups.findIndex(({ id }) => id === target.groupId);
  const group = draft.groups[targetIndex];
  const chosen = findChosen(draft, itemIds);
  if (group === undefined || chosen.items.length === 0) return draft;
  const own = chosen.indexes.get(targetIndex) ?? [];
  const at = findTarget(group, target, own);
  const items = withoutIndexes(group.items, own).toSpliced(at, 0, ...chosen.items);
  if (own.length === chosen.items.length && isSameList(items, group.items)) return draft;
  let groups = draft.groups.with(targetIndex, { ...group, items });
  for (const [index, indexes] of chosen.indexes) {
    const source = draft.groups[index];
    if (source === undefined || index === targetIndex) continue;
    groups = groups.with(index, { ...source, items: withoutIndexes(source.items, indexes) });
  }
  return withTrailingRows({ ...draft, groups }, 'always', options);
}

/** The last of the rows that a key takes others past: as many as given, blank ones not counted, or all. */
function findPassed(
  items: readonly DataItemDraft[],
  from: number,
  delta: -1 | 1,
  count: number,
): number | undefined {
  let passed: number | undefined;
  let left = count;
  for (let index = from + delta; left > 0 && index >= 0 && index < items.length; index += delta) {
    const item = items[index];
    if (item === undefined || isBlankItem(item)) continue;
    passed = index;
    left -= 1;
  }
  return passed;
}

/**
 * Where a key takes rows: up (-1) or down (1) past the next `count` rows that stay, at most to the end of the group;
 * from there to the next group. Rows that are apart come together first at the end they move towards. `undefined`
 * when there is nowhere to go.
 */
export function stepTarget(
  draft: DataItemsDraft,
  itemIds: ReadonlySet<string>,
  delta: -1 | 1,
  count = 1,
): ItemTarget | undefined {
  const { indexes } = findChosen(draft, itemIds);
  const leading = delta === -1 ? [...indexes].at(0) : [...indexes].at(-1);
  const group = leading && draft.groups[leading[0]];
  const edge = delta === -1 ? leading?.[1].at(0) : leading?.[1].at(-1);
  if (leading === undefined || group === undefined || edge === undefined) return undefined;
  const passed = findPassed(group.items, edge, delta, count);
  if (passed !== undefined) {
    const before = group.items[delta === -1 ? passed : passed + 1];
    return { groupId: group.id, beforeItemId: before?.id };
  }
  const neighbour = draft.groups[leading[0] + delta];
  if (neighbour !== undefined)
    return { groupId: neighbour.id, beforeItemId: delta === 1 ? neighbour.items[0]?.id : undefined };
  const gathered: ItemTarget = {
    groupId: group.id,
    beforeItemId: delta === -1 ? group.items[edge]?.id : undefined,
  };
  return moveItems(draft, itemIds, gathered) === draft ? undefined : gathered;
}

/** Moves groups, together and in their order. Returns the same draft when they are there already. */
export function moveGroups<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  groupIds: ReadonlySet<string>,
  before: GroupTarget,
): DataItemsDraft<Extra> {
  const at = draft.groups.findIndex(({ id }) => id === before);
  const index = at < 0 ? draft.groups.length : at;
  const isStaying = ({ id }: DataItemsGroupDraft) => !groupIds.has(id);
  const groups = [
    ...draft.groups.slice(0, index).filter(isStaying),
    ...draft.groups.filter(({ id }) => groupIds.has(id)),
    ...draft.groups.slice(index).filter(isStaying),
  ];
  return isSameList(groups, draft.groups) ? draft : { ...draft, groups };
}

/** Moves groups past the next one that stays: up (-1) or down (1). Returns the same draft at the ends. */
export function stepGroups<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  groupIds: ReadonlySet<string>,
  delta: -1 | 1,
): DataItemsDraft<Extra> {
  const { groups } = draft;
  const isMoving = ({ id }: DataItemsGroupDraft) => groupIds.has(id);
  if (delta === -1) {
    const first = groups.findIndex(isMoving);
    return first < 0 ? draft : moveGroups(draft, groupIds, groups[Math.max(0, first - 1)]?.id);
  }
  const last = groups.findLastIndex(isMoving);
  return last < 0 ? draft : moveGroups(draft, groupIds, groups[last + 2]?.id);
}

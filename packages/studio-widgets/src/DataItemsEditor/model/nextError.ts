import type { DataItemColumn, DataItemsDraft, DataItemsValidation } from '../types.ts';

/** A place that can hold focus: a group's name or a cell. */
export type DraftPlace =
  | { readonly groupId: string }
  | { readonly groupId: string; readonly itemId: string; readonly column: DataItemColumn };

type Order = readonly [group: number, item: number, column: number];

const columns: readonly DataItemColumn[] = ['label', 'value', 'defaultPrecedence'];

function orderOf(draft: DataItemsDraft, place: DraftPlace): Order {
  const groupIndex = draft.groups.findIndex((group) => group.id === place.groupId);
  if (!('itemId' in place)) return [groupIndex, -1, -1];
  const itemIndex = draft.groups[groupIndex]?.items.findIndex((item) => item.id === place.itemId) ?? -1;
  return [groupIndex, itemIndex, columns.indexOf(place.column)];
}

function isBehind(order: Order, other: Order): boolean {
  const difference = order[0] - other[0] || order[1] - other[1] || order[2] - other[2];
  return difference > 0;
}

/** Every place in error, in display order. */
function* placesInError(
  draft: DataItemsDraft,
  validation: DataItemsValidation,
): Generator<[DraftPlace, Order]> {
  for (const [groupIndex, group] of draft.groups.entries()) {
    const groupId = group.id;
    if (validation.groupErrors.has(groupId)) yield [{ groupId }, [groupIndex, -1, -1]];
    for (const [itemIndex, item] of group.items.entries()) {
      const errors = validation.itemErrors.get(item.id);
      if (errors === undefined) continue;
      for (const [columnIndex, column] of columns.entries()) {
        if (errors[column] === undefined) continue;
        yield [{ groupId, itemId: item.id, column }, [groupIndex, itemIndex, columnIndex]];
      }
    }
  }
}

/**
 * The first place in error behind another place, starting over at the top; `undefined` when nothing is in
 * error. `groupId` keeps to one group. Without a place to start from, or when it is gone, it is the very
 * first.
 */
export function findNextError(
  draft: DataItemsDraft,
  validation: DataItemsValidation,
  from: DraftPlace | undefined,
  groupId?: string,
): DraftPlace | undefined {
  const start = from === undefined ? undefined : orderOf(draft, from);
  let first: DraftPlace | undefined;
  for (const [place, order] of placesInError(draft, validation)) {
    if (groupId !== undefined && place.groupId !== groupId) continue;
    if (start !== undefined && isBehind(order, start)) return place;
    first ??= place;
  }
  return first;
}

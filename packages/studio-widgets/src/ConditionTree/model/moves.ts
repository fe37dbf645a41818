import { type ConditionDraft, coreOf } from './nodes.ts';
import type { Place } from './structure.ts';
import { findPosition, isWithin } from './treeIndex.ts';
import type { TreeRow } from './visibleRows.ts';

/** The ways to move a condition or group with the keyboard. */
export type MoveDirection = 'up' | 'down' | 'out' | 'in';

/**
 * Where a move leads: up and down past one neighbour in the same group, out of the group to behind it, into the group
 * above or else the one below. `undefined` when there is no such place.
 */
export function placeOfMove(draft: ConditionDraft, id: string, direction: MoveDirection): Place | undefined {
  const at = findPosition(draft, id);
  if (at === undefined) return undefined;
  const { group, index } = at;
  const above = group.subconditions[index - 1];
  const below = group.subconditions[index + 1];
  if (direction === 'up') return above && { position: 'before', targetId: coreOf(above).id };
  if (direction === 'down') return below && { position: 'after', targetId: coreOf(below).id };
  if (direction === 'out')
    return group.id === coreOf(draft).id ? undefined : { position: 'after', targetId: group.id };
  if (above && coreOf(above).kind === 'CompositeCondition')
    return { position: 'end', targetId: coreOf(above).id };
  if (below && coreOf(below).kind === 'CompositeCondition')
    return { position: 'start', targetId: coreOf(below).id };
  return undefined;
}

/** Where something that is held over a row would go. `ratio`: how far down the row, 0 to 1. */
export function placeOfDrop(row: TreeRow, ratio: number): Place {
  const targetId = row.id;
  if (row.kind === 'foot') return { position: 'end', targetId };
  if (row.kind === 'condition') return { position: ratio < 0.5 ? 'before' : 'after', targetId };
  if (row.level > 0 && ratio < 0.3) return { position: 'before', targetId };
  return { position: row.isCollapsed ? 'end' : 'start', targetId };
}

/** Whether a branch can be dropped at a place: anywhere but into itself. */
export function canDrop(draft: ConditionDraft, id: string, place: Place): boolean {
  return !isWithin(draft, place.targetId, id);
}

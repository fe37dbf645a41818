import type { DataItemDraft, DataItemsDraft } from '../types.ts';
import { findItem } from './findItem.ts';

/** A row and the group around it. */
export interface PlacedItem {
  readonly groupId: string;
  readonly item: DataItemDraft;
}

function nextRow(
  draft: DataItemsDraft,
  groupIndex: number,
  itemIndex: number,
  delta: 1 | -1,
): PlacedItem | undefined {
  let index = itemIndex;
  for (let at = groupIndex; at >= 0 && at < draft.groups.length; at += delta) {
    const group = draft.groups[at];
    if (group === undefined) return undefined;
    if (at !== groupIndex) index = delta === 1 ? 0 : group.items.length - 1;
    const item = group.items[index];
    if (item !== undefined) return { groupId: group.id, item };
  }
  return undefined;
}

/** The row below (1) or above (-1) another, across groups; `undefined` at the ends. */
export function findNeighbour(draft: DataItemsDraft, itemId: string, delta: 1 | -1): PlacedItem | undefined {
  const position = findItem(draft, itemId);
  return position && nextRow(draft, position.groupIndex, position.itemIndex + delta, delta);
}

/** The first row of a group (1), or the last row above it (-1); `undefined` when there is none. */
export function findRowBesideName(
  draft: DataItemsDraft,
  groupId: string,
  delta: 1 | -1,
): PlacedItem | undefined {
  const groupIndex = draft.groups.findIndex((group) => group.id === groupId);
  return nextRow(draft, groupIndex, delta === 1 ? 0 : -1, delta);
}

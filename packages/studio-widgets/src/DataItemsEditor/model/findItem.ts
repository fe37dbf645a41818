import type { DataItemDraft, DataItemsDraft } from '../types.ts';

/** Where a row is: the indexes of its group and of itself within the group. */
export interface ItemPosition {
  readonly groupIndex: number;
  readonly itemIndex: number;
}

/** Finds a row by id; `undefined` when it is gone. */
export function findItem(draft: DataItemsDraft, itemId: string): ItemPosition | undefined {
  for (let groupIndex = 0; groupIndex < draft.groups.length; groupIndex += 1) {
    const itemIndex = draft.groups[groupIndex]?.items.findIndex((item) => item.id === itemId) ?? -1;
    if (itemIndex >= 0) return { groupIndex, itemIndex };
  }
  return undefined;
}

/** A row by id; `undefined` when it is gone. */
export function getItem<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemId: string,
): DataItemDraft<Extra> | undefined {
  const position = findItem(draft, itemId);
  return position && draft.groups[position.groupIndex]?.items[position.itemIndex];
}

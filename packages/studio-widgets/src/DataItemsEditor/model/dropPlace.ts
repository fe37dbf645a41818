import type { DataItemsDraft } from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';
import { GROUP_GAP, type Layout, ROW_HEIGHT } from './layout.ts';
import type { GroupTarget, ItemTarget } from './moving.ts';

/** Where dragged rows or groups would land. */
export type Drop =
  | { readonly kind: 'items'; readonly target: ItemTarget; readonly top: number }
  | { readonly kind: 'groups'; readonly before: GroupTarget; readonly top: number };

/**
 * Where rows dropped at a distance from the top of the list land: at the nearest edge between two rows. `top` is
 * that edge, in pixels.
 */
export function findItemDrop(draft: DataItemsDraft, layout: Layout, y: number): Drop | undefined {
  const groupIndex = layout.groupAt(y);
  const group = draft.groups[groupIndex];
  if (group === undefined) return undefined;
  const filled = group.items.findLastIndex((item) => !isBlankItem(item)) + 1;
  const nearest = Math.round((y - layout.topOfRow(groupIndex, 0)) / ROW_HEIGHT);
  const index = Math.max(0, Math.min(filled, nearest));
  const beforeItemId = index < filled ? group.items[index]?.id : undefined;
  return {
    kind: 'items',
    target: { groupId: group.id, beforeItemId },
    top: layout.topOfRow(groupIndex, index),
  };
}

/** Where groups dropped at a distance from the top of the list land: at the nearest edge of the group there. */
export function findGroupDrop(draft: DataItemsDraft, layout: Layout, y: number): Drop {
  const at = layout.groupAt(y);
  const { top, height } = layout.sliceWithoutRows(at);
  const index = y < top + height / 2 ? at : at + 1;
  const edge = index < draft.groups.length ? layout.sliceWithoutRows(index).top : layout.height;
  return {
    kind: 'groups',
    before: draft.groups[index]?.id,
    top: Math.max(1, edge - GROUP_GAP / 2),
  };
}

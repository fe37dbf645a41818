import type { DataItemsEditorLabels } from '../labels.ts';
import type { DataItemsDraft, DataItemsSelection } from '../types.ts';
import { nameGroup } from './messages.ts';
import { type Handle, isHandleSelected } from './selection.ts';

/** How many rows and groups, in words. */
export function describeCount(itemCount: number, groupCount: number, labels: DataItemsEditorLabels): string {
  if (groupCount === 0) return labels.items(itemCount);
  const groups = labels.groups(groupCount);
  return itemCount === 0 ? groups : labels.both(groups, labels.items(itemCount));
}

/** The place of the first of the chosen rows or groups, in words. */
export function describePlace(
  draft: DataItemsDraft,
  { itemIds, groupIds }: DataItemsSelection,
  labels: DataItemsEditorLabels,
): string {
  for (const [groupIndex, { id, items }] of draft.groups.entries()) {
    if (groupIds.has(id)) return labels.groupPosition(groupIndex + 1, draft.groups.length);
    const itemIndex = items.findIndex((item) => itemIds.has(item.id));
    if (itemIndex >= 0) return labels.rowPlace(itemIndex + 1, nameGroup(draft, groupIndex, labels));
  }
  return '';
}

/** What is dragged with a handle, in words. */
export function describeDragged(
  selection: DataItemsSelection,
  handle: Handle,
  labels: DataItemsEditorLabels,
): string {
  const count = (selected: ReadonlySet<string>) => (isHandleSelected(selection, handle) ? selected.size : 1);
  return handle.kind === 'item'
    ? labels.items(count(selection.itemIds))
    : labels.groups(count(selection.groupIds));
}

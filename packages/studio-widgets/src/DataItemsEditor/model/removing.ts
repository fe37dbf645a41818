import type {
  DataItemsDraft,
  DataItemsEditOptions,
  DataItemsGroupDraft,
  DataItemsSelection,
} from '../types.ts';
import { withTrailingRows } from './blankRows.ts';
import { findChosen, withoutIndexes } from './chosenItems.ts';
import { handlesOf } from './handles.ts';
import { newLocalId } from './ids.ts';
import { isBlankItem } from './isBlankItem.ts';
import type { Handle } from './selection.ts';

/**
 * Takes out the selected rows and groups. A set keeps at least one group. Returns the same draft when none of
 * them is there.
 */
export function removeSelected<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  { itemIds, groupIds }: DataItemsSelection,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  const { indexes } = findChosen(draft, itemIds);
  const kept = draft.groups.map((group, index) => {
    const gone = indexes.get(index);
    return gone === undefined ? group : { ...group, items: withoutIndexes(group.items, gone) };
  });
  const groups: DataItemsGroupDraft<Extra>[] = kept.filter(({ id }) => !groupIds.has(id));
  if (indexes.size === 0 && groups.length === draft.groups.length) return draft;
  if (groups.length === 0) groups.push({ id: (options.newId ?? newLocalId)(), name: '', items: [] });
  return withTrailingRows({ ...draft, groups }, 'always', options);
}

/**
 * The handle that takes the focus when a selection is removed: of its kind, the first one behind what goes, else
 * the last one before it; `undefined` when nothing of that kind stays. Rows prefer their own group.
 */
export function handleAfterRemoval(
  draft: DataItemsDraft,
  { itemIds, groupIds }: DataItemsSelection,
  kind: Handle['kind'],
): Handle | undefined {
  let first: Handle | undefined;
  let before: Handle | undefined;
  let behind: Handle | undefined;
  for (const handle of handlesOf(draft)) {
    const goes = groupIds.has(handle.groupId) || (handle.kind === 'item' && itemIds.has(handle.itemId));
    if (goes) first ??= handle;
    if (goes || handle.kind !== kind) continue;
    if (first === undefined) before = handle;
    else if (kind === 'group' || handle.groupId === first.groupId) return handle;
    else behind ??= handle;
  }
  const isSameGroup = first !== undefined && before?.groupId === first.groupId;
  return (isSameGroup ? before : behind) ?? before;
}

/** How many rows that are not blank a removal takes out, those of removed groups included. */
export function countRemoved(draft: DataItemsDraft, { itemIds, groupIds }: DataItemsSelection): number {
  const { indexes } = findChosen(draft, itemIds);
  let count = 0;
  for (const [index, { id, items }] of draft.groups.entries()) {
    if (groupIds.has(id)) count += items.filter((item) => !isBlankItem(item)).length;
    else count += indexes.get(index)?.length ?? 0;
  }
  return count;
}

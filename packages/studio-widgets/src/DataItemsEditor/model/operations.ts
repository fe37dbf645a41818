import type { DataItemColumn, DataItemDraft, DataItemsDraft, DataItemsEditOptions } from '../types.ts';
import {
  createBlankItem,
  replaceGroup,
  settleItems,
  type TrailingRowRule,
  withTrailingRows,
} from './blankRows.ts';
import { findItem } from './findItem.ts';
import { newLocalId } from './ids.ts';
import { isBlankItem } from './isBlankItem.ts';

type EditItems<Extra extends object> = (
  items: readonly DataItemDraft<Extra>[],
  index: number,
) => readonly DataItemDraft<Extra>[];

/** Edits the rows of the group that holds a row, then sees to the blank trailing rows. */
function editAround<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemId: string,
  rule: TrailingRowRule,
  options: DataItemsEditOptions,
  edit: EditItems<Extra>,
): DataItemsDraft<Extra> {
  const position = findItem(draft, itemId);
  const group = position && draft.groups[position.groupIndex];
  if (position === undefined || group === undefined) return draft;
  const items = edit(group.items, position.itemIndex);
  const next = items === group.items ? draft : replaceGroup(draft, position.groupIndex, { ...group, items });
  return withTrailingRows(next, rule, options);
}

/** Sets one cell's text as typed. Returns the same draft when the row is gone or already holds the text. */
export function setCell<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemId: string,
  column: DataItemColumn,
  text: string,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  return editAround(draft, itemId, 'when-last-is-valid', options, (items, index) => {
    const item = items[index];
    return item === undefined || item[column] === text
      ? items
      : items.with(index, { ...item, [column]: text });
  });
}

/** Sets a group's name as typed. Returns the same draft when the group is gone or already has the name. */
export function setGroupName<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  groupId: string,
  name: string,
): DataItemsDraft<Extra> {
  const index = draft.groups.findIndex(({ id }) => id === groupId);
  const group = draft.groups[index];
  return group === undefined || group.name === name ? draft : replaceGroup(draft, index, { ...group, name });
}

/** Adds an unnamed group with one blank row at the end; `groupId` is the new group's. */
export function addGroup<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  options: DataItemsEditOptions = {},
): { readonly draft: DataItemsDraft<Extra>; readonly groupId: string } {
  const groupId = (options.newId ?? newLocalId)();
  const group = { id: groupId, name: '', items: [createBlankItem(options.newId)] };
  return { draft: { ...draft, groups: [...draft.groups, group] }, groupId };
}

/**
 * Gives a blank row below another: the one that is already there, else a new one. `itemId` is the blank
 * row's, or `undefined` when none is needed because the row above is itself blank, or is gone.
 */
export function addItemBelow<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemId: string,
  options: DataItemsEditOptions = {},
): { readonly draft: DataItemsDraft<Extra>; readonly itemId: string | undefined } {
  let blankId: string | undefined;
  const next = editAround(draft, itemId, 'when-last-is-valid', options, (items, index) => {
    const item = items[index];
    const below = items[index + 1];
    if (item === undefined || isBlankItem(item)) return items;
    const blank = below !== undefined && isBlankItem(below) ? below : createBlankItem(options.newId);
    blankId = blank.id;
    return blank === below ? items : items.toSpliced(index + 1, 0, blank);
  });
  return { draft: next, itemId: blankId };
}

/** Takes a row out, whatever it holds. Returns the same draft when it is gone already. */
export function removeItem<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemId: string,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  return editAround(draft, itemId, 'always', options, (items, index) => items.toSpliced(index, 1));
}

/**
 * To be called when focus leaves a row: an empty row is dropped unless it is the trailing one, and a group
 * whose last row holds anything, valid or not, gets a trailing one. Returns the same draft when there is
 * nothing to tidy.
 */
export function settleRow<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  itemId: string,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  return editAround(draft, itemId, 'always', options, settleItems);
}

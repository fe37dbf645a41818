import type { DataItemsDraft, DataItemsEditOptions } from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';
import { restoreItems } from './sorting.ts';

/** A draft before and after rows or groups were removed. */
export interface Removal<Extra extends object = object> {
  readonly before: DataItemsDraft<Extra>;
  readonly after: DataItemsDraft<Extra>;
}

/** The rows that a removal took out, those of removed groups included; blank ones do not count. */
export function removedItems<Extra extends object>({ before, after }: Removal<Extra>) {
  const kept = new Set(after.groups.flatMap(({ items }) => items.map(({ id }) => id)));
  return before.groups.flatMap(({ id: groupId, items }) =>
    items.filter((item) => !kept.has(item.id) && !isBlankItem(item)).map((item) => ({ groupId, item })),
  );
}

/**
 * Takes a removal back. When nothing was edited since, the draft is what it was; else groups come back at the end, and
 * rows at the end of their groups.
 */
export function restoreRemoved<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  removal: Removal<Extra>,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  const { before, after } = removal;
  if (draft === after) return before;
  const known = new Set([...after.groups, ...draft.groups].map(({ id }) => id));
  const groups = before.groups.filter(({ id }) => !known.has(id));
  const withGroups = groups.length === 0 ? draft : { ...draft, groups: [...draft.groups, ...groups] };
  return restoreItems(withGroups, removedItems(removal), options);
}

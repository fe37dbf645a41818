import type {
  DataItemDraft,
  DataItemIdFactory,
  DataItemsDraft,
  DataItemsEditOptions,
  DataItemsGroupDraft,
} from '../types.ts';
import { newLocalId } from './ids.ts';
import { isBlankItem } from './isBlankItem.ts';
import { validateDataItems } from './validateDataItems.ts';

/** A new empty row. */
export function createBlankItem(newId: DataItemIdFactory = newLocalId): DataItemDraft<never> {
  return { id: newId(), label: '', value: '', defaultPrecedence: '' };
}

function isPristine(item: DataItemDraft): boolean {
  return item.label === '' && item.value === '' && item.defaultPrecedence === '' && item.extra === undefined;
}

function countTrailingBlanks(items: readonly DataItemDraft[]): number {
  const lastFilled = items.findLastIndex((item) => !isBlankItem(item));
  return items.length - 1 - lastFilled;
}

/** Swaps a group of a draft; gives back the same draft when nothing changed. */
export function replaceGroup<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  index: number,
  group: DataItemsGroupDraft<Extra>,
): DataItemsDraft<Extra> {
  return draft.groups[index] === group ? draft : { ...draft, groups: draft.groups.with(index, group) };
}

/**
 * When a group without a blank trailing row gets one: once its last row is valid while somebody is filling
 * that row in, otherwise always.
 */
export type TrailingRowRule = 'when-last-is-valid' | 'always';

/**
 * Sees to the blank trailing row of each group: adds it by the given rule, and of several keeps the first, as
 * that is where a user who has just cleared a row is typing. Returns the same draft when nothing changes.
 */
export function withTrailingRows<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  rule: TrailingRowRule,
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  const { itemErrors } = validateDataItems(draft, options);
  let next = draft;
  for (const [index, group] of draft.groups.entries()) {
    const surplus = countTrailingBlanks(group.items) - 1;
    const last = group.items.at(-1);
    if (surplus > 0) {
      next = replaceGroup(next, index, { ...group, items: group.items.slice(0, -surplus) });
    } else if (surplus < 0 && (rule === 'always' || last === undefined || !itemErrors.has(last.id))) {
      next = replaceGroup(next, index, { ...group, items: [...group.items, createBlankItem(options.newId)] });
    }
  }
  return next;
}

/** The draft as a reader sees it: without blank rows. Returns the same draft when there are none. */
export function withoutBlankRows<Extra extends object>(draft: DataItemsDraft<Extra>): DataItemsDraft<Extra> {
  let next = draft;
  for (const [index, group] of draft.groups.entries()) {
    if (group.items.some(isBlankItem)) {
      next = replaceGroup(next, index, { ...group, items: group.items.filter((item) => !isBlankItem(item)) });
    }
  }
  return next;
}

/**
 * Settles an empty row that focus has left: it is dropped, unless it is the group's trailing row,
 * which is only emptied of white space and of what its former content carried.
 */
export function settleItems<Extra extends object>(
  items: readonly DataItemDraft<Extra>[],
  index: number,
): readonly DataItemDraft<Extra>[] {
  const item = items[index];
  if (item === undefined || !isBlankItem(item)) return items;
  if (index < items.length - 1) return items.toSpliced(index, 1);
  if (isPristine(item)) return items;
  return items.with(index, { id: item.id, label: '', value: '', defaultPrecedence: '' });
}

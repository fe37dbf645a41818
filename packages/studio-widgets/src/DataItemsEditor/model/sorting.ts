import type {
  DataItemColumn,
  DataItemDraft,
  DataItemsDraft,
  DataItemsEditOptions,
  DataItemsValidationOptions,
  RemovedItem,
  SortOption,
} from '../types.ts';
import { withTrailingRows } from './blankRows.ts';
import { compareDecimals, parseDecimal } from './decimalText.ts';
import { isBlankItem } from './isBlankItem.ts';
import { validateDataItems } from './validateDataItems.ts';

/** Options of `applySorting`. */
export interface SortingOptions extends DataItemsEditOptions {
  /** BCP 47 tag of the language whose alphabet orders texts. Default: the browser's. */
  readonly locale?: string;
}

/** A sorted draft, and the rows that were taken out although they held text. */
export interface SortingResult<Extra extends object> {
  readonly draft: DataItemsDraft<Extra>;
  readonly removed: readonly RemovedItem<Extra>[];
}

/** Whether sorting can do anything: some group has at least two valid rows. */
export function canSort(draft: DataItemsDraft, options: DataItemsValidationOptions = {}): boolean {
  return [...validateDataItems(draft, options).groupCounts.values()].some(
    ({ validItems }) => validItems >= 2,
  );
}

function sortItems<Extra extends object>(
  items: readonly DataItemDraft<Extra>[],
  option: SortOption,
  collator: Intl.Collator,
): readonly DataItemDraft<Extra>[] {
  const column: DataItemColumn = option < 2 ? 'label' : 'value';
  const direction = option % 2 === 0 ? 1 : -1;
  const rows = items.map((item) => {
    const text = item[column].trim();
    return { item, text, number: parseDecimal(text) };
  });
  const isNumeric = rows.every(({ number }) => number !== undefined);
  const sorted = rows.toSorted((a, b) => {
    const order =
      isNumeric && a.number !== undefined && b.number !== undefined
        ? compareDecimals(a.number, b.number)
        : collator.compare(a.text, b.text);
    return direction * order;
  });
  return sorted.map(({ item }) => item);
}

function isSameOrder<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}

/**
 * Sorts the rows of each group: by number when every text of the chosen column in that group is a number once
 * commas are removed, else by the alphabet of the locale. Rows that compare equal keep their order. Invalid
 * rows are taken out and reported. Returns the same draft when it is sorted already.
 */
export function applySorting<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  option: SortOption,
  options: SortingOptions = {},
): SortingResult<Extra> {
  const { itemErrors } = validateDataItems(draft, options);
  const collator = new Intl.Collator(options.locale);
  const removed: RemovedItem<Extra>[] = [];
  const groups = draft.groups.map((group) => {
    const filled = group.items.filter((item) => !isBlankItem(item));
    const valid = filled.filter((item) => !itemErrors.has(item.id));
    for (const item of filled) {
      if (itemErrors.has(item.id)) removed.push({ groupId: group.id, item });
    }
    const sorted = sortItems(valid, option, collator);
    const last = group.items.at(-1);
    const items = last !== undefined && isBlankItem(last) ? [...sorted, last] : sorted;
    return isSameOrder(items, group.items) ? group : { ...group, items };
  });
  const next = isSameOrder(groups, draft.groups) ? draft : { ...draft, groups };
  return { draft: withTrailingRows(next, 'always', options), removed };
}

/**
 * Puts rows that a sort took out back at the end of their groups, whatever happened to the draft since. Rows
 * whose group is gone go to the last group; rows that are back already stay where they are.
 */
export function restoreItems<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  removed: readonly RemovedItem<Extra>[],
  options: DataItemsEditOptions = {},
): DataItemsDraft<Extra> {
  const present = new Set(draft.groups.flatMap((group) => group.items.map((item) => item.id)));
  const missing = removed.filter(({ item }) => !present.has(item.id));
  if (missing.length === 0) return draft;
  const groupIds = new Set(draft.groups.map((group) => group.id));
  const lastGroupId = draft.groups.at(-1)?.id;
  const groups = draft.groups.map((group) => {
    const back = missing
      .filter(({ groupId }) => (groupIds.has(groupId) ? groupId : lastGroupId) === group.id)
      .map(({ item }) => item);
    if (back.length === 0) return group;
    const lastFilled = group.items.findLastIndex((item) => !isBlankItem(item));
    return { ...group, items: group.items.toSpliced(lastFilled + 1, 0, ...back) };
  });
  return withTrailingRows({ ...draft, groups }, 'always', options);
}

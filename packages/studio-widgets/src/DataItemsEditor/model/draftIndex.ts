import type {
  DataItemColumn,
  DataItemDraft,
  DataItemError,
  DataItemErrors,
  DataItemsDraft,
  DataItemsGroupCounts,
  DataItemsGroupDraft,
  DataItemsGroupError,
  DataItemsValidation,
} from '../types.ts';
import { cellKey, comparedColumns } from './cellKeys.ts';
import { countCellErrors, createTally, type Tally, tallyItem } from './groupCounts.ts';
import { addHolder, firstHolder, type Holders } from './holders.ts';
import { isBlankItem } from './isBlankItem.ts';
import { parsePriority } from './priority.ts';

/** The other side of each duplicate, by item id. */
export type RepeatedBy = Map<string, { readonly [Column in DataItemColumn]?: string }>;

/** What is known of one draft. `holders` go along to the next draft; the rest belongs to this one for good. */
export interface DraftIndex {
  readonly draft: DataItemsDraft;
  readonly hasPriorities: boolean;
  readonly holders: { readonly [Column in DataItemColumn]: Holders };
  readonly itemErrors: ReadonlyMap<string, DataItemErrors>;
  readonly repeatedBy: DataItemsValidation['repeatedBy'];
  readonly groupCounts: ReadonlyMap<string, DataItemsGroupCounts>;
}

function findCellError(
  index: DraftIndex,
  item: DataItemDraft,
  column: DataItemColumn,
): DataItemError | undefined {
  const key = cellKey(item, column);
  if (key !== undefined) {
    const otherItemId = firstHolder(index.holders[column], key);
    return otherItemId === undefined || otherItemId === item.id
      ? undefined
      : { code: 'duplicate', otherItemId };
  }
  if (column !== 'defaultPrecedence') return { code: 'required' };
  return parsePriority(item.defaultPrecedence) === 'malformed' ? { code: 'not-a-priority' } : undefined;
}

/** The errors of a row that is not blank, once `holders` is up to date. */
export function findItemErrors(index: DraftIndex, item: DataItemDraft): DataItemErrors | undefined {
  let errors: { [Column in DataItemColumn]?: DataItemError } | undefined;
  for (const column of comparedColumns(index.hasPriorities)) {
    const error = findCellError(index, item, column);
    if (error === undefined) continue;
    errors ??= {};
    errors[column] = error;
  }
  return errors;
}

/** Notes which row repeats the first one's text; `undefined` for none. */
export function setRepeated(
  repeatedBy: RepeatedBy,
  itemId: string,
  column: DataItemColumn,
  otherItemId: string | undefined,
): void {
  const known = repeatedBy.get(itemId);
  if (known?.[column] === otherItemId) return;
  const { [column]: _was, ...rest } = known ?? {};
  if (otherItemId !== undefined) repeatedBy.set(itemId, { ...rest, [column]: otherItemId });
  else if (Object.keys(rest).length > 0) repeatedBy.set(itemId, rest);
  else repeatedBy.delete(itemId);
}

function addToHolders({ holders, hasPriorities }: DraftIndex, item: DataItemDraft): void {
  for (const column of comparedColumns(hasPriorities)) {
    const key = cellKey(item, column);
    if (key !== undefined) addHolder(holders[column], key, item.id);
  }
}

/** Looks at every row of a draft. */
export function createDraftIndex(draft: DataItemsDraft, hasPriorities: boolean): DraftIndex {
  const columns = comparedColumns(hasPriorities);
  const itemErrors = new Map<string, DataItemErrors>();
  const repeatedBy: RepeatedBy = new Map();
  const groupCounts = new Map<string, Tally>();
  const holders = { label: new Map(), value: new Map(), defaultPrecedence: new Map() };
  const index: DraftIndex = { draft, hasPriorities, holders, itemErrors, repeatedBy, groupCounts };
  for (const group of draft.groups) {
    const tally = createTally();
    groupCounts.set(group.id, tally);
    for (const item of group.items) {
      if (isBlankItem(item)) continue;
      addToHolders(index, item);
      const errors = findItemErrors(index, item);
      if (errors !== undefined) itemErrors.set(item.id, errors);
      tallyItem(tally, errors, 1);
    }
  }
  for (const column of columns) {
    for (const held of index.holders[column].values()) {
      if (typeof held !== 'string') setRepeated(repeatedBy, held[0] ?? '', column, held[1]);
    }
  }
  return index;
}

/** What an index says about its draft. */
export function toValidation({
  draft,
  itemErrors,
  repeatedBy,
  groupCounts,
}: Omit<DraftIndex, 'holders'>): DataItemsValidation {
  const groupErrors = checkGroupNames(draft.groups, groupCounts);
  let itemCount = 0;
  let errorCount = groupErrors.size;
  for (const counts of groupCounts.values()) {
    itemCount += counts.items;
    errorCount += countCellErrors(counts);
  }
  const isValid = errorCount === 0;
  return { itemErrors, groupErrors, repeatedBy, groupCounts, itemCount, errorCount, isValid };
}

/**
 * Checks group names: a name that an earlier group has is wrong, and so is a missing name when an earlier
 * group with items has none either. A group without items may always stay unnamed: it is not saved.
 */
function checkGroupNames(
  groups: readonly DataItemsGroupDraft[],
  counts: ReadonlyMap<string, DataItemsGroupCounts>,
): ReadonlyMap<string, DataItemsGroupError> {
  const errors = new Map<string, DataItemsGroupError>();
  const firstHolder = new Map<string, string>();
  for (const group of groups) {
    const name = group.name.trim();
    if (name === '' && counts.get(group.id)?.items === 0) continue;
    const otherGroupId = firstHolder.get(name);
    if (otherGroupId === undefined) firstHolder.set(name, group.id);
    else
      errors.set(
        group.id,
        name === '' ? { code: 'name-required' } : { code: 'duplicate-name', otherGroupId },
      );
  }
  return errors;
}

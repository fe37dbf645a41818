import type {
  CellColumn,
  CellError,
  DataItemsDraft,
  DraftItem,
  DraftValidation,
  GroupCounts,
  ItemErrors,
  ValidationOptions,
} from '../types.ts';
import { type ColumnIndex, claimKey, createColumnIndex, type RepeatedBy } from './columnIndex.ts';
import { countCellErrors, createTally, type Tally, tallyError } from './groupCounts.ts';
import { checkGroupNames } from './groupNames.ts';
import { parsePriority } from './priority.ts';

type CellReport = readonly [column: CellColumn, error: CellError | undefined];

interface Pass {
  readonly labels: ColumnIndex<string>;
  readonly values: ColumnIndex<string>;
  readonly priorities: ColumnIndex<number> | undefined;
  readonly repeatedBy: RepeatedBy;
  readonly itemErrors: Map<string, ItemErrors>;
}

function checkText(
  pass: Pass,
  index: ColumnIndex<string>,
  text: string,
  itemId: string,
): CellError | undefined {
  return text === '' ? { code: 'required' } : claimKey(index, pass.repeatedBy, text, itemId);
}

function checkPriority(pass: Pass, item: DraftItem): CellError | undefined {
  if (pass.priorities === undefined || item.defaultPrecedence === '') return undefined;
  const priority = parsePriority(item.defaultPrecedence);
  if (priority === 'malformed') return { code: 'not-a-priority' };
  return priority === undefined ? undefined : claimKey(pass.priorities, pass.repeatedBy, priority, item.id);
}

function reportErrors(pass: Pass, tally: Tally, itemId: string, cells: readonly CellReport[]): void {
  const errors: { [Column in CellColumn]?: CellError } = {};
  for (const [column, error] of cells) {
    if (error === undefined) continue;
    errors[column] = error;
    tallyError(tally, column, error);
  }
  pass.itemErrors.set(itemId, errors);
}

function checkItem(pass: Pass, tally: Tally, item: DraftItem): void {
  const labelText = item.label.trim();
  const valueText = item.value.trim();
  if (labelText === '' && valueText === '') return;
  tally.items += 1;
  const label = checkText(pass, pass.labels, labelText, item.id);
  const value = checkText(pass, pass.values, valueText, item.id);
  const priority = checkPriority(pass, item);
  if (label === undefined && value === undefined && priority === undefined) {
    tally.validItems += 1;
    return;
  }
  reportErrors(pass, tally, item.id, [
    ['label', label],
    ['value', value],
    ['defaultPrecedence', priority],
  ]);
}

function validateAll(draft: DataItemsDraft, hasPriorities: boolean): DraftValidation {
  const pass: Pass = {
    labels: createColumnIndex('label'),
    values: createColumnIndex('value'),
    priorities: hasPriorities ? createColumnIndex('defaultPrecedence') : undefined,
    repeatedBy: new Map(),
    itemErrors: new Map(),
  };
  const groupCounts = new Map<string, GroupCounts>();
  let itemCount = 0;
  let errorCount = 0;
  for (const group of draft.groups) {
    const tally = createTally();
    for (const item of group.items) checkItem(pass, tally, item);
    groupCounts.set(group.id, tally);
    itemCount += tally.items;
    errorCount += countCellErrors(tally);
  }
  const groupErrors = checkGroupNames(draft.groups, groupCounts);
  errorCount += groupErrors.size;
  const { itemErrors, repeatedBy } = pass;
  return {
    itemErrors,
    groupErrors,
    repeatedBy,
    groupCounts,
    itemCount,
    errorCount,
    isValid: errorCount === 0,
  };
}

const cacheWithout = new WeakMap<DataItemsDraft, DraftValidation>();
const cacheWith = new WeakMap<DataItemsDraft, DraftValidation>();

/**
 * Checks a whole draft in one pass over its rows: required labels and values, labels, values and default
 * priorities unique in the set, group names unique. Texts are compared trimmed and case-sensitively. Of rows
 * with the same text the first is right and each later one is in error. Blank rows are never in error. The
 * answer for a draft is remembered as long as the draft is.
 */
export function validateDataItems(draft: DataItemsDraft, options: ValidationOptions = {}): DraftValidation {
  const hasPriorities = options.showDefaultPrecedence === true;
  const cache = hasPriorities ? cacheWith : cacheWithout;
  const known = cache.get(draft);
  if (known !== undefined) return known;
  const validation = validateAll(draft, hasPriorities);
  cache.set(draft, validation);
  return validation;
}

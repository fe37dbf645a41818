import type {
  DataItemColumn,
  DataItemDraft,
  DataItemsDraft,
  DataItemsEditOptions,
  DataItemsGroupDraft,
  DataItemsValidation,
} from '../types.ts';
import { createBlankItem, replaceGroup, withTrailingRows } from './blankRows.ts';
import { isBlankItem } from './isBlankItem.ts';
import { validateDataItems } from './validateDataItems.ts';

/** Where a paste starts. Without a row it goes to the end of the group. */
export interface PasteStart {
  readonly groupId: string;
  readonly itemId?: string | undefined;
  readonly column: DataItemColumn;
}

/** A cell that held something else. */
export interface Replacement {
  readonly itemId: string;
  /** Position in the group, from 1. */
  readonly rowNumber: number;
  readonly column: DataItemColumn;
  readonly before: string;
  readonly after: string;
}

/** What a paste does, before it is done. */
export interface PastePlan<Extra extends object> {
  readonly draft: DataItemsDraft<Extra>;
  readonly validation: DataItemsValidation;
  readonly groupId: string;
  /** Rows that hold pasted text, those that were there before included. */
  readonly itemIds: readonly string[];
  readonly replacements: readonly Replacement[];
  /** Rows that are new. */
  readonly addedCount: number;
  /** Columns of the pasted text that hold something and have no column of the table. */
  readonly surplusColumns: number;
  /** The first line named the columns: it is no row, and says which column is which. */
  readonly hasHeadings: boolean;
}

/** What the columns are called on screen. */
export type PasteHeadings = Readonly<Record<DataItemColumn, string>>;

function fillRow<Extra extends object>(
  item: DataItemDraft<Extra>,
  cells: readonly string[],
  columns: readonly (DataItemColumn | null)[],
): DataItemDraft<Extra> {
  let next = item;
  for (const [index, column] of columns.entries()) {
    const text = cells[index];
    if (column !== null && text !== undefined && text !== item[column]) next = { ...next, [column]: text };
  }
  return next;
}

function startIndex(items: readonly DataItemDraft[], itemId: string | undefined): number {
  const index = itemId === undefined ? -1 : items.findIndex(({ id }) => id === itemId);
  return index >= 0 ? index : items.findLastIndex((item) => !isBlankItem(item)) + 1;
}

function findReplacements(
  before: DataItemDraft,
  after: DataItemDraft,
  rowNumber: number,
  columns: readonly DataItemColumn[],
): Replacement[] {
  return columns
    .filter((column) => before[column] !== after[column] && before[column].trim() !== '')
    .map((column) => ({
      itemId: before.id,
      rowNumber,
      column,
      before: before[column],
      after: after[column],
    }));
}

function fold(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Which column is which by a line of headings, two at least; undefined for a line that is none. */
function columnsOfHeadings(
  line: readonly string[] | undefined,
  columns: readonly DataItemColumn[],
  headings: PasteHeadings | undefined,
): readonly (DataItemColumn | null)[] | undefined {
  if (line === undefined || headings === undefined) return undefined;
  const left = new Set(columns);
  const named = line.map((cell) => {
    const column = [...left].find((each) => fold(headings[each]) === fold(cell)) ?? null;
    if (column !== null) left.delete(column);
    return column;
  });
  return columns.length - left.size < 2 ? undefined : named;
}

/** Columns that hold something and have nowhere to go. */
function countSurplus(
  cells: readonly (readonly string[])[],
  targets: readonly (DataItemColumn | null)[],
): number {
  const surplus = new Set<number>();
  for (const line of cells)
    for (const [index, cell] of line.entries())
      if ((targets[index] ?? null) === null && cell.trim() !== '') surplus.add(index);
  return surplus.size;
}

/**
 * Works out what pasting cells does: they fill the rows of one group from a cell on, to the right and down; where
 * the group ends rows are added. `columns` are those shown. A first line that names two of them is no row: it says which
 * column is which. A blank line between others leaves the row as it is and
 * adds none. `undefined` when the group is gone or there is nothing to paste.
 * @param headings what the columns are called. Default: no line is one of headings
 */
export function planPaste<Extra extends object>(
  draft: DataItemsDraft<Extra>,
  start: PasteStart,
  cells: readonly (readonly string[])[],
  columns: readonly DataItemColumn[],
  options: DataItemsEditOptions = {},
  headings?: PasteHeadings,
): PastePlan<Extra> | undefined {
  const groupIndex = draft.groups.findIndex(({ id }) => id === start.groupId);
  const group = draft.groups[groupIndex];
  if (group === undefined || cells.length === 0) return undefined;
  const named = cells.length > 1 ? columnsOfHeadings(cells[0], columns, headings) : undefined;
  const lines = named === undefined ? cells : cells.slice(1);
  const targets = named ?? columns.slice(Math.max(0, columns.indexOf(start.column)));
  const filled = targets.filter((column) => column !== null);
  const first = startIndex(group.items, start.itemId);
  const items = [...group.items];
  const itemIds: string[] = [];
  const replacements: Replacement[] = [];
  let addedCount = 0;
  let at = first;
  for (const line of lines) {
    const existing = items[at];
    const isNothing = line.every((cell) => cell.trim() === '');
    if (isNothing && (existing === undefined || isBlankItem(existing))) continue;
    const before = existing ?? createBlankItem(options.newId);
    const after = isNothing ? before : fillRow(before, line, targets);
    items[at] = after;
    if (!isNothing) itemIds.push(after.id);
    if (isBlankItem(before) && !isBlankItem(after)) addedCount += 1;
    replacements.push(...findReplacements(before, after, at + 1, filled));
    at += 1;
  }
  const next: DataItemsGroupDraft<Extra> = { ...group, items };
  const pasted = withTrailingRows(replaceGroup(draft, groupIndex, next), 'always', options);
  return {
    draft: pasted,
    validation: validateDataItems(pasted, options),
    groupId: group.id,
    itemIds,
    replacements,
    addedCount,
    surplusColumns: countSurplus(lines, targets),
    hasHeadings: named !== undefined,
  };
}

/** The cells of rows in display order, for copying; rows of selected groups are among them. */
export function cellsToCopy(
  draft: DataItemsDraft,
  isChosen: (groupId: string, itemId: string) => boolean,
  columns: readonly DataItemColumn[],
): readonly (readonly string[])[] {
  return draft.groups.flatMap((group) =>
    group.items
      .filter((item) => !isBlankItem(item) && isChosen(group.id, item.id))
      .map((item) => columns.map((column) => item[column])),
  );
}

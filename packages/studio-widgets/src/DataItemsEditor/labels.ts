import { writeCount } from '@studio/ui/internal';
import type { DataItemColumn, SortOption } from './types.ts';

/**
 * Every text of the editor. Functions get numbers and names and give a whole sentence, so that a language can
 * order it.
 */
export interface DataItemsEditorLabels {
  readonly columns: { readonly [Column in DataItemColumn]: string };
  /** Name of the column of row numbers, for assistive technology. */
  readonly rowColumn: string;
  readonly sortBy: string;
  readonly sortOptions: { readonly [Option in SortOption]: string };
  readonly applySorting: string;
  /** Why Apply Sorting cannot be pressed. */
  readonly cannotSort: string;
  readonly addGroup: string;
  readonly groupNamePlaceholder: string;
  /** Text for a group without a name where it cannot be edited. */
  readonly unnamedGroup: string;
  readonly labelPlaceholder: string;
  readonly valuePlaceholder: string;
  /** Accessible name of a group's name field; `ordinal` counts from 1. */
  readonly groupName: (ordinal: number) => string;
  /** How cells and tables name the group they are in; `name` is trimmed and may be empty. */
  readonly group: (name: string, ordinal: number) => string;
  readonly table: (group: string) => string;
  readonly cell: (column: string, row: number, group: string) => string;
  readonly newRowCell: (column: string, group: string) => string;
  readonly newRow: string;
  readonly itemCount: (count: number) => string;
  /** Accessible names of what selects and drags a row or a group. */
  readonly selectRow: (row: number, group: string) => string;
  readonly selectGroup: (group: string) => string;
  /** How much is selected; `total` counts the items of the set. Either of the others may be 0, not both. */
  readonly selected: (items: number, total: number, groups: number) => string;
  readonly moveUp: string;
  readonly moveDown: string;
  readonly removeSelected: string;
  readonly clearSelection: string;
  /** Words beside the keys that move (Alt and an arrow) and remove (Delete). */
  readonly moveHint: string;
  readonly removeHint: string;
  /** What follows the pointer while it drags, and what announcements count. */
  readonly items: (count: number) => string;
  readonly groups: (count: number) => string;
  /** Announcements; `what` is a count of items or groups, `place` a row or a group's position. */
  readonly moved: (what: string, place: string) => string;
  readonly groupPosition: (ordinal: number, count: number) => string;
  readonly cannotMove: string;
  readonly removed: (what: string) => string;
  readonly copied: (what: string) => string;
  readonly pasted: (what: string) => string;
  /** Two counts in one sentence. */
  readonly both: (one: string, other: string) => string;
  readonly paste: PasteLabels;
  readonly noItems: string;
  readonly requiredLabel: string;
  readonly requiredValue: string;
  readonly notAPriority: string;
  /** `row` is where the other row with this label is. */
  readonly duplicateLabel: (row: string) => string;
  /** `item` is the other row's label, or where it is when it has none. */
  readonly duplicateValue: (item: string) => string;
  readonly duplicatePriority: (item: string) => string;
  /** Where a row is; `group` is empty for a row of the same group. */
  readonly rowPlace: (row: number, group: string) => string;
  readonly duplicateGroupName: string;
  readonly requiredGroupName: string;
  /** Summaries of a group's errors when all of them are of one kind. */
  readonly missingLabels: (count: number) => string;
  readonly missingValues: (count: number) => string;
  readonly duplicateLabels: (count: number) => string;
  readonly duplicateValues: (count: number) => string;
  /** Summary when errors are of several kinds, and of the whole set. */
  readonly errors: (count: number) => string;
  /** What pressing a summary does. */
  readonly goToNextError: string;
  /** Notice after a sort took invalid rows out. */
  readonly sortedOut: (count: number) => string;
  readonly undo: string;
  readonly dismiss: string;
  readonly sorted: (option: string) => string;
}

function counted(count: number, one: string, many: string, locale: string): string {
  return `${writeCount(count, locale)} ${count === 1 ? one : many}`;
}

/** Texts of the dialog that asks before a paste replaces anything. */
export interface PasteLabels {
  readonly title: string;
  /** The title where nothing is replaced, and something of what was copied is left out. */
  readonly titleOfPart: string;
  readonly description: (rows: number, replaced: number, added: number) => string;
  /** Announced when the first line named the columns. */
  readonly headings: string;
  /** Columns of the pasted text that the table has no column for. */
  readonly surplusColumns: (count: number) => string;
  /** Names the list of cells that are replaced. */
  readonly replacements: (count: number) => string;
  readonly place: (row: number, column: string) => string;
  /** Text for an empty cell. */
  readonly empty: string;
  readonly becomes: string;
  /** Names the list of what is wrong with the pasted rows. */
  readonly problems: (count: number) => string;
  readonly confirm: string;
  /** Confirms where nothing is replaced. */
  readonly confirmPart: string;
  readonly cancel: string;
}

/** The English texts. */
export const defaultLabels = (locale: string): DataItemsEditorLabels => ({
  columns: { label: 'Label', value: 'Value', defaultPrecedence: 'Set as Default Value' },
  rowColumn: 'Row',
  sortBy: 'Sort items by',
  sortOptions: { 0: 'Label ascending', 1: 'Label descending', 2: 'Value ascending', 3: 'Value descending' },
  applySorting: 'Apply Sorting',
  cannotSort: 'Sorting needs a group with at least 2 valid items',
  addGroup: 'Add Group',
  groupNamePlaceholder: 'Enter a Group Name (optional)',
  unnamedGroup: 'Unnamed group',
  labelPlaceholder: 'Add a label',
  valuePlaceholder: 'Add a value',
  groupName: (ordinal) => `Name of group ${ordinal}`,
  group: (name, ordinal) => (name === '' ? `group ${ordinal}` : `group ${name}`),
  table: (group) => `Data items, ${group}`,
  cell: (column, row, group) => `${column}, row ${row}, ${group}`,
  newRowCell: (column, group) => `${column}, new row, ${group}`,
  newRow: 'New row',
  itemCount: (count) => counted(count, 'item', 'items', locale),
  selectRow: (row, group) => `Select row ${row}, ${group}`,
  selectGroup: (group) => `Select ${group}`,
  selected: (items, total, groups) => {
    const ofItems = `${writeCount(items, locale)} of ${writeCount(total, locale)} selected`;
    if (groups === 0) return ofItems;
    const ofGroups = counted(groups, 'group', 'groups', locale);
    return items === 0 ? `${ofGroups} selected` : `${ofGroups} and ${ofItems}`;
  },
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeSelected: 'Remove',
  clearSelection: 'Clear selection',
  moveHint: 'move',
  removeHint: 'remove',
  items: (count) => counted(count, 'item', 'items', locale),
  groups: (count) => counted(count, 'group', 'groups', locale),
  moved: (what, place) => `${what} moved to ${place}`,
  groupPosition: (ordinal, count) => `position ${ordinal} of ${count}`,
  cannotMove: 'There is nowhere further to move',
  removed: (what) => `${what} removed`,
  copied: (what) => `${what} copied`,
  pasted: (what) => `${what} pasted`,
  both: (one, other) => `${one} and ${other}`,
  paste: {
    title: 'Replace what is there?',
    titleOfPart: 'Paste these rows?',
    description: (rows, replaced, added) => {
      const all = `${counted(rows, 'row', 'rows', locale)} to paste`;
      if (replaced === 0) return `${all}.`;
      const start = `${all}: ${counted(replaced, 'row has', 'rows have', locale)} other text now`;
      return added === 0 ? `${start}.` : `${start}, ${counted(added, 'row is', 'rows are', locale)} added.`;
    },
    headings: 'The first line names the columns and is no row.',
    surplusColumns: (count) =>
      count === 1
        ? '1 column does not fit the table and is left out.'
        : `${count} columns do not fit the table and are left out.`,
    replacements: (count) => `${counted(count, 'cell is', 'cells are', locale)} replaced`,
    place: (row, column) => `Row ${row}, ${column}`,
    empty: '(empty)',
    becomes: 'becomes',
    problems: (count) => `${counted(count, 'cell', 'cells', locale)} to correct afterwards`,
    confirm: 'Replace',
    confirmPart: 'Paste',
    cancel: 'Cancel',
  },
  noItems: 'No data items',
  requiredLabel: 'Enter a label',
  requiredValue: 'Enter a value',
  notAPriority: 'Whole number, 1 to 2,147,483,647',
  duplicateLabel: (row) => `Also the label of ${row}`,
  duplicateValue: (item) => `Also the value of ${item}`,
  duplicatePriority: (item) => `Same as ${item}`,
  rowPlace: (row, group) => (group === '' ? `row ${row}` : `row ${row}, ${group}`),
  duplicateGroupName: 'Another group has this name',
  requiredGroupName: 'Another group has no name either: enter one',
  missingLabels: (count) => counted(count, 'missing label', 'missing labels', locale),
  missingValues: (count) => counted(count, 'missing value', 'missing values', locale),
  duplicateLabels: (count) => counted(count, 'duplicate label', 'duplicate labels', locale),
  duplicateValues: (count) => counted(count, 'duplicate value', 'duplicate values', locale),
  errors: (count) => counted(count, 'error', 'errors', locale),
  goToNextError: 'Go to the next error',
  sortedOut: (count) => (count === 1 ? '1 invalid item was removed' : `${count} invalid items were removed`),
  undo: 'Undo',
  dismiss: 'Dismiss',
  sorted: (option) => `Sorted: ${option}`,
});

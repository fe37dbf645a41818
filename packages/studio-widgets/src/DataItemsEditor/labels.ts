import type { CellColumn, SortOption } from './types.ts';

/**
 * Every text of the editor. Functions get numbers and names and give a whole sentence, so that a language can
 * order it.
 */
export interface DataItemsEditorLabels {
  readonly columns: { readonly [Column in CellColumn]: string };
  /** Name of the column of row numbers, for assistive technology. */
  readonly rowColumn: string;
  readonly sortBy: string;
  readonly sortOptions: { readonly [Option in SortOption]: string };
  readonly applySorting: string;
  /** Why Apply Sorting cannot be pressed. */
  readonly cannotSort: string;
  readonly addGroup: string;
  readonly groupNamePlaceholder: string;
  /** Stands for the name of a group without one where it cannot be edited. */
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

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The English texts. */
export const defaultLabels: DataItemsEditorLabels = {
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
  itemCount: (count) => counted(count, 'item', 'items'),
  noItems: 'No data items',
  requiredLabel: 'Enter a label',
  requiredValue: 'Enter a value',
  notAPriority: 'Whole number from 1',
  duplicateLabel: (row) => `Also the label of ${row}`,
  duplicateValue: (item) => `Also the value of ${item}`,
  duplicatePriority: (item) => `Same as ${item}`,
  rowPlace: (row, group) => (group === '' ? `row ${row}` : `row ${row}, ${group}`),
  duplicateGroupName: 'Another group has this name',
  requiredGroupName: 'Another group has no name either: enter one',
  missingLabels: (count) => counted(count, 'missing label', 'missing labels'),
  missingValues: (count) => counted(count, 'missing value', 'missing values'),
  duplicateLabels: (count) => counted(count, 'duplicate label', 'duplicate labels'),
  duplicateValues: (count) => counted(count, 'duplicate value', 'duplicate values'),
  errors: (count) => counted(count, 'error', 'errors'),
  goToNextError: 'Go to the next error',
  sortedOut: (count) => (count === 1 ? '1 invalid item was removed' : `${count} invalid items were removed`),
  undo: 'Undo',
  dismiss: 'Dismiss',
  sorted: (option) => `Sorted: ${option}`,
};

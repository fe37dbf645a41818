import type { Sort } from '@studio/ui';
import type { AsyncComboboxLabels } from '../AsyncCombobox/index.ts';
import type { CriteriaColumn, CriteriaFault } from './types.ts';

/** Every text of the table. */
export interface CriteriaTableLabels {
  /** Accessible name of the table. */
  readonly title: string;
  readonly columns: { readonly [Column in CriteriaColumn]: string };
  /** The header of a field's column, with the field's name. */
  readonly fieldHeader: (header: string, fieldName: string) => string;
  readonly dataItemPlaceholder: string;
  readonly productPlaceholder: string;
  /** In cells with a dropdown. */
  readonly choicePlaceholder: string;
  /** In cells that take any text. */
  readonly textPlaceholder: string;
  readonly faults: { readonly [Fault in CriteriaFault]: string };
  /** How many rows are at fault; pressing it leads to them, one after the other. */
  readonly errors: (count: number) => string;
  /** What pressing that does. */
  readonly goToNextError: string;
  readonly removeColumn: string;
  /** `row` counts from 1. */
  readonly removeRow: (row: number) => string;
  /** Accessible name of a cell's field while it is edited. */
  readonly editCell: (column: string, row: number) => string;
  readonly noCriteria: string;
  readonly noDependencies: string;
  readonly sorted: (column: string, direction: Sort['direction']) => string;
  readonly rowRemoved: (row: number) => string;
  readonly moveUp: (row: number) => string;
  readonly moveDown: (row: number) => string;
  /** Announcements; `row` is where it is now, from 1. */
  readonly rowMoved: (row: number) => string;
  readonly cannotMove: string;
  readonly cannotMoveSorted: string;
  /** Shown while the rows are sorted, which does not change what is stored. */
  readonly sortedView: string;
  /** The button beside it, and the announcement when it was pressed. */
  readonly showStoredOrder: string;
  readonly storedOrder: string;
  /** At a row that says the same as one above. */
  readonly sameAs: (row: number) => string;
  /** How many rows say the same as another. */
  readonly sameRows: (count: number) => string;
  /** While the options of a dropdown are loading. */
  readonly loadingOptions: string;
  /** Of a cell whose values are looked for. */
  readonly search: Partial<AsyncComboboxLabels>;
  /** How the table is used, for assistive technology. */
  readonly help: string;
}

/** The English texts. */
export const defaultLabels: CriteriaTableLabels = {
  title: 'Criteria',
  columns: {
    dataItem: 'Label',
    product: 'Product Dependency',
    field1: 'Field 1',
    field2: 'Field 2',
    field3: 'Field 3',
  },
  fieldHeader: (header, fieldName) => `${header}: ${fieldName}`,
  dataItemPlaceholder: 'Select a data item',
  productPlaceholder: 'Select a product dependency',
  choicePlaceholder: 'Select a Value',
  textPlaceholder: 'Enter a Value',
  faults: {
    'no-data-item': 'Data item missing',
    'unknown-data-item': 'No longer exists',
    'no-condition': 'Product or value missing',
  },
  errors: (count) => (count === 1 ? '1 error' : `${count} errors`),
  goToNextError: 'Go to the next error',
  removeColumn: 'Remove',
  removeRow: (row) => `Remove row ${row}`,
  editCell: (column, row) => `${column}, row ${row}`,
  noCriteria: 'No criteria',
  noDependencies: 'Criteria need a product or a form field dependency.',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}ending`,
  rowRemoved: (row) => `Row ${row} removed`,
  loadingOptions: 'Loading options',
  search: {},
  moveUp: (row) => `Move row ${row} up`,
  moveDown: (row) => `Move row ${row} down`,
  rowMoved: (row) => `Moved to row ${row}`,
  cannotMove: 'There is nowhere further to move',
  cannotMoveSorted: 'Rows are moved in the stored order, not while they are sorted',
  sortedView: 'Sorted for viewing; the stored order stays as it is.',
  showStoredOrder: 'Show the stored order',
  storedOrder: 'Rows are in the stored order',
  sameAs: (row) => `Same as row ${row}`,
  sameRows: (count) =>
    count === 1 ? '1 row says the same as another' : `${count} rows say the same as another`,
  help: 'Arrow keys move between cells, Enter edits, Delete clears, Escape ends editing, Alt with up and down moves the row.',
};

/** Every text of the grid. Rows count from 1. */
export interface EditableGridLabels {
  /** Accessible name of a cell's field while it is edited. */
  readonly editCell: (column: string, row: number) => string;
  /** Header of the column of buttons. */
  readonly buttons: string;
  readonly removeRow: (row: number) => string;
  readonly moveUp: (row: number) => string;
  readonly moveDown: (row: number) => string;
  /** Announced after a row was removed or moved: where it was, or is now. */
  readonly removed: (row: number) => string;
  readonly moved: (row: number) => string;
  readonly cannotMove: string;
  readonly cannotMoveSorted: string;
  readonly notNumber: string;
  /** Of a number beyond its limits, which are written as numbers are shown. */
  readonly tooSmall: (least: string) => string;
  readonly tooLarge: (most: string) => string;
  readonly tooManyDecimals: (most: number) => string;
  readonly notDate: string;
  readonly notOffered: string;
  /** Of a checked box, and of one that is not. */
  readonly checked: string;
  readonly unchecked: string;
  /** Announced after cells were pasted; `leftOut` cells were locked, outside of the grid, or could not take their text. */
  readonly pasted: (cells: number, leftOut: number) => string;
  readonly copied: (cells: number) => string;
  readonly cleared: (cells: number) => string;
  /** How the grid is used, for assistive technology. */
  readonly help: string;
}

const cellsOf = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** The English texts. */
export const defaultLabels: EditableGridLabels = {
  editCell: (column, row) => `${column}, row ${row}`,
  buttons: 'Actions',
  removeRow: (row) => `Remove row ${row}`,
  moveUp: (row) => `Move row ${row} up`,
  moveDown: (row) => `Move row ${row} down`,
  removed: (row) => `Row ${row} removed`,
  moved: (row) => `Now row ${row}`,
  cannotMove: 'There is nowhere further to move',
  cannotMoveSorted: 'Rows of a sorted table cannot be moved',
  notNumber: 'Not a number',
  tooSmall: (least) => `At least ${least}`,
  tooLarge: (most) => `At most ${most}`,
  tooManyDecimals: (most) => (most === 0 ? 'Whole numbers only' : `At most ${most} decimals`),
  notDate: 'Not a date',
  notOffered: 'Not one of the choices',
  checked: 'Yes',
  unchecked: 'No',
  pasted: (cells, leftOut) => `${cellsOf(cells)} pasted${leftOut === 0 ? '' : `, ${leftOut} left out`}`,
  copied: (cells) => `${cellsOf(cells)} copied`,
  cleared: (cells) => `${cellsOf(cells)} cleared`,
  help: 'Arrow keys move between cells, Shift with them selects, Enter edits, Delete clears, Escape ends editing, F8 goes to the next error.',
};

/** Texts of the tools that arrange columns. */
export interface GridLayoutLabels {
  /** The button that opens the list of columns, and the name of that list. */
  readonly columns: string;
  /** Moves a column one place earlier. */
  readonly moveBack: (column: string) => string;
  /** Moves a column one place later. */
  readonly moveForward: (column: string) => string;
  /** Makes a column 16 pixels narrower. */
  readonly narrower: (column: string) => string;
  /** Makes a column 16 pixels wider. */
  readonly wider: (column: string) => string;
  /** Why a column cannot be moved back. */
  readonly isFirst: string;
  /** Why a column cannot be moved forward. */
  readonly isLast: string;
  /** Why a column can be neither moved nor resized. */
  readonly notShown: string;
  /** Name of the choice of how close rows are. */
  readonly density: string;
  readonly comfortable: string;
  readonly compact: string;
  /** Undoes every change of the layout. */
  readonly resetLayout: string;
  /** Announced when a column was moved; place and count are counted from 1. */
  readonly moved: (column: string, place: number, count: number) => string;
  /** Announced when a column is wider or narrower. */
  readonly resized: (column: string, width: number) => string;
}

export const defaultLayoutLabels: GridLayoutLabels = {
  columns: 'Columns',
  moveBack: (column) => `Move ${column} back`,
  moveForward: (column) => `Move ${column} forward`,
  narrower: (column) => `Make ${column} narrower`,
  wider: (column) => `Make ${column} wider`,
  isFirst: 'It is the first column',
  isLast: 'It is the last column',
  notShown: 'It is not shown',
  density: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
  resetLayout: 'Reset columns',
  moved: (column, place, count) => `${column} moved to place ${place} of ${count}`,
  resized: (column, width) => `${column} is ${width} pixels wide`,
};

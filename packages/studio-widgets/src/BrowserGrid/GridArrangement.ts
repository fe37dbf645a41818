import type { ReactElement, RefObject } from 'react';
import type { GridColumn, GridDensity } from './types.ts';

/** What arranging needs of a column. */
export type ArrangedColumn = Pick<GridColumn<never>, 'key' | 'header' | 'width' | 'minWidth' | 'isHideable'>;

/** What the grid passes to the tools that arrange columns. */
export interface ArrangedGrid {
  readonly tableRef: RefObject<HTMLTableElement | null>;
  /** The columns that there is room for, in their order. */
  readonly columns: readonly ArrangedColumn[];
  /** Gives a column's head the focus, by its place. */
  readonly focusHead: (place: number) => void;
}

/** Columns that a person can arrange, as they are arranged now. */
export interface GridArrangement<Row> {
  /** In their order, without the hidden ones. The same array until the layout changes. */
  readonly columns: readonly GridColumn<Row>[];
  readonly density: GridDensity;
  /** Height of a row, in CSS pixels. */
  readonly rowHeight: number;
  /** The button for the list of columns; null until its code is here. */
  readonly drawTools: (grid: ArrangedGrid) => ReactElement | null;
}

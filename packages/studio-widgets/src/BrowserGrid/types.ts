import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/**
 * What is selected in a grid: some rows by id, or every row that the current filter matches, those on other pages
 * included, except some ids.
 */
export type GridSelection =
  | { readonly mode: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly excludedIds: ReadonlySet<string> };

/** Order of the rows by one column. */
export interface GridSort {
  /** `key` of the column. */
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** What a cell's renderer needs to know about its place in the grid. */
export interface GridCellContext {
  /**
   * To be set on a link or button inside the cell: the grid is one stop in the tab order, and its arrow keys reach
   * the controls of the active cell.
   */
  readonly tabIndex: 0 | -1;
}

/** One column of a grid. Keep the array of columns stable between renders: rows render again when it changes. */
export interface GridColumn<Row> {
  /** Unique within the grid; also the key that `onSortChange` reports. */
  readonly key: string;
  /** Text of the column head. */
  readonly header: string;
  /** Makes the head a button that sorts. Default false. */
  readonly isSortable?: boolean;
  /**
   * A CSS grid track whose size does not depend on content, such as `9rem` or `minmax(12rem, 2fr)`: every row is laid
   * out by itself. Default `minmax(8rem, 1fr)`.
   */
  readonly width?: string;
  /** Default `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Digits of equal width, for numbers and dates. Default false. */
  readonly isTabular?: boolean;
  /** Muted text, for what is read second. Default false. */
  readonly isMuted?: boolean;
  /** Hides the column while the grid (not the window) is narrower than this, in CSS pixels. */
  readonly hideBelow?: number;
  /** Content of a cell. Text that does not fit is cut with an ellipsis and shown whole in a tooltip. */
  readonly render: (row: Row, cell: GridCellContext) => ReactNode;
}

/** Why the rows could not be loaded. */
export interface GridError {
  /** What failed, such as 'Data sets could not be loaded'. */
  readonly title: string;
  /** Why, in words a person can act on. */
  readonly reason: string;
  /** Loads again. Without it no Retry button is offered. */
  readonly onRetry?: () => void;
}

/** The event that opened a row. `preventDefault` has been called on it already. */
export type OpenRowEvent = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

import type { Sort } from '@studio/ui';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/**
 * What is selected in a grid: some rows by id, or every row that the current filter matches, those on other pages
 * included, except some ids.
 */
export type GridSelection =
  | { readonly mode: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly excludedIds: ReadonlySet<string> };

/** What a row is sorted by: numbers, dates and flags by size, texts by the language. Null and undefined come last. */
export type GridSortValue = string | number | bigint | boolean | Date | null | undefined;

/** How close the rows are: 36 or 28 pixels each. */
export type GridDensity = 'comfortable' | 'compact';

/** How a person arranged the columns. Plain data, to be kept as JSON. */
export interface GridLayout {
  /** Keys of columns in their order. A column not named stays after the one it was given after; unknown keys are skipped. */
  readonly order: readonly string[];
  /** Width by key, in CSS pixels. A column not named keeps its own `width`. */
  readonly widths: Readonly<Record<string, number>>;
  /** Keys of columns that are not shown. The one that names the row is shown always. */
  readonly hidden: readonly string[];
  readonly density: GridDensity;
}

/** What a person did to the layout. */
export interface GridLayoutChange {
  readonly reason: 'resize' | 'move' | 'hide' | 'show' | 'density' | 'reset';
}

/** A request to a server: one page of the rows that a filter matches. */
export interface GridPageRequest {
  /** The filter, as the caller gave it; empty for none. */
  readonly filterUri: string;
  readonly sort: Sort;
  /** How many rows precede the page, from 0. */
  readonly startIndex: number;
  /** At most this many rows. */
  readonly pageSize: number;
}

/** A server's answer. */
export interface GridPage<Row> {
  readonly records: readonly Row[];
  /** How many rows the filter matches on all pages. */
  readonly totalRecords: number;
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
  /** Names the row and carries its link. Default: the first of `columns` does. */
  readonly isRowName?: boolean;
  /** The text of the head stays for assistive technology only, as over buttons. Default false. */
  readonly isHeaderHidden?: boolean;
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
  /** The narrowest that a person can make it, in CSS pixels. Default 64. */
  readonly minWidth?: number;
  /** A person may hide it. Default true; the column that names the row is always shown. */
  readonly isHideable?: boolean;
  /**
   * Plain text of a cell, for sorting on the client. Default: what `render` gives when that is text, else the row's
   * property named by `key`.
   */
  readonly getText?: (row: Row) => string;
  /** What the client sorts by when that is not the text: a number, a date. Default `getText`. */
  readonly sortValue?: (row: Row) => GridSortValue;
  /** Content of a cell. Text that does not fit is cut with an ellipsis and shown whole in a tooltip. */
  readonly render: (row: Row, cell: GridCellContext) => ReactNode;
}

/** A row that is edited in place. */
export interface GridOpenRow {
  /** Id of the row. */
  readonly id: string;
  /** Its height, in CSS pixels; not less than a row. Its cells take the first 44. */
  readonly height: number;
  /** Shown below its cells, over the whole width: what is wrong with it. Default: nothing. */
  readonly note?: ReactNode;
}

/** What a host can have a grid do. */
export interface BrowserGridActions {
  /** Scrolls a row into sight and gives it the focus. Nothing happens where there is no such row. */
  readonly showRow: (id: string) => void;
}

/** The event that opened a row. `preventDefault` has been called on it already. */
export type GridOpenRowEvent = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

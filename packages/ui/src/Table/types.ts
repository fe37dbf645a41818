import type { ReactNode } from 'react';
import type { Sort } from '../internal/sort.ts';

/** One column of a table. */
export interface TableColumn<Row> {
  /** Unique in its table; names the column in a sort. */
  key: string;
  /** The text of its header. */
  header: string;
  /** The header stays for assistive technology only: a column of buttons. */
  isHeaderHidden?: boolean | undefined;
  /** What a cell shows. */
  render: (row: Row) => ReactNode;
  /**
   * Numbers are at the end of the line in figures of one width.
   * @default 'start', with `isNumeric` 'end'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * @default false
   */
  isNumeric?: boolean | undefined;
  /**
   * Its cells are the headers of their rows: what the row is of.
   * @default false
   */
  isRowHeader?: boolean | undefined;
  /**
   * The order of two rows, ascending. Makes the column sortable, and the table sorts.
   * @default not sortable
   */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /** Sortable without `compare`: the caller gives the rows in the order of `sort`. */
  isSortable?: boolean | undefined;
  /** A CSS length; otherwise as wide as its content. */
  width?: string | undefined;
}

/** Texts of a table. */
export interface TableLabels {
  /**
   * Text in place of the rows while they load.
   * @default 'Loading…'
   */
  loading: string;
  /**
   * Loads again after an error.
   * @default 'Retry'
   */
  retry: string;
  /**
   * Announced when a header was pressed.
   * @default 'Sorted by {header}, {ascending}'
   */
  sorted: (header: string, direction: Sort['direction']) => string;
}

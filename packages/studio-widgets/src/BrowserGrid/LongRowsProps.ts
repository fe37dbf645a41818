import type { HTMLAttributes, ReactElement } from 'react';

/** The elements that a row is drawn with: rows that have the same key, one after the other, use the same ones. */
export interface GridRowSlot {
  readonly key: string;
  /** The `id` of the row's element. */
  readonly elementId: string;
}

/** What is needed to draw those of many rows that are in sight. */
export interface GridLongRowsProps {
  readonly rowCount: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  /** The row that holds the grid's tab stop; drawn even when it is out of sight. -1 for the head. */
  readonly activeRow: number;
  /** A row that is higher than the others, in CSS pixels; null for none. */
  readonly tallRow: { readonly index: number; readonly height: number } | null;
  /** For the element that holds the rows. */
  readonly bodyProps: HTMLAttributes<HTMLTableSectionElement>;
  /** Draws a row, so many CSS pixels below the first one. */
  readonly drawRow: (index: number, top: number, slot: GridRowSlot) => ReactElement;
}

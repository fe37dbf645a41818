import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import type { BrowserGridLabels } from './labels.ts';
import type { GridColumn, GridError, GridSelection, GridSort, OpenRowEvent } from './types.ts';

export interface BrowserGridProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** Keep the array stable. The first visible column names the row and carries its link. */
  columns: readonly GridColumn<Row>[];
  /** The rows of the page; undefined while the first page loads. Earlier rows stay here while another page loads. */
  rows: readonly Row[] | undefined;
  /** Unique and stable id of a row. */
  getRowId: (row: Row) => string;
  /** A row's name in the label of its checkbox. @default its id */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** Address of what a row stands for. With it, the row's name is a real link. */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Renders the rows' links by the host's router. Keep it stable. @default a plain anchor */
  renderLink?: RenderLink | undefined;
  /**
   * Opens a row in place of its link: a plain click, or Enter. Not called for a click that the host's link handled (by
   * `preventDefault`), nor for one with Ctrl, Shift or the middle button on a link.
   */
  onOpenRow?: ((row: Row, event: OpenRowEvent) => void) | undefined;
  sort: GridSort;
  /** A head was pressed: its column ascending, or reversed when it is the sorted one. */
  onSortChange: (sort: GridSort) => void;
  /** The rows shown are not the ones asked for last. They stay usable, slightly dimmed. @default false */
  isStale?: boolean | undefined;
  /** Why the rows asked for did not come. Rows that are shown stay, with the reason below them. */
  error?: GridError | undefined;
  /** Shown in place of rows when there are none. */
  emptyText: string;
  /** More about the lack of rows: what to do about it. */
  emptyAction?: ReactNode | undefined;
  /** Null, the default, while rows cannot be selected: there are no checkboxes then. */
  selection?: GridSelection | null | undefined;
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** Escape was pressed in the grid while rows can be selected. */
  onCancelSelection?: (() => void) | undefined;
  /** How many rows the filter matches on all pages. */
  totalRecords: number;
  /** How many rows precede this page. @default 0 */
  rowOffset?: number | undefined;
  /** How many rows to suggest while the first page loads. @default 25 */
  skeletonRowCount?: number | undefined;
  /** Such as 'Showing 1 to 25 of 318 Data Sets'; announced when it changes. */
  countText: string;
  /** Paging, at the end of the foot. */
  footer?: ReactNode | undefined;
  /** Floats over the foot of the rows, such as a `BulkBar`. The rows can be scrolled clear of it. */
  overlay?: ReactNode | undefined;
  labels?: Partial<BrowserGridLabels> | undefined;
}

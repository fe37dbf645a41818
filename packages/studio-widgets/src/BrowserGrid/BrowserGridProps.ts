import type { LoadError, Sort } from '@studio/ui';
import type { ComponentPropsWithRef, ComponentType, ReactNode, Ref } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import type { GridArrangement } from './GridArrangement.ts';
import type { GridLongRowsProps } from './LongRowsProps.ts';
import type { BrowserGridLabels } from './labels.ts';
import type {
  BrowserGridActions,
  GridColumn,
  GridDensity,
  GridOpenRow,
  GridOpenRowEvent,
  GridSelection,
} from './types.ts';

export interface BrowserGridProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** Keep the array stable. The first one, or that with `isRowName`, names the row and carries its link, wherever it is moved. */
  columns: readonly GridColumn<Row>[];
  /**
   * The rows of the page, or every row; undefined while the first page loads. Earlier rows stay here while another page
   * loads. `useGridPages` and `useGridRows` provide them with their order, count text and paging. All are drawn, unless
   * `longRows` is given: for more than a page of 500, use `useGridRows`.
   */
  rows: readonly Row[] | undefined;
  /** Unique and stable id of a row. */
  getRowId: (row: Row) => string;
  /** A row's name in the label of its checkbox. @default its id */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** Address of the object of a row. With it, the row's name is a real link. */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Renders the rows' links by the host's router. Keep it stable. @default a plain anchor */
  renderLink?: RenderLink | undefined;
  /**
   * Opens a row in place of its link: a plain click, or Enter. Not called for a click that the host's link handled (by
   * `preventDefault`), nor for one with Ctrl, Shift or the middle button on a link.
   */
  onOpenRow?: ((row: Row, event: GridOpenRowEvent) => void) | undefined;
  /**
   * The row that is edited in the grid: what its cells draw are controls, which are stops in the tab order of their own. Null
   * while none is. The grid is no longer exposed as read-only. Default: rows are not edited here.
   */
  openRow?: GridOpenRow | null | undefined;
  /** The order that the rows have; null for none. */
  sort?: Sort | null | undefined;
  /** The order to start with, when the grid holds it. @default null */
  defaultSort?: Sort | null | undefined;
  /** A head was pressed: its column ascending, or reversed when it is the sorted one. Without it heads do not sort. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The rows shown are not the ones requested last. They stay usable, slightly dimmed. @default false */
  isStale?: boolean | undefined;
  /** Why the requested rows did not come. Rows that are shown stay, with the reason below them. */
  error?: LoadError | undefined;
  /** Shown in place of rows when there are none. */
  emptyText: string;
  /** More about the lack of rows: what to do about it. */
  emptyAction?: ReactNode | undefined;
  /** What is selected, when the caller holds it. Null while rows cannot be selected: there are no checkboxes then. */
  selection?: GridSelection | null | undefined;
  /** What is selected at first, when the grid holds it. @default null: rows cannot be selected */
  defaultSelection?: GridSelection | null | undefined;
  /** How many rows can be selected at a time. @default 'multiple' */
  selectionMode?: 'multiple' | 'single' | undefined;
  /**
   * What the checkbox in the head and Ctrl+A select: the rows of this page, or every row that the filter matches.
   * @default 'page'
   */
  selectAllScope?: 'page' | 'filter' | undefined;
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
  /** Shown above the heads of the columns, such as a `BulkHeader`. */
  banner?: ReactNode | undefined;
  /** Lets a person make columns wider, move and hide them, and rows be closer: what `useGridLayout` gives. */
  arrangement?: GridArrangement<Row> | undefined;
  /** The density of rows, where no `arrangement` sets it. @default 'comfortable' */
  density?: GridDensity | undefined;
  /** Leads to a row, wherever it is. */
  actionsRef?: Ref<BrowserGridActions> | undefined;
  /** How more than 100 rows are drawn at once; part of what `useGridRows` gives. */
  longRows?: ComponentType<GridLongRowsProps> | undefined;
  labels?: Partial<BrowserGridLabels> | undefined;
}

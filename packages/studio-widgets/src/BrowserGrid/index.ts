export { BrowserGrid } from './BrowserGrid.tsx';
export type { BrowserGridProps } from './BrowserGridProps.ts';
export type {
  ArrangedColumn as ArrangedGridColumn,
  ArrangedGrid,
  GridArrangement,
} from './GridArrangement.ts';
export type { GridFeed } from './GridFeed.ts';
export type { GridLayoutLabels } from './gridLayoutLabels.ts';
export type { GridPagesLabels } from './gridPagesLabels.ts';
export type { GridLongRowsProps, GridRowSlot } from './LongRowsProps.ts';
export type { BrowserGridLabels } from './labels.ts';
export { getRowRange } from './model/pages.ts';
export {
  clearSelection,
  countSelectedRows,
  getPageSelection,
  isRowSelected,
  selectAllOnFilter,
  selectOnlyRow,
  setRowsSelected,
  togglePageRows,
  toggleRow,
  toggleRowRange,
} from './model/selection.ts';
export { sortGridRows } from './sortGridRows.ts';
export type {
  BrowserGridActions,
  GridCellContext,
  GridColumn,
  GridDensity,
  GridLayout,
  GridLayoutChange,
  GridOpenRow,
  GridOpenRowEvent,
  GridPage,
  GridPageRequest,
  GridSelection,
  GridSortValue,
} from './types.ts';
export { type GridLayoutOptions, useGridLayout } from './useGridLayout.tsx';
export { type GridPages, type GridPagesOptions, useGridPages } from './useGridPages.tsx';
export { type GridRowsOptions, useGridRows } from './useGridRows.ts';

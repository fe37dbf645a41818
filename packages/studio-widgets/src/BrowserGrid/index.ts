export { BrowserGrid } from './BrowserGrid.tsx';
export type { BrowserGridProps } from './BrowserGridProps.ts';
export type { BrowserGridLabels } from './labels.ts';
export {
  clear,
  countSelected,
  getPageState,
  isSelected,
  selectAllOnFilter,
  setRows,
  togglePage,
  toggleRange,
  toggleRow,
} from './model/selection.ts';
export type {
  GridCellContext,
  GridColumn,
  GridError,
  GridSelection,
  GridSort,
  OpenRowEvent,
} from './types.ts';

export { ActionBar, type ActionBarLabels, type ActionBarProps, type BarAction } from './ActionBar/index.ts';
export {
  type ActivityEntry,
  ActivityList,
  type ActivityListLabels,
  type ActivityListProps,
} from './ActivityList/index.ts';
export {
  BrowserGrid,
  type BrowserGridLabels,
  type BrowserGridProps,
  clear,
  countSelected,
  type GridCellContext,
  type GridColumn,
  type GridError,
  type GridSelection,
  type GridSort,
  getPageState,
  isSelected,
  type OpenRowEvent,
  selectAllOnFilter,
  setRows,
  togglePage,
  toggleRange,
  toggleRow,
} from './BrowserGrid/index.ts';
export { BulkBar, type BulkBarLabels, type BulkBarProps } from './BulkBar/index.ts';
export {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './CommandPalette/index.ts';
export {
  type CellColumn,
  type CellError,
  type DataItem,
  type DataItemsChange,
  type DataItemsDraft,
  DataItemsEditor,
  type DataItemsEditorLabels,
  type DataItemsEditorProps,
  type DraftGroup,
  type DraftItem,
  type DraftValidation,
  type EditOptions,
  type ExtraFields,
  type FromDataItemsOptions,
  fromDataItems,
  type GroupCounts,
  type GroupError,
  type IdFactory,
  type ItemErrors,
  type NormalisedItem,
  normaliseDataItems,
  type SavedDataItem,
  toDataItems,
  type ValidationOptions,
  validateDataItems,
} from './DataItemsEditor/index.ts';
export { EditorHeader, type EditorHeaderProps } from './EditorHeader/index.ts';
export { formatDateTime } from './formatDateTime/formatDateTime.ts';
export type { RenderLink, RenderLinkProps } from './link/RenderLink.ts';
export {
  NotImplementedDialog,
  type NotImplementedDialogLabels,
  type NotImplementedDialogProps,
} from './NotImplementedDialog/index.ts';
export {
  type NavGroup,
  type NavItem,
  SideNavigation,
  type SideNavigationLabels,
  type SideNavigationProps,
} from './SideNavigation/index.ts';

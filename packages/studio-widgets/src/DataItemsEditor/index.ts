export { DataItemsEditor } from './DataItemsEditor.tsx';
export type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
export type { DataItemsEditorHandle, DataItemsFocus, DataItemsPlace } from './DataItemsPlace.ts';
export type { DataItemsEditorLabels } from './labels.ts';
export { type ExtraFields, type FromDataItemsOptions, fromDataItems } from './model/fromDataItems.ts';
export { type NormalisedItem, normaliseDataItems } from './model/normaliseDataItems.ts';
export {
  addGroup as addDataItemGroup,
  addItemBelow as addDataItemBelow,
  removeItem as removeDataItem,
  setCell as setDataItemCell,
  setGroupName as setDataItemGroupName,
  settleRow as settleDataItemRow,
} from './model/operations.ts';
export {
  applySorting as sortDataItems,
  canSort as canSortDataItems,
  restoreItems as restoreDataItems,
  type SortingOptions,
  type SortingResult,
} from './model/sorting.ts';
export { toDataItems } from './model/toDataItems.ts';
export { validateDataItems } from './model/validateDataItems.ts';
export type {
  CellColumn,
  CellError,
  CellRefusals,
  DataItem,
  DataItemsChange,
  DataItemsDraft,
  DraftGroup,
  DraftItem,
  DraftValidation,
  EditOptions,
  GroupCounts,
  GroupError,
  IdFactory,
  ItemErrors,
  RemovedItem,
  SavedDataItem,
  SortOption,
  ValidationOptions,
} from './types.ts';

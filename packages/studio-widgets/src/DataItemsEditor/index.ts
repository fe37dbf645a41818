export type { ScrollElement as DataItemsScrollElement } from '../shared/scrollElement/useScrollElement.ts';
export { DataItemsEditor } from './DataItemsEditor.tsx';
export type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
export type { DataItemsEditorActions, DataItemsFocus, DataItemsPlace } from './DataItemsPlace.ts';
export type { DataItemsEditorLabels, PasteLabels as DataItemsPasteLabels } from './labels.ts';
export { type NormalizedDataItem, normalizeDataItems } from './model/normalizeDataItems.ts';
export {
  addGroup as addDataItemGroup,
  addItemBelow as addDataItemBelow,
  removeItem as removeDataItem,
  setCell as setDataItemCell,
  setGroupName as setDataItemGroupName,
  settleRow as settleDataItemRow,
} from './model/operations.ts';
export {
  type DataItemExtraFields,
  type ParseDataItemsOptions,
  parseDataItems,
} from './model/parseDataItems.ts';
export { serializeDataItems } from './model/serializeDataItems.ts';
export {
  applySorting as sortDataItems,
  canSort as canSortDataItems,
  restoreItems as restoreDataItems,
  type SortingOptions,
  type SortingResult,
} from './model/sorting.ts';
export { validateDataItems } from './model/validateDataItems.ts';
export type {
  DataItem,
  DataItemColumn,
  DataItemDraft,
  DataItemError,
  DataItemErrors,
  DataItemIdFactory,
  DataItemRefusals,
  DataItemsChange,
  DataItemsDraft,
  DataItemsEditOptions,
  DataItemsGroupCounts,
  DataItemsGroupDraft,
  DataItemsGroupError,
  DataItemsSelection,
  DataItemsValidation,
  DataItemsValidationOptions,
  RemovedItem,
  SavedDataItem,
  SortOption,
} from './types.ts';

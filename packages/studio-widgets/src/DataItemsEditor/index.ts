export { DataItemsEditor } from './DataItemsEditor.tsx';
export type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
export type { DataItemsEditorLabels } from './labels.ts';
export { type ExtraFields, type FromDataItemsOptions, fromDataItems } from './model/fromDataItems.ts';
export { type NormalisedItem, normaliseDataItems } from './model/normaliseDataItems.ts';
export { toDataItems } from './model/toDataItems.ts';
export { validateDataItems } from './model/validateDataItems.ts';
export type {
  CellColumn,
  CellError,
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
  SavedDataItem,
  ValidationOptions,
} from './types.ts';

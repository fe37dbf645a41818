export { GridPicker } from './GridPicker.tsx';
export type { GridPickerProps } from './GridPickerProps.ts';
export type { GridPickerLabels } from './labels.ts';
export type {
  GridPickerAction,
  GridPickerChoice,
  GridPickerFilter,
  GridPickerHandler,
  GridPickerItems,
  GridPickerRequest,
  GridPickerSource,
} from './types.ts';

export type { TwoStepSelectorLabels } from './labels.ts';
export {
  parseFormField,
  parseObjectProperty,
  serializeFormFields,
  serializeObjectProperty,
} from './model/storedText.ts';
export { TwoStepSelector } from './TwoStepSelector.tsx';
export type {
  FormsSelectorProps,
  ObjectsSelectorProps,
  TwoStepSelectorProps,
} from './TwoStepSelectorProps.ts';
export type {
  FormSelection,
  ObjectSelection,
  SelectionChange,
  SelectorItem,
  SelectorMode,
} from './types.ts';

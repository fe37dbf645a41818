export { FormView } from './FormView.tsx';
export type { FormViewActions, FormViewProps, ViewAttachment } from './FormViewProps.ts';
export type { FormViewLabels } from './labels.ts';
export { checkForm } from './model/checkForm.ts';
export { describeFieldValue, type ValueWords } from './model/describeFieldValue.ts';
export type {
  ViewColumn,
  ViewEntryState,
  ViewField,
  ViewFieldLook,
  ViewFieldType,
  ViewForm,
  ViewOption,
  ViewPath,
  ViewProblem,
  ViewProblemCode,
  ViewSection,
  ViewTextFormat,
  ViewValue,
  ViewValues,
} from './types.ts';

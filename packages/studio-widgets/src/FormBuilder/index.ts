export { FormBuilder } from './FormBuilder.tsx';
export type { FormBuilderProps, InsertParts as FormInsertParts } from './FormBuilderProps.ts';
export type { FormBuilderLabels, PartPlace as FormPartPlace } from './labels.ts';
export type { PartsRefusal as FormPasteRefusal } from './model/clipboard.ts';
export { freeName } from './model/freeName.ts';
export type {
  FormBuilderActions,
  FormBuilderChange,
  FormComponent,
  FormPartBase,
  FormPartConversion,
  FormPartLook,
  FormPartMark,
  FormPartPicture,
  StepDirection as FormStepDirection,
} from './types.ts';

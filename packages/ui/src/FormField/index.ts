export { type FieldTexts, FormField, type FormFieldControl, type FormFieldProps } from './FormField.tsx';

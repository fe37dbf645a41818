export type { TextFieldLabels } from '../LabelsProvider/ComponentLabels.ts';
export { TextField, type TextFieldProps } from './TextField.tsx';

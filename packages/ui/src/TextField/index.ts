export { TextField, type TextFieldLabels, type TextFieldProps } from './TextField.tsx';

export { NumberField } from './NumberField.tsx';
export type { NumberFieldLabels, NumberFieldProps } from './types.ts';

export { Select, type SelectProps } from './Select.tsx';
export type { ChoiceProps, OptionFieldProps, SelectOption } from './types.ts';

export { Select, type SelectProps } from './Select.tsx';
export type { ChoiceProps, SelectOption } from './types.ts';

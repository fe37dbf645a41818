export { AsyncCombobox } from './AsyncCombobox.tsx';
export type { AsyncComboboxProps } from './AsyncComboboxProps.ts';
export type { AsyncComboboxLabels } from './labels.ts';

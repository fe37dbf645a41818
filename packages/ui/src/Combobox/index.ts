export { Combobox } from './Combobox.tsx';
export type { ComboboxProps, SearchedOptions } from './types.ts';

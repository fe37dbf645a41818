export { MultiSelect } from './MultiSelect.tsx';
export type { MultiSelectLabels, MultiSelectProps } from './types.ts';

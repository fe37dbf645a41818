export { TagField } from './TagField.tsx';
export type { TagFieldLabels, TagFieldProps } from './types.ts';

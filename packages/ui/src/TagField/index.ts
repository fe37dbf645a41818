export { TagField } from './TagField.tsx';
export type { KnownTag } from './tagModel.ts';
export type { TagFieldLabels, TagFieldProps } from './types.ts';

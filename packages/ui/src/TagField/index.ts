export { TagField } from './TagField.tsx';
export type { KnownTag, TagFormat } from './tagModel.ts';
export type { TagFieldLabels, TagFieldProps } from './types.ts';

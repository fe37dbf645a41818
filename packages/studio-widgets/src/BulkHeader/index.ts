export { BulkHeader } from './BulkHeader.tsx';
export type { BulkHeaderProps } from './BulkHeaderProps.ts';
export type { BulkHeaderLabels } from './labels.ts';

export { BulkBar, type BulkBarProps } from './BulkBar.tsx';
export type { BulkBarLabels } from './labels.ts';

export type { FileRefusal, FileRefusalReason, FileRules } from './acceptFiles.ts';
export { acceptFiles } from './acceptFiles.ts';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { formatBytes } from './formatBytes.ts';
export type { FileDropLabels } from './labels.ts';

export type { FileRefusal, FileRefusalReason, FileRules } from './acceptFiles.ts';
export { acceptFiles } from './acceptFiles.ts';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileDropLabels } from './fileDropLabels.ts';
export { formatBytes } from './formatBytes.ts';

export type { UploadModalLabels } from './labels.ts';
export { UploadModal } from './UploadModal.tsx';
export type { Upload, UploadContext, UploadModalProps } from './UploadModalProps.ts';

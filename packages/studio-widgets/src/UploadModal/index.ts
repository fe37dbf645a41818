export type { UploadModalLabels } from './labels.ts';
export { UploadModal } from './UploadModal.tsx';
export type { FileUpload, FileUploadContext, UploadModalProps } from './UploadModalProps.ts';

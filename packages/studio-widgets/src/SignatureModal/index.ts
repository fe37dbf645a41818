export type { SignatureModalLabels } from './labels.ts';
export { SignatureModal } from './SignatureModal.tsx';
export type { SignatureModalProps } from './SignatureModalProps.ts';

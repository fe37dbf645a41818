export type { SignatureModalLabels } from './labels.ts';
export { SignatureModal } from './SignatureModal.tsx';
export type { SignatureError, SignatureModalProps } from './SignatureModalProps.ts';

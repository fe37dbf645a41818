export type { ReferencesModalLabels } from './labels.ts';
export { ReferencesModal } from './ReferencesModal.tsx';
export type { ReferencesModalProps } from './ReferencesModalProps.ts';
export type {
  CodeTexts,
  ObjectReference,
  ReferenceColumn,
  ReferencesVariant,
} from './types.ts';

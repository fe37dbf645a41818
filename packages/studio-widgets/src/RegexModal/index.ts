export type { RegexHelpItem, RegexModalLabels } from './labels.ts';
export { RegexModal } from './RegexModal.tsx';
export type { RegexModalProps } from './RegexModalProps.ts';
export type { RegexChange, RegexGroup, RegexMatch, RegexTestResult, TextRange } from './types.ts';

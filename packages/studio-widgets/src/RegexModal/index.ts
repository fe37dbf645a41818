export {
  createRegexRunner,
  createRegexSeriesRunner,
  type RegexRunner,
  type RegexSeriesRunner,
} from './createRegexRunner.ts';
export type { RegexHelpItem, RegexModalLabels } from './labels.ts';
export type { RegexFault } from './model/expressionFault.ts';
export type { RegexForeignKind, RegexForeignSyntax } from './model/foreignSyntax.ts';
export { RegexModal } from './RegexModal.tsx';
export type { RegexModalProps } from './RegexModalProps.ts';
export type {
  RegexGroup,
  RegexInput,
  RegexMatch,
  RegexSaveDetails,
  RegexTestResult,
  TextRange,
} from './types.ts';

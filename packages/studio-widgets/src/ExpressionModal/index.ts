export { ExpressionModal } from './ExpressionModal.tsx';
export type { ExpressionModalProps, FieldSource } from './ExpressionModalProps.ts';
export type { ExpressionModalLabels } from './labels.ts';
export type { AddObstacle } from './model/rules.ts';
export type { ScriptFault } from './model/scriptProblem.ts';
export type { ScriptSyntaxFault } from './model/syntaxFault.ts';
export type {
  ExpressionFunction,
  ExpressionKind,
  ExpressionSaveDetails,
  ExpressionValue,
  FormatExample,
  ScriptInput,
  ScriptOutcome,
  ScriptRefusal,
  ScriptRunner,
  ScriptSample,
} from './types.ts';

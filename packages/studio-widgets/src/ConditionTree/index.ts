export type { LiteralType } from '../shared/literal/literalType.ts';
export { ConditionTree } from './ConditionTree.tsx';
export type { ConditionTreeProps } from './ConditionTreeProps.ts';
export type { ConditionTexts, ConditionTreeLabels } from './labels.ts';
export type { PasteRefusal as ConditionPasteRefusal } from './model/clipboard.ts';
export { conditionIdAt } from './model/conditionIdAt.ts';
export { createDraft as createCondition } from './model/createNode.ts';
export type { MoveDirection as ConditionMoveDirection } from './model/moves.ts';
export type {
  CompositeNode as ConditionGroupNode,
  ConditionDraft,
  ConditionNode,
  GroupOperator,
  UnaryNode as NegatedConditionNode,
} from './model/nodes.ts';
export type { ConditionOperands, ConditionOperator, ConditionOperators } from './model/operators.ts';
export { type ConditionIds, parseCondition } from './model/parseCondition.ts';
export type { ConditionSchema } from './model/rules.ts';
export { serializeCondition } from './model/serializeCondition.ts';
export {
  type ConditionProblem,
  type ConditionProblemCode,
  countConditions,
  countIncomplete,
  type IncompleteCondition,
  validateCondition,
} from './model/validate.ts';
export {
  type ConditionOperand,
  type ConditionValue,
  type ConditionValueContext,
  type ConditionValueEditorProps,
  type ConditionValueKind,
  type ConditionValueListEditorProps,
  defineValueKind,
} from './model/valueKind.ts';
export type {
  ConditionChange,
  ConditionChangeReason,
  ConditionOutcome,
  ConditionTreeActions,
} from './types.ts';
export {
  createLiteralKind,
  type LiteralKindOptions,
  type LiteralValue,
} from './values/literalKind.tsx';
export type {
  ConditionValueChoice,
  ConditionValueSearch,
  SearchConditionValues,
} from './values/SearchKindParts.ts';
export { createSearchKind, type SearchKindOptions } from './values/searchKind.tsx';
export type { ConditionValueTexts, LiteralKindLabels, SearchKindLabels } from './values/valueTexts.ts';

export type { LiteralType } from '../shared/literal/literalType.ts';
export { ConditionTree } from './ConditionTree.tsx';
export type { ConditionTreeProps } from './ConditionTreeProps.ts';
export type { ConditionTreeLabels } from './labels.ts';
export { createDraft as createCondition } from './model/createNode.ts';
export type { ConditionDraft, ConditionNode, GroupOperator } from './model/nodes.ts';
export type { Operator, OperatorSource } from './model/operators.ts';
export { parseCondition } from './model/parseCondition.ts';
export { serialiseCondition } from './model/serialiseCondition.ts';
export {
  type ConditionProblem,
  countConditions,
  countIncomplete,
  type IncompleteCondition,
  validateCondition,
} from './model/validate.ts';
export type { ConditionValue, FieldValue, PropertyValue, ValueKind } from './model/values.ts';
export type {
  ConditionChange,
  ConditionChangeReason,
  RenderValueEditor,
  ValueChoice,
  ValueSearch,
  ValueSlot,
  Variable,
  VariableMethod,
} from './types.ts';

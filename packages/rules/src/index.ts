export {
  type AnalysedField,
  type AnalysedForm,
  analyseForm,
  type FieldProperty,
  type FindingPlace,
  type FormFinding,
} from './analyseForm.ts';
export { compileCondition } from './compileCondition.ts';
export type { TriedField, TriedForm } from './compileForm.ts';
export { type ConditionTrace, evaluateCondition, traceCondition } from './evaluateCondition.ts';
export {
  type Expression,
  evaluateExpression,
  expressionFunctions,
  expressionOperators,
  fieldKey,
  keysOf,
} from './expression.ts';
export { type FilledForm, FormFiller, fillForms } from './FormFiller.ts';
export type { FieldOutcome, FormOutcome, RuleResult, ScriptOutcome, TriedValues } from './FormOutcome.ts';
export { FormTrial } from './FormTrial.ts';
export {
  type AttachedFile,
  drawnValue,
  entriesIn,
  type FilledValue,
  type FilledValues,
  isFile,
  ownValue,
  shownValues,
  triedValues,
  withDefaults,
  withoutDeleted,
} from './filledValues.ts';
export type { CircleStep } from './findCircles.ts';
export { formatValue } from './formatValue.ts';
export { type FillableField, fillableField, typeNameOf } from './formSettings.ts';
export { beginsWithWords, isAsExpected, type RuleExpectation } from './isAsExpected.ts';
export type { JsonObject, JsonValue } from './JsonValue.ts';
export {
  findOperator,
  operatorsFor,
  type RuleOperator,
  ruleOperators,
  type ValueType,
  valueTypeOf,
} from './operators.ts';
export { ExpressionError, type ExpressionPlace, parseExpression } from './parseExpression.ts';
export { actionText, type EvaluatedRule, type RuleDecision, RuleEvaluator } from './RuleEvaluator.ts';
export {
  type Condition,
  type ConditionFault,
  deepestCondition,
  isEmptyCondition,
  keyOfValue,
  keysOfCondition,
  readCondition,
  type TypeOfKey,
} from './readCondition.ts';
export {
  countRequired,
  isEmptyValue,
  type Placed,
  placeFields,
  type RequiredCount,
  repeaterOf,
  type ValuePath,
} from './requiredValues.ts';
export { isTruthy, readScript, type Script, type ScriptResult } from './runScript.ts';
export {
  type CaseScalar,
  type CaseValue,
  type CaseValues,
  enteredValue,
  isMissing,
  isSameValue,
  readAmount,
  readAs,
  readDay,
  shown,
  toCaseValues,
  ValueError,
} from './values.ts';
export { type VariableMethod, variableMethods } from './variableMethods.ts';

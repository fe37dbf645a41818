import { literalTypeOf } from '../../shared/literal/literalType.ts';
import { setParameter } from '../../shared/parameters/Parameter.ts';
import type { BinaryNode, ConditionDraft } from './nodes.ts';
import { isExistsOperator } from './operators.ts';
import { updateCore } from './updateNode.ts';
import { type ConditionValue, createValue, typeOfValue, type ValueKind } from './values.ts';

function updateBinary(
  draft: ConditionDraft,
  id: string,
  change: (condition: BinaryNode) => BinaryNode,
): ConditionDraft {
  return updateCore(draft, id, (core) => (core.kind === 'BinaryCondition' ? change(core) : core));
}

/** What the left side of a condition decides about the rest of it. */
export interface LeftSideRules {
  /** The kinds of value that the right side can have, given the left. */
  readonly rightKinds: (left: ConditionValue) => readonly ValueKind[];
  /** Whether an operator can be used with a left side; one that cannot is unset. */
  readonly isOperatorOffered: (operatorName: string, left: ConditionValue) => boolean;
}

/** A literal that is no longer of the left side's type keeps its text only if that is entered in the same way. */
function adaptRight(right: ConditionValue, left: ConditionValue, rules: LeftSideRules): ConditionValue {
  const typeName = literalTypeOf(typeOfValue(left));
  if (!rules.rightKinds(left).includes(right.kind)) return createValue('LiteralValue', typeName);
  if (right.kind === 'LeftSideFieldValue' || right.kind === 'LeftSideClassCodeFieldValue')
    return createValue(right.kind);
  if (right.kind !== 'LiteralValue' || literalTypeOf(right.typeName) === typeName) return right;
  const isText = (type: string) => type !== 'Boolean' && type !== 'Date';
  const canKeepText = isText(typeName) && isText(literalTypeOf(right.typeName));
  return { ...right, typeName, valueString: canKeepText ? right.valueString : '' };
}

/**
 * Puts another value on the left. The right side follows: a kind that is no longer offered turns into an empty literal,
 * a literal gets the new type, and values of the former field are unset.
 */
export function setLeft(
  draft: ConditionDraft,
  id: string,
  left: ConditionValue,
  rules: LeftSideRules,
): ConditionDraft {
  return updateBinary(draft, id, (condition) => {
    const rhs = condition.rhs && adaptRight(condition.rhs, left, rules);
    const isOffered = condition.operatorName === '' || rules.isOperatorOffered(condition.operatorName, left);
    if (isOffered) return { ...condition, lhs: left, ...(rhs && { rhs }) };
    return withOperator({ ...condition, lhs: left, ...(rhs && { rhs }) }, '');
  });
}

/** Puts an empty value of another kind on the left. */
export function setLeftKind(
  draft: ConditionDraft,
  id: string,
  kind: ValueKind,
  rules: LeftSideRules,
): ConditionDraft {
  return setLeft(draft, id, createValue(kind), rules);
}

/** Puts another value on the right. */
export function setRight(draft: ConditionDraft, id: string, right: ConditionValue): ConditionDraft {
  return updateBinary(draft, id, (condition) =>
    isExistsOperator(condition.operatorName) || condition.rhs === right
      ? condition
      : { ...condition, rhs: right },
  );
}

/** Puts an empty value of another kind on the right; a literal is of the left side's type. */
export function setRightKind(draft: ConditionDraft, id: string, kind: ValueKind): ConditionDraft {
  return updateBinary(draft, id, (condition) =>
    isExistsOperator(condition.operatorName) || condition.rhs?.kind === kind
      ? condition
      : { ...condition, rhs: createValue(kind, typeOfValue(condition.lhs)) },
  );
}

function withOperator(condition: BinaryNode, operatorName: string): BinaryNode {
  const { rhs, ...rest } = condition;
  if (isExistsOperator(operatorName)) return { ...rest, operatorName };
  return { ...rest, operatorName, rhs: rhs ?? createValue('LiteralValue', typeOfValue(condition.lhs)) };
}

/** Compares in another way: 'exists' takes the right side away, any other gives an empty literal where there is none. */
export function setOperatorName(draft: ConditionDraft, id: string, operatorName: string): ConditionDraft {
  return updateBinary(draft, id, (condition) =>
    condition.operatorName === operatorName ? condition : withOperator(condition, operatorName),
  );
}

/** Changes the text of a custom condition. */
export function setRawExpression(draft: ConditionDraft, id: string, rawExpression: string): ConditionDraft {
  return updateCore(draft, id, (core) =>
    core.kind === 'RawCondition' && core.rawExpression !== rawExpression ? { ...core, rawExpression } : core,
  );
}

/** Fills a blank of a parameterized condition. */
export function setConditionParameter(
  draft: ConditionDraft,
  id: string,
  name: string,
  value: string,
): ConditionDraft {
  return updateCore(draft, id, (core) => {
    if (core.kind !== 'ParameterizedCondition') return core;
    const parameters = setParameter(core.parameters, name, value);
    return parameters === core.parameters ? core : { ...core, parameters };
  });
}

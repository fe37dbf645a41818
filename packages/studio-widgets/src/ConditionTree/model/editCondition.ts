import { setParameter } from '../../shared/parameters/Parameter.ts';
import type { BinaryNode, ConditionDraft } from './nodes.ts';
import type { ConditionRules } from './rules.ts';
import { updateCore } from './updateNode.ts';
import { type ConditionOperand, type ConditionValue, isValueList, valuesOf } from './valueKind.ts';

function updateBinary(
  draft: ConditionDraft,
  id: string,
  change: (condition: BinaryNode) => BinaryNode,
): ConditionDraft {
  return updateCore(draft, id, (core) => (core.kind === 'BinaryCondition' ? change(core) : core));
}

function adaptValue(right: ConditionValue, left: ConditionValue, rules: ConditionRules): ConditionValue {
  const kind = rules.kindOf(right);
  if (kind === undefined) return right;
  if (!rules.rightKindsFor(left).includes(kind)) return rules.createRight(left);
  const typeName = rules.typeOf(left);
  return kind.adapt ? (kind.adapt(right, left, typeName) ?? kind.create(typeName)) : right;
}

/** The right side for another left side. Of a list the values that become empty go; the last stays as an empty one. */
function adaptRight(right: ConditionOperand, left: ConditionValue, rules: ConditionRules): ConditionOperand {
  if (!isValueList(right)) return adaptValue(right, left, rules);
  const values = right.map((value) => adaptValue(value, left, rules));
  const filled = values.filter((value) => !rules.isEmpty(value));
  return filled.length > 0 ? filled : values.slice(0, 1);
}

/**
 * Puts another value on the left. The right side follows, as the kinds of its values say; a kind that is no longer
 * offered turns into the default one. An operator that does not suit the left side is unset.
 */
export function setLeft(
  draft: ConditionDraft,
  id: string,
  left: ConditionValue,
  rules: ConditionRules,
): ConditionDraft {
  return updateBinary(draft, id, (condition) => {
    const { operatorName, rhs } = condition;
    const changed = { ...condition, lhs: left, ...(rhs && { rhs: adaptRight(rhs, left, rules) }) };
    const offered = rules.operatorsFor(left);
    const isKept =
      operatorName === '' || offered === undefined || offered.some(({ name }) => name === operatorName);
    return isKept ? changed : { ...changed, operatorName: '', rhs: changed.rhs ?? rules.createRight(left) };
  });
}

/** Puts an empty value of another kind on the left. */
export function setLeftKind(
  draft: ConditionDraft,
  id: string,
  kindName: string,
  rules: ConditionRules,
): ConditionDraft {
  return setLeft(draft, id, rules.create(kindName), rules);
}

/** Puts another value, or other values, on the right. */
export function setRight(
  draft: ConditionDraft,
  id: string,
  right: ConditionOperand,
  rules: ConditionRules,
): ConditionDraft {
  return updateBinary(draft, id, (condition) =>
    rules.operandsOf(condition) === 'none' || condition.rhs === right
      ? condition
      : { ...condition, rhs: right },
  );
}

/** Puts an empty value of another kind on the right; in a list it takes the place of all values. */
export function setRightKind(
  draft: ConditionDraft,
  id: string,
  kindName: string,
  rules: ConditionRules,
): ConditionDraft {
  return updateBinary(draft, id, (condition) => {
    const operands = rules.operandsOf(condition);
    if (operands === 'none' || valuesOf(condition.rhs)[0]?.kind === kindName) return condition;
    const value = rules.create(kindName, rules.typeOf(condition.lhs));
    return { ...condition, rhs: operands === 'many' ? [value] : value };
  });
}

function withOperator(condition: BinaryNode, operatorName: string, rules: ConditionRules): BinaryNode {
  const { rhs, ...rest } = condition;
  const { lhs } = rest;
  const operands = rules.operatorOf(lhs, operatorName)?.operands;
  const current = rhs ?? rules.createRight(lhs);
  switch (operands ?? 'one') {
    case 'none':
      return { ...rest, operatorName };
    case 'many': {
      const isList = isValueList(current) || rules.operandsOf(condition) === 'many';
      return { ...rest, operatorName, rhs: isList ? current : [current] };
    }
    case 'one':
      return {
        ...rest,
        operatorName,
        rhs: isValueList(current) ? (current[0] ?? rules.createRight(lhs)) : current,
      };
  }
}

/**
 * Compares in another way. An operator without operands takes the right side away. One that compares with many puts the
 * value in a list; one that compares with one takes the first of a list, or an empty value where there is none.
 */
export function setOperatorName(
  draft: ConditionDraft,
  id: string,
  operatorName: string,
  rules: ConditionRules,
): ConditionDraft {
  return updateBinary(draft, id, (condition) =>
    condition.operatorName === operatorName ? condition : withOperator(condition, operatorName, rules),
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

import { type Expression, evaluateExpression, keysOf, toBoolean } from './expression.ts';
import { findOperator } from './operators.ts';
import type { Condition, Operand } from './readCondition.ts';
import {
  type CaseValue,
  type CaseValues,
  type Comparable,
  isMissing,
  listOf,
  toComparable,
  ValueError,
} from './values.ts';

/** Whether a condition holds, part by part. */
export interface ConditionTrace {
  /** What the rule calls the condition; null when it does not. */
  id: string | null;
  /** `error` where a value does not fit. */
  result: 'true' | 'false' | 'error';
  /**
   * What the case says on the left side, or of the one key that a custom condition looks up; of several keys each with what it says. Null for no value, and for what
   * looks nothing up, and where `read` has what a custom condition looks up.
   */
  value: CaseValue;
  /** What else it read, where that was asked for: what an expression reads, and what the left side is compared with. */
  read?: readonly { readonly key: string; readonly value: CaseValue }[];
  /** Why it is an error. */
  message: string | null;
  of: ConditionTrace[];
}

type Comparison = Extract<Condition, { kind: 'comparison' }>;

/**
 * Whether the condition holds for a case, condition by condition: the meaning of rules, which `compileCondition` must agree with. Conditions are
 * looked at in order, and no further than the group needs.
 * @throws ValueError where a value does not fit, or a condition is broken
 */
export function evaluateCondition(condition: Condition, values: CaseValues): boolean {
  switch (condition.kind) {
    case 'group':
      return condition.operator === 'and'
        ? condition.of.every((each) => evaluateCondition(each, values))
        : condition.of.some((each) => evaluateCondition(each, values));
    case 'not':
      return !evaluateCondition(condition.of, values);
    case 'comparison':
      return compare(condition, values);
    case 'expression':
      return toBoolean(evaluateExpression(condition.expression, values));
    case 'broken':
      throw new ValueError(condition.message);
  }
}

/** The same with what became of every part, also of those that are not needed. */
export function traceCondition(condition: Condition, values: CaseValues, hasRead = false): ConditionTrace {
  const of = partsOf(condition).map((each) => traceCondition(each, values, hasRead));
  const value = hasRead && condition.kind === 'expression' ? null : tracedValue(condition, values);
  const known = { id: condition.id, value, of, ...(hasRead && { read: readBy(condition, values) }) };
  try {
    const result = evaluateCondition(condition, values) ? 'true' : 'false';
    return { ...known, result, message: null };
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return { ...known, result: 'error', message: error.message };
  }
}

function tracedValue(condition: Condition, values: CaseValues): CaseValue {
  if (condition.kind === 'expression') return valueOfKeys(condition.expression, values);
  return condition.kind === 'comparison' && 'key' in condition.left
    ? (values[condition.left.key] ?? null)
    : null;
}

function valueOfKeys(expression: Expression, values: CaseValues): CaseValue {
  const [only, ...others] = new Set(keysOf(expression));
  if (only === undefined) return null;
  if (others.length === 0) return values[only] ?? null;
  return [only, ...others].flatMap((key) => {
    const given = listOf(values[key]).filter((each) => each !== null && each !== '');
    return given.length === 0 ? [] : [`${key}: ${given.join(', ')}`];
  });
}

function readBy(condition: Condition, values: CaseValues): NonNullable<ConditionTrace['read']> {
  const sides = condition.kind === 'comparison' ? condition.right : [];
  const keys =
    condition.kind === 'expression'
      ? keysOf(condition.expression)
      : sides.flatMap((side) => ('key' in side ? [side.key] : []));
  return [...new Set(keys)].map((key) => ({ key, value: values[key] ?? null }));
}

function partsOf(condition: Condition): readonly Condition[] {
  if (condition.kind === 'group') return condition.of;
  return condition.kind === 'not' ? [condition.of] : [];
}

/** The values of a side, without those that are missing. */
function valuesOf(operand: Operand, { type }: Comparison, values: CaseValues): Comparable[] {
  if ('value' in operand) return [operand.value];
  const given = values[operand.key];
  if (given === undefined || isMissing(given)) return [];
  const list = typeof given === 'object' && given !== null ? given : [given];
  return list.flatMap((each) => (each === null || each === '' ? [] : [toComparable(each, type)]));
}

function compare(condition: Comparison, values: CaseValues): boolean {
  const { operator, left, right } = condition;
  const lefts = valuesOf(left, condition, values);
  const rights = right.map((each) => valuesOf(each, condition, values));
  const opposite = findOperator(operator)?.isNegationOf;
  return opposite === undefined ? holds(operator, lefts, rights) : !holds(opposite, lefts, rights);
}

/** A positive operator. With several values on the left it holds when it does for one of them. */
function holds(operator: string, lefts: readonly Comparable[], rights: readonly Comparable[][]): boolean {
  if (operator === 'exists') return lefts.length > 0;
  if (operator === 'isBetween') {
    const [from, to] = rights.map(([first]) => first);
    if (from === undefined || to === undefined) return false;
    return lefts.some((left) => left >= from && left <= to);
  }
  const all = rights.flat();
  return lefts.some((left) => all.some((right) => matches(operator, left, right)));
}

function matches(operator: string, left: Comparable, right: Comparable): boolean {
  switch (operator) {
    case 'equals':
    case 'isInList':
    case 'isInClassCodeList':
      return left === right;
    case 'isGreaterThan':
      return left > right;
    case 'isAtLeast':
      return left >= right;
    case 'isLessThan':
      return left < right;
    case 'isAtMost':
      return left <= right;
    case 'contains':
      return String(left).includes(String(right));
    case 'beginsWith':
      return String(left).startsWith(String(right));
    default:
      throw new ValueError(`There is no operator '${operator}'.`);
  }
}

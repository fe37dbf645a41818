import { compileExpression, toBoolean } from './expression.ts';
import { findOperator, type ValueType } from './operators.ts';
import type { Condition, Operand } from './readCondition.ts';
import { type CaseValues, type Comparable, isMissing, toComparable, ValueError } from './values.ts';

/** Whether a rule's condition holds for a case. @throws ValueError where a value does not fit */
export type CompiledCondition = (values: CaseValues) => boolean;

type Comparison = Extract<Condition, { kind: 'comparison' }>;
/** Tests one value of the left side. */
type Test = (left: Comparable) => boolean;

/** The condition as a function, which decides as `evaluateCondition` does and looks at the condition no more. */
export function compileCondition(condition: Condition): CompiledCondition {
  switch (condition.kind) {
    case 'group':
      return condition.operator === 'and'
        ? allOf(condition.of.map(compileCondition))
        : anyOf(condition.of.map(compileCondition));
    case 'not': {
      const of = compileCondition(condition.of);
      return (values) => !of(values);
    }
    case 'comparison':
      return compileComparison(condition);
    case 'expression': {
      const of = compileExpression(condition.expression);
      return (values) => toBoolean(of(values));
    }
    case 'broken': {
      const { message } = condition;
      return () => {
        throw new ValueError(message);
      };
    }
  }
}

function allOf(of: readonly CompiledCondition[]): CompiledCondition {
  const [first, second, ...others] = of;
  if (first && second && others.length === 0) return (values) => first(values) && second(values);
  return (values) => {
    for (const each of of) if (!each(values)) return false;
    return true;
  };
}

function anyOf(of: readonly CompiledCondition[]): CompiledCondition {
  return (values) => {
    for (const each of of) if (each(values)) return true;
    return false;
  };
}

function compileComparison(condition: Comparison): CompiledCondition {
  const { operator, left, right, type } = condition;
  const opposite = findOperator(operator)?.isNegationOf;
  const positive = opposite ?? operator;
  const holds = right.every((each) => 'value' in each)
    ? againstConstants(positive, left, right, type)
    : againstCase(positive, left, right, type);
  return opposite === undefined ? holds : (values) => !holds(values);
}

/** Most comparisons: the right side is known beforehand. */
function againstConstants(
  operator: string,
  left: Operand,
  right: readonly { value: Comparable }[],
  type: ValueType,
): CompiledCondition {
  const test = testOf(
    operator,
    right.map(({ value }) => value),
  );
  if ('value' in left) {
    const isTrue = test(left.value);
    return () => isTrue;
  }
  const { key } = left;
  return (values) => {
    const given = values[key];
    if (given === undefined || given === null || given === '') return false;
    if (typeof given !== 'object')
      return test(
        typeof given === typeOfComparable[type] && type !== 'day' && type !== 'number'
          ? given
          : toComparable(given, type),
      );
    return someOf(given, type, test);
  };
}

const typeOfComparable = { text: 'string', number: 'number', boolean: 'boolean', day: 'number' } as const;

/** The right side, or a part of it, is looked up as well. */
function againstCase(
  operator: string,
  left: Operand,
  right: readonly Operand[],
  type: ValueType,
): CompiledCondition {
  return (values) => {
    const lefts = listOf(left, values, type);
    const rights = right.map((each) => listOf(each, values, type));
    if (operator === 'isBetween' && rights.some(([first]) => first === undefined)) return false;
    const test = testOf(
      operator,
      operator === 'isBetween' ? rights.flatMap(([first]) => first ?? []) : rights.flat(),
    );
    return lefts.some(test);
  };
}

function listOf(operand: Operand, values: CaseValues, type: ValueType): Comparable[] {
  if ('value' in operand) return [operand.value];
  const given = values[operand.key];
  if (given === undefined || isMissing(given)) return [];
  const list = typeof given === 'object' && given !== null ? given : [given];
  const read: Comparable[] = [];
  for (const each of list) if (each !== null && each !== '') read.push(toComparable(each, type));
  return read;
}

/** Every value is read, also those after one that decides: a value that does not fit is reported at any position. */
function someOf(given: readonly (string | number | boolean | null)[], type: ValueType, test: Test): boolean {
  let isTrue = false;
  for (const each of given) {
    if (each === null || each === '') continue;
    const read = toComparable(each, type);
    if (!isTrue) isTrue = test(read);
  }
  return isTrue;
}

function testOf(operator: string, rights: readonly Comparable[]): Test {
  const [first, second] = rights;
  switch (operator) {
    case 'exists':
      return () => true;
    case 'equals':
    case 'isInList':
    case 'isInClassCodeList':
      return equalTo(rights);
    case 'isBetween':
      return (left) => first !== undefined && second !== undefined && left >= first && left <= second;
    case 'isGreaterThan':
      return each(rights, (left, right) => left > right);
    case 'isAtLeast':
      return each(rights, (left, right) => left >= right);
    case 'isLessThan':
      return each(rights, (left, right) => left < right);
    case 'isAtMost':
      return each(rights, (left, right) => left <= right);
    case 'contains':
      return each(rights, (left, right) => String(left).includes(String(right)));
    case 'beginsWith':
      return each(rights, (left, right) => String(left).startsWith(String(right)));
    default:
      throw new ValueError(`There is no operator '${operator}'.`);
  }
}

function equalTo(rights: readonly Comparable[]): Test {
  const [only, ...others] = rights;
  if (only === undefined) return () => false;
  if (others.length === 0) return (left) => left === only;
  const known = new Set(rights);
  return (left) => known.has(left);
}

function each(rights: readonly Comparable[], test: (left: Comparable, right: Comparable) => boolean): Test {
  const [only, ...others] = rights;
  if (only === undefined) return () => false;
  if (others.length === 0) return (left) => test(left, only);
  return (left) => rights.some((right) => test(left, right));
}

import { calendarFunctions, dayOf, looksLikeDay } from './calendar.ts';
import type { ScriptRead } from './entryScopes.ts';
import {
  type CaseScalar,
  type CaseValue,
  type CaseValues,
  isMissing,
  isYesOrNo,
  joinLists,
  joinTexts,
  readAmount,
  ValueError,
} from './values.ts';

/** What an expression gives; null for no value. */
type Result = CaseValue;

/** An expression that was read: nothing of it is ever given to the engine as code. */
export type Expression =
  | { kind: 'constant'; value: CaseScalar }
  /** `isAll`: on every repetition of the field, not only on its own one. */
  | { kind: 'lookup'; key: string; isAll?: boolean }
  | { kind: 'list'; items: readonly Expression[] }
  | { kind: 'unary'; operator: UnaryOperator; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'logical'; operator: '&&' | '||' | '??'; left: Expression; right: Expression }
  | { kind: 'choice'; test: Expression; then: Expression; otherwise: Expression }
  | { kind: 'call'; name: FunctionName; given: readonly Expression[] };

type UnaryOperator = keyof typeof unary;
type BinaryOperator = keyof typeof binary;
/** A function of expressions. */
export type FunctionName = keyof typeof functions;

/** What an expression is made of. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'constant':
    case 'lookup':
      return [];
    case 'list':
      return expression.items;
    case 'unary':
      return [expression.of];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.test, expression.then, expression.otherwise];
    case 'call':
      return expression.given;
  }
}

/** Every key that the expression looks up. */
export function keysOf(expression: Expression): string[] {
  return expression.kind === 'lookup' ? [expression.key] : partsOf(expression).flatMap(keysOf);
}

/** The same, with what `fieldValues` reads apart: each once. */
export function readsOf(expression: Expression): readonly ScriptRead[] {
  const found = new Map<string, ScriptRead>();
  const visit = (of: Expression): void => {
    if (of.kind === 'lookup') {
      const { key, isAll = false } = of;
      found.set(`${isAll} ${key}`, { key, isAll });
    } else for (const part of partsOf(of)) visit(part);
  };
  visit(expression);
  return [...found.values()];
}

/** The key of a field in a case. */
export function fieldKey(formTemplateUniqueName: string, fieldName: string): string {
  return `${formTemplateUniqueName}::${fieldName}`;
}

/** What the expression gives for a case, node by node. @throws ValueError where a value does not fit */
export function evaluateExpression(expression: Expression, values: CaseValues): Result {
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'lookup':
      return values[expression.key] ?? null;
    case 'list':
      return joinLists(expression.items.map((item) => evaluateExpression(item, values)));
    case 'unary':
      return unary[expression.operator](evaluateExpression(expression.of, values));
    case 'binary': {
      const left = evaluateExpression(expression.left, values);
      return binary[expression.operator](left, evaluateExpression(expression.right, values));
    }
    case 'logical': {
      const left = evaluateExpression(expression.left, values);
      if (!goesOn[expression.operator](left)) return left;
      return evaluateExpression(expression.right, values);
    }
    case 'choice': {
      const isTrue = toBoolean(evaluateExpression(expression.test, values));
      return evaluateExpression(isTrue ? expression.then : expression.otherwise, values);
    }
    case 'call':
      return functions[expression.name](expression.given.map((each) => evaluateExpression(each, values)));
  }
}

/** The same as a function of the case, which looks at the expression no more. */
export function compileExpression(expression: Expression): (values: CaseValues) => Result {
  switch (expression.kind) {
    case 'constant': {
      const { value } = expression;
      return () => value;
    }
    case 'lookup': {
      const { key } = expression;
      return (values) => values[key] ?? null;
    }
    case 'list': {
      const items = expression.items.map(compileExpression);
      return (values) => joinLists(items.map((item) => item(values)));
    }
    case 'unary': {
      const [work, of] = [unary[expression.operator], compileExpression(expression.of)];
      return (values) => work(of(values));
    }
    case 'binary': {
      const work = binary[expression.operator];
      const [left, right] = [compileExpression(expression.left), compileExpression(expression.right)];
      return (values) => work(left(values), right(values));
    }
    case 'logical': {
      const isOpen = goesOn[expression.operator];
      const [left, right] = [compileExpression(expression.left), compileExpression(expression.right)];
      return (values) => {
        const first = left(values);
        return isOpen(first) ? right(values) : first;
      };
    }
    case 'choice': {
      const test = compileExpression(expression.test);
      const [then, otherwise] = [compileExpression(expression.then), compileExpression(expression.otherwise)];
      return (values) => (toBoolean(test(values)) ? then(values) : otherwise(values));
    }
    case 'call': {
      const work = functions[expression.name];
      const given = expression.given.map(compileExpression);
      return (values) => work(given.map((each) => each(values)));
    }
  }
}

/** What decides a condition: yes or no, and no value counts as no. @throws ValueError for anything else */
export function toBoolean(result: Result): boolean {
  if (typeof result === 'boolean') return result;
  if (isMissing(result)) return false;
  throw new ValueError('The expression gives neither yes nor no.');
}

const goesOn = {
  '&&': (left: Result) => toBoolean(left),
  '||': (left: Result) => !toBoolean(left),
  '??': (left: Result) => isMissing(left),
} as const;

export const unary = {
  '!': (of: Result): Result => !toBoolean(of),
  '-': (of: Result): Result => negate(toNumber(of)),
  '+': (of: Result): Result => toNumber(of),
} as const;

export const binary = {
  '+': add,
  '-': arithmetic((left, right) => left - right),
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => left / right),
  '%': arithmetic((left, right) => left % right),
  '<': comparison((left, right) => left < right),
  '<=': comparison((left, right) => left <= right),
  '>': comparison((left, right) => left > right),
  '>=': comparison((left, right) => left >= right),
  '==': (left: Result, right: Result): Result => isSame(left, right),
  '===': (left: Result, right: Result): Result => isSame(left, right),
  '!=': (left: Result, right: Result): Result => !isSame(left, right),
  '!==': (left: Result, right: Result): Result => !isSame(left, right),
} as const;

export const functions = {
  ...calendarFunctions,
  sum: (given: readonly Result[]): Result => numbersOf(given).reduce((sum, each) => sum + each, 0),
  max: (given: readonly Result[]): Result =>
    finite(numbersOf(given).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)),
  min: (given: readonly Result[]): Result =>
    finite(numbersOf(given).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)),
  average: (given: readonly Result[]): Result => {
    const numbers = numbersOf(given);
    return finite(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
  },
  minus: ([left = null, right = null]: readonly Result[]): Result => binary['-'](left, right),
  multiply: (given: readonly Result[]): Result =>
    numbersOf(given).reduce((product, each) => product * each, 1),
  divide: ([left = null, right = null]: readonly Result[]): Result => binary['/'](left, right),
  'Math.round': ([of = null]: readonly Result[]): Result => rounded(Math.round, of),
  'Math.ceil': ([of = null]: readonly Result[]): Result => rounded(Math.ceil, of),
  'Math.floor': ([of = null]: readonly Result[]): Result => rounded(Math.floor, of),
} as const;

/** The functions that expressions may call, those that name a field among them. */
export const expressionFunctions: readonly string[] = [
  ...Object.keys(functions),
  'field',
  'fieldValue',
  'fieldValues',
];

/** The operators of expressions, without `?:`. */
export const expressionOperators: readonly string[] = [
  ...new Set([...Object.keys(binary), ...Object.keys(goesOn), ...Object.keys(unary)]),
];

function arithmetic(work: (left: number, right: number) => number) {
  return (left: Result, right: Result): Result => {
    const [one, other] = [toNumber(left), toNumber(right)];
    return one === null || other === null ? null : finite(work(one, other));
  };
}

/** By size: two numbers, or two days where one side is written as a day. Without a value on either side it is false. */
function comparison(work: (left: number, right: number) => boolean) {
  return (left: Result, right: Result): Result => {
    const read = looksLikeDay(left) || looksLikeDay(right) ? dayOf : toNumber;
    const [one, other] = [read(left), read(right)];
    return one !== null && other !== null && work(one, other);
  };
}

/** Numbers are added, also where they are amounts in texts, as the values of a case may be; codes and other texts are put together. */
function add(left: Result, right: Result): Result {
  if (isMissing(left) || isMissing(right)) return isMissing(left) ? right : left;
  if (isCode(left) || isCode(right)) return joinTexts(left, right);
  const [one, other] = [readNumber(left), readNumber(right)];
  return one === null || other === null ? joinTexts(left, right) : finite(one + other);
}

/** Numbers are the same by size; codes and other texts character by character. */
function isSame(left: Result, right: Result): boolean {
  if (isMissing(left) || isMissing(right)) return isMissing(left) && isMissing(right);
  if (isYesOrNo(left, right)) return true;
  if (isCode(left) || isCode(right)) return String(left) === String(right);
  if (typeof left === 'number' || typeof right === 'number') {
    const [one, other] = [readNumber(left), readNumber(right)];
    return one !== null && one === other;
  }
  if (typeof left === 'object' || typeof right === 'object') return String(left) === String(right);
  return String(left) === String(right);
}

/** Whether a text has a zero at its beginning, as codes have and amounts have not: `0111` is not 111. */
function isCode(value: Result): boolean {
  return typeof value === 'string' && /^0\d/.test(value);
}

function readNumber(value: Result): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? readAmount(value) : null;
}

/** Null for no value. @throws ValueError when it is no number */
function toNumber(value: Result): number | null {
  if (isMissing(value)) return null;
  const single = typeof value === 'object' && value?.length === 1 ? (value[0] ?? null) : value;
  const number = readNumber(single);
  if (number === null) throw new ValueError(`“${String(value).slice(0, 100)}” is no number.`);
  return number;
}

function numbersOf(given: readonly Result[]): number[] {
  return given.flat().flatMap((each) => toNumber(each) ?? []);
}

function rounded(round: (value: number) => number, value: Result): Result {
  const number = toNumber(value);
  return number === null ? null : finite(round(number));
}

function negate(value: number | null): number | null {
  return value === null ? null : 0 - value;
}

/** No value in place of what is no number, as after a division by zero; never a negative zero. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

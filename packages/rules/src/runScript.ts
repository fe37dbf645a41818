import { calendarFunctions } from './calendar.ts';
import type { ScriptRead } from './entryScopes.ts';
import { type Expression, readsOf } from './expression.ts';
import { parseExpression } from './parseExpression.ts';
import {
  type CaseScalar,
  type CaseValue,
  type CaseValues,
  isMissing,
  isYesOrNo,
  joinLists,
  joinTexts,
  listOf,
  readAmount,
  shown,
  ValueError,
} from './values.ts';

/** What a script gave for a case. */
export interface ScriptResult {
  /** Null for no value, and for what is no number, such as after a division by zero. */
  readonly value: CaseValue;
  /** Why a number is no value. */
  readonly note: 'dividedByZero' | 'notNumber' | null;
}

/** A script of a field that was read once. */
export interface Script {
  /** Every key that it reads, each once. */
  readonly keys: readonly string[];
  /** The same, with what `fieldValues` reads apart. */
  readonly reads: readonly ScriptRead[];
  /**
   * @param all what `fieldValues` reads. Default: the values
   * @param steps what is left of them, for runs that share them. Default: the most that one run may take
   * @throws ValueError where a value does not fit, or no step is left
   */
  readonly run: (values: CaseValues, all?: CaseValues, steps?: Steps) => ScriptResult;
}

/** What the runs of a script may take: a step is a part of the expression that is evaluated, or a value that a function reads. */
export interface Steps {
  left: number;
}

const mostSteps = 5_000_000;

/** All steps that there are for a script: of one that runs entry by entry, for all entries together. */
export function allSteps(): Steps {
  return { left: mostSteps };
}

/**
 * A script of a field: what it computes, or whether it is off or required. It has the syntax of custom conditions and answers as JavaScript does:
 * a missing value is null, and every value is true or false by JavaScript's rule. Only a text that is no number is refused in arithmetic.
 * @throws ExpressionError when it cannot be read
 */
export function readScript(text: string): Script {
  const expression = parseExpression(text);
  const reads = readsOf(expression);
  return {
    ...{ keys: [...new Set(reads.map(({ key }) => key))], reads },
    run: (values, all = values, steps = allSteps()) => {
      const state: State = { values, all, steps, isDividedByZero: false, hasJoinedNoNumber: false };
      const value = evaluate(expression, state);
      if (isAllFinite(value, state)) return { value: plain(value), note: null };
      return { value: finitePart(value), note: state.isDividedByZero ? 'dividedByZero' : 'notNumber' };
    },
  };
}

/** Whether no infinite number is in a value, nor in a text that was put together of one. */
function isAllFinite(value: CaseValue, { hasJoinedNoNumber }: State): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return !hasJoinedNoNumber || !/Infinity|NaN/.test(value);
  return typeof value !== 'object' || value === null || value.every(isFiniteScalar);
}

const isFiniteScalar = (value: CaseScalar) => typeof value !== 'number' || Number.isFinite(value);

function finitePart(value: CaseValue): CaseValue {
  if (typeof value !== 'object' || value === null) return null;
  return value.map((each) => (isFiniteScalar(each) ? each : null));
}

/** Whether JavaScript takes a value as true. */
export function isTruthy(value: CaseValue): boolean {
  return Boolean(value);
}

interface State {
  readonly values: CaseValues;
  readonly all: CaseValues;
  readonly steps: Steps;
  isDividedByZero: boolean;
  /** A number that is none has become a part of a text. */
  hasJoinedNoNumber: boolean;
}

function take({ steps }: State, count: number): void {
  steps.left -= count;
  if (steps.left < 0)
    throw new ValueError(`The expression takes more than ${mostSteps.toLocaleString('en')} steps.`);
}

function plain(value: CaseValue): CaseValue {
  // Never a negative zero.
  return typeof value === 'number' ? value + 0 : value;
}

function evaluate(expression: Expression, state: State): CaseValue {
  take(state, 1);
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'lookup':
      return (expression.isAll ? state.all : state.values)[expression.key] ?? null;
    case 'list':
      return joinLists(expression.items.map((item) => evaluate(item, state)));
    case 'unary':
      return unary[expression.operator](evaluate(expression.of, state));
    case 'binary': {
      const left = evaluate(expression.left, state);
      return binary(expression.operator, [left, evaluate(expression.right, state)], state);
    }
    case 'logical': {
      const left = evaluate(expression.left, state);
      const goesOn = { '&&': isTruthy(left), '||': !isTruthy(left), '??': left === null }[
        expression.operator
      ];
      return goesOn ? evaluate(expression.right, state) : left;
    }
    case 'choice':
      return evaluate(
        isTruthy(evaluate(expression.test, state)) ? expression.then : expression.otherwise,
        state,
      );
    case 'call': {
      const given = expression.given.map((each) => evaluate(each, state));
      return call(expression.name, given, state);
    }
  }
}

const unary = {
  '!': (of: CaseValue) => !isTruthy(of),
  '-': (of: CaseValue) => -toNumber(of),
  '+': (of: CaseValue) => toNumber(of),
} as const;

type Operator = Extract<Expression, { kind: 'binary' }>['operator'];

function binary(operator: Operator, [left, right]: readonly [CaseValue, CaseValue], state: State): CaseValue {
  switch (operator) {
    case '+':
      return isText(left) || isText(right) ? join(left, right, state) : toNumber(left) + toNumber(right);
    case '-':
      return toNumber(left) - toNumber(right);
    case '*':
      return toNumber(left) * toNumber(right);
    case '/':
      return divide(toNumber(left), toNumber(right), state);
    case '%':
      return remainder(toNumber(left), toNumber(right), state);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case '===':
      return left === right || isYesOrNo(left, right);
    case '!==':
      return left !== right && !isYesOrNo(left, right);
    case '==':
      return isSame(left, right);
    case '!=':
      return !isSame(left, right);
  }
}

function join(left: CaseValue, right: CaseValue, state: State): string {
  const isPart = [left, right].flat().some((each) => !isFiniteScalar(each));
  if (isPart) state.hasJoinedNoNumber = true;
  return joinTexts(left, right);
}

function remainder(left: number, right: number, state: State): number {
  if (right === 0) state.isDividedByZero = true;
  return left % right;
}

function divide(left: number, right: number, state: State): number {
  if (right === 0) state.isDividedByZero = true;
  return left / right;
}

const comparisons = {
  '<': <Side extends string | number>(left: Side, right: Side) => left < right,
  '<=': <Side extends string | number>(left: Side, right: Side) => left <= right,
  '>': <Side extends string | number>(left: Side, right: Side) => left > right,
  '>=': <Side extends string | number>(left: Side, right: Side) => left >= right,
} as const;

/** Two texts by their characters, anything else by size. */
function compare(operator: keyof typeof comparisons, left: CaseValue, right: CaseValue): boolean {
  const work = comparisons[operator];
  return typeof left === 'string' && typeof right === 'string'
    ? work(left, right)
    : work(toNumber(left), toNumber(right));
}

/** As `==` of JavaScript: no value is only the same as no value. */
function isSame(left: CaseValue, right: CaseValue): boolean {
  if (left === null || right === null || typeof left === typeof right) return left === right;
  if (isYesOrNo(left, right)) return true;
  const [one, other] = [left, right].map((side) =>
    typeof side === 'string' ? Number(side) : toNumber(side),
  );
  return one === other;
}

type FunctionName = Extract<Expression, { kind: 'call' }>['name'];

function isOfCalendar(name: string): name is keyof typeof calendarFunctions {
  return Object.hasOwn(calendarFunctions, name);
}

/** The functions of the product. Those of several values leave missing ones out. */
function call(name: FunctionName, given: readonly CaseValue[], state: State): CaseValue {
  if (isOfCalendar(name)) return calendarFunctions[name](given);
  take(
    state,
    given.reduce<number>((sum, each) => sum + listOf(each).length, 0),
  );
  const numbers = given.flat().flatMap((each) => (isMissing(each) ? [] : toNumber(each)));
  const [first = null, second = null] = given;
  switch (name) {
    case 'sum':
      return numbers.reduce((sum, each) => sum + each, 0);
    case 'multiply':
      return numbers.length === 0 ? null : numbers.reduce((product, each) => product * each, 1);
    case 'max':
      return numbers.length === 0 ? null : numbers.reduce((a, b) => Math.max(a, b));
    case 'min':
      return numbers.length === 0 ? null : numbers.reduce((a, b) => Math.min(a, b));
    case 'average':
      return divide(
        numbers.reduce((sum, each) => sum + each, 0),
        numbers.length,
        state,
      );
    case 'minus':
      return isMissing(first) || isMissing(second) ? null : toNumber(first) - toNumber(second);
    case 'divide':
      return isMissing(first) || isMissing(second) ? null : divide(toNumber(first), toNumber(second), state);
    case 'Math.round':
      return isMissing(first) ? null : Math.round(toNumber(first));
    case 'Math.ceil':
      return isMissing(first) ? null : Math.ceil(toNumber(first));
    case 'Math.floor':
      return isMissing(first) ? null : Math.floor(toNumber(first));
  }
}

function isText(value: CaseValue): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** @throws ValueError for a text that is no number */
function toNumber(value: CaseValue): number {
  const single: CaseScalar | undefined = typeof value === 'object' && value !== null ? onlyOf(value) : value;
  if (typeof single === 'number') return single;
  if (typeof single !== 'string') return Number(single ?? null);
  if (single.trim() === '') return 0;
  const number = readAmount(single);
  if (number === null) throw new ValueError(`${shown(single)} is no number.`);
  return number;
}

/** The one value of a list. @throws ValueError for several */
function onlyOf(values: readonly CaseScalar[]): CaseScalar {
  if (values.length > 1) throw new ValueError(`${shown(values)} are several values, where one is needed.`);
  return values[0] ?? null;
}

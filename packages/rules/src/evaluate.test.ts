import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compileCondition } from './compileCondition.ts';
import { evaluateCondition } from './evaluateCondition.ts';
import type { JsonValue } from './JsonValue.ts';
import { readCondition } from './readCondition.ts';
import { arbitraryCase, arbitraryCondition, field, when } from './testing/arbitraryRules.ts';
import { toCaseValues, ValueError } from './values.ts';

const group = (operator: 'and' | 'or', ...subconditions: JsonValue[]) => ({
  kind: 'CompositeCondition',
  operator,
  subconditions,
});
const not = (subcondition: JsonValue) => ({ kind: 'UnaryCondition', operator: 'not', subcondition });
const raw = (rawExpression: string) => ({ kind: 'RawCondition', rawExpression });

/** What both evaluators say; what is wrong as a text. */
function decide(stored: JsonValue, given: Record<string, unknown>): boolean | string {
  const { condition } = readCondition(stored);
  const values = toCaseValues(given);
  const results = [() => evaluateCondition(condition, values), () => compileCondition(condition)(values)].map(
    (work) => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        return error.message;
      }
    },
  );
  expect(results[1]).toEqual(results[0]);
  return results[0] ?? false;
}

const age = field('age', 'Integer');
const state = field('state', 'String');
const code = field('code', 'ClassCode');
const day = field('day', 'Date');

describe('a value that is missing', () => {
  it.each([[undefined], [null], [''], [[]]])(
    '%j holds for no positive operator, and for every opposite',
    (value) => {
      const given = { 'Form::age': value, 'Form::state': value };
      expect(decide(when(age, 'isLessThan', '18'), given)).toBe(false);
      expect(decide(not(when(age, 'isLessThan', '18')), given)).toBe(true);
      expect(decide(when(age, 'isAtLeast', '18'), given)).toBe(false);
      expect(decide(when(age, 'isNot', '18'), given)).toBe(true);
      expect(decide(when(state, 'isNotInList', ['TX']), given)).toBe(true);
      expect(decide(when(state, 'doesNotContain', 'T'), given)).toBe(true);
      expect(decide(when(state, 'exists'), given)).toBe(false);
    },
  );
});

test.each<[what: string, stored: JsonValue, given: Record<string, unknown>, decided: boolean | string]>([
  ['a number in a text is a number', when(age, 'isGreaterThan', '5'), { 'Form::age': '7' }, true],
  [
    'what is no number is an error',
    when(age, 'isGreaterThan', '5'),
    { 'Form::age': 'seven' },
    '“seven” is no number.',
  ],
  [
    'and so is its opposite',
    not(when(age, 'isGreaterThan', '5')),
    { 'Form::age': 'seven' },
    '“seven” is no number.',
  ],
  ['an amount with separators', when(age, 'isGreaterThan', '500'), { 'Form::age': '$1,000' }, true],
  ['codes are texts', when(code, 'equals', '0111'), { 'Form::code': '111' }, false],
  ['in lists, too', when(code, 'isInClassCodeList', ['0111']), { 'Form::code': '111' }, false],
  ['texts are the same exactly', when(state, 'equals', 'TX'), { 'Form::state': 'tx' }, false],
  ['with the blanks at their ends', when(state, 'equals', 'TX'), { 'Form::state': 'TX ' }, false],
  ['a substring is no pattern', when(state, 'contains', 'a.c'), { 'Form::state': 'abc' }, false],
  ['nor has it other signs', when(state, 'contains', '50%'), { 'Form::state': '500' }, false],
  ['but all of its own', when(state, 'contains', 'C++'), { 'Form::state': 'C++ shop' }, true],
  ['the beginning of a text', when(state, 'beginsWith', 'T'), { 'Form::state': 'TX' }, true],
  ['a range has its ends', when(age, 'isBetween', ['2', '8']), { 'Form::age': 8 }, true],
  [
    'days are compared',
    when(day, 'isAtMost', '2026-01-31'),
    { 'Form::day': Date.UTC(2026, 0, 31, 23) },
    true,
  ],
  [
    'a day that is none is an error',
    when(day, 'exists'),
    { 'Form::day': '2026-02-30' },
    '“2026-02-30” is no date.',
  ],
  ['one of several values', when(state, 'equals', 'TX'), { 'Form::state': ['LA', 'TX'] }, true],
  ['none of several values', when(state, 'isNot', 'TX'), { 'Form::state': ['LA', 'TX'] }, false],
  [
    'the value of another field',
    when(age, 'isGreaterThan', field('limit', 'Integer')),
    { 'Form::age': 3, 'Form::limit': 2 },
    true,
  ],
  ['which may be missing', when(age, 'isGreaterThan', field('limit', 'Integer')), { 'Form::age': 3 }, false],
  ['a name that every object has', when(field('constructor', 'String'), 'exists'), {}, false],
  ['an expression', raw('totalInsuredValue > 5_000_000'), { totalInsuredValue: '6,200,000' }, true],
  ['that calls functions', raw("sum(fieldValue('Form', 'age'), 2) == 5"), { 'Form::age': 3 }, true],
  ['an expression in parentheses', raw('((age) > 1)'), { age: 3 }, true],
  ['an expression that puts two codes together', raw("'0111' + '22' == '011122'"), {}, true],
  ['that puts a code and a number together', raw("code + 1 == '01111'"), { code: '0111' }, true],
  ['that compares a code with a number', raw('code == 111'), { code: '0111' }, false],
  ['that adds an amount in a text', raw('amount + 1 == 1001'), { amount: '1,000' }, true],
  ['that adds two of them', raw('amount + other == 1100'), { amount: '1,000', other: '100' }, true],
  ['without a value', raw('totalInsuredValue > 5'), {}, false],
  ['division by zero is no value', raw('divide(1, 0) == null'), {}, true],
  ['what gives neither yes nor no is an error', raw('1 + 2'), {}, 'The expression gives neither yes nor no.'],
])('%s', (_, stored, given, decided) => {
  expect(decide(stored, given)).toBe(decided);
});

test.each<[what: string, stored: JsonValue, pointer: string]>([
  ['an empty group', group('and', group('or')), '/subconditions/0'],
  ['an empty list', when(state, 'isInList', []), '/rhs'],
  ['a range from the higher value', when(age, 'isBetween', ['8', '2']), '/rhs'],
  ['a number that is none', when(age, 'equals', 'old'), '/rhs'],
  ['an operator that is none', when(age, 'isLike', '1'), '/operatorName'],
  ['an operator that does not suit', when(state, 'isGreaterThan', '1'), '/operatorName'],
  ['nothing chosen on the left', when({ kind: 'FieldValue', fieldName: '' }, 'equals', '1'), '/lhs'],
  [
    'a variable with the method of another type',
    when(
      { kind: 'VariableValue', variableName: 'losses', typeName: 'Integer', variableMethod: 'dateValue' },
      'exists',
    ),
    '/lhs',
  ],
  ['an expression that calls what it may not', raw('process.exit()'), '/rawExpression'],
  ['an expression that does not end', raw('a >'), '/rawExpression'],
  ['a kind that is none', { kind: 'FutureCondition' }, ''],
])('%s is reported with its place, and never holds', (_, stored, pointer) => {
  const { condition, faults } = readCondition(stored);
  expect(faults.map((fault) => fault.pointer)).toContain(pointer);
  expect(() => evaluateCondition(condition, toCaseValues({}))).toThrow(ValueError);
  expect(() => compileCondition(condition)(toCaseValues({}))).toThrow(ValueError);
});

test('an empty group does not widen an Any', () => {
  const given = { 'Form::age': 50 };
  expect(decide(group('or', when(age, 'isGreaterThan', '100'), group('and')), given)).toBe(
    'A group has no conditions.',
  );
});

test('a condition nested too deep is reported, however deep it is', () => {
  let stored: JsonValue = raw('true');
  for (let level = 0; level < 100_000; level += 1) stored = not(stored);
  expect(readCondition(stored).faults).toHaveLength(1);
});

test('the compiled rule decides as the plain one, for any rule and any case', () => {
  fc.assert(
    fc.property(arbitraryCondition, arbitraryCase, (stored, given) => {
      decide(stored, given);
    }),
    { numRuns: 2000 },
  );
});

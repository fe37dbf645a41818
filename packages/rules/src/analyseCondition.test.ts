import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseCondition } from './analyseCondition.ts';
import { evaluateCondition } from './evaluateCondition.ts';
import type { JsonValue } from './JsonValue.ts';
import { readCondition } from './readCondition.ts';
import { arbitraryCase, arbitraryCondition, field, when } from './testing/arbitraryRules.ts';
import { toCaseValues, ValueError } from './values.ts';

const all = (...subconditions: JsonValue[]) => ({
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions,
});
const any = (...subconditions: JsonValue[]) => ({
  kind: 'CompositeCondition',
  operator: 'or',
  subconditions,
});
const not = (subcondition: JsonValue) => ({ kind: 'UnaryCondition', operator: 'not', subcondition });
const raw = (rawExpression: string) => ({ kind: 'RawCondition', rawExpression });

const age = field('age', 'Integer');
const state = field('state', 'String');
const day = field('day', 'Date');
const isOpen = field('isOpen', 'Boolean');
const [adult, minor, texas] = [
  when(age, 'isAtLeast', '18'),
  when(age, 'isLessThan', '18'),
  when(state, 'equals', 'TX'),
];

function find(stored: JsonValue, takesSeveral = false) {
  const { findings } = analyseCondition(readCondition(stored).condition, () => takesSeveral);
  return findings.map(({ code, pointer, other }) => [code, pointer, ...(other === null ? [] : [other])]);
}

test.each<[what: string, stored: JsonValue, found: string[][]]>([
  [
    'two that exclude each other',
    all(texas, adult, minor),
    [['contradiction', '/subconditions/2', '/subconditions/1']],
  ],
  [
    'two values of one field',
    all(texas, when(state, 'equals', 'LA')),
    [['contradiction', '/subconditions/1', '/subconditions/0']],
  ],
  [
    'what excludes each other as three',
    all(when(state, 'isInList', ['TX', 'LA']), when(state, 'isNot', 'TX'), when(state, 'isNot', 'LA')),
    [['never', '']],
  ],
  [
    'a part and its negation',
    all(raw('a > 1'), not(raw('a > 1'))),
    [['contradiction', '/subconditions/1', '/subconditions/0']],
  ],
  [
    'one within an Any that can hold',
    any(texas, all(adult, minor)),
    [['contradiction', '/subconditions/1/subconditions/1', '/subconditions/1/subconditions/0']],
  ],
  [
    'days',
    all(when(day, 'isAtMost', '2026-01-31'), when(day, 'isGreaterThan', '2026-01-31')),
    [['contradiction', '/subconditions/1', '/subconditions/0']],
  ],
  [
    'texts within texts',
    all(when(state, 'contains', 'Texas'), when(state, 'doesNotContain', 'Tex')),
    [['contradiction', '/subconditions/1', '/subconditions/0']],
  ],
  [
    'beginnings',
    all(when(state, 'beginsWith', 'T'), when(state, 'beginsWith', 'LA')),
    [['contradiction', '/subconditions/1', '/subconditions/0']],
  ],
  ['an expression without a name', raw('1 == 2'), [['never', '']]],
  ['what always holds', any(texas, not(texas)), [['always', '']]],
  ['one that always holds, and decides nothing', all(adult, raw('true')), [['always', '/subconditions/1']]],
  ['all sizes: without a value it does not hold', any(adult, minor), [['alwaysGiven', '']]],
  ['yes and no', any(when(isOpen, 'equals', 'yes'), when(isOpen, 'equals', 'no')), [['alwaysGiven', '']]],
  ['the same twice', all(texas, adult, texas), [['duplicate', '/subconditions/2', '/subconditions/0']]],
])('%s', (_, stored, found) => {
  expect(find(stored)).toEqual(found);
});

test.each<[what: string, stored: JsonValue]>([
  ['a range', all(adult, when(age, 'isLessThan', '65'))],
  ['between two whole numbers', all(when(age, 'isGreaterThan', '5'), when(age, 'isLessThan', '6'))],
  ['a field that has no value', all(texas, not(any(adult, minor)))],
  ['a value that is there, or another condition', any(when(state, 'exists'), adult)],
  [
    'a field that is compared with another one',
    all(when(age, 'isGreaterThan', field('limit', 'Double')), minor),
  ],
  ['a beginning and a part', all(when(state, 'beginsWith', 'New'), when(state, 'contains', 'York'))],
  ['a part that cannot be read', all(adult, minor, raw('a >'))],
])('nothing is found about %s', (_, stored) => {
  expect(find(stored)).toEqual([]);
});

test('of a field that takes several values two may be chosen', () => {
  expect(find(all(texas, when(state, 'equals', 'LA')), true)).toEqual([]);
  expect(find(all(texas, not(texas)), true)).toHaveLength(1);
});

const decide = (stored: JsonValue, given: Record<string, unknown>): boolean | null => {
  try {
    return evaluateCondition(readCondition(stored).condition, toCaseValues(given));
  } catch (error) {
    if (error instanceof ValueError) return null;
    throw error;
  }
};

test('what is reported is certain, for any condition and any case', () => {
  fc.assert(
    fc.property(arbitraryCondition, arbitraryCase, (stored, given) => {
      const isSeveral = Object.values(given).some((value) => Array.isArray(value));
      const { canHold, canFail } = analyseCondition(readCondition(stored).condition, () => isSeveral);
      const decided = decide(stored, given);
      if (decided === true) expect(canHold).toBe(true);
      if (decided === false) expect(canFail).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

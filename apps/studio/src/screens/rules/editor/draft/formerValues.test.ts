import { expect, test } from 'vitest';
import { field, group, ruleDoc, when } from '../../fixtures.ts';
import { formerValues } from './formerValues.ts';
import { toRuleDraft } from './RuleDraft.ts';

const age = field('roofAge', 'Integer');
const not = (subcondition: Readonly<Record<string, unknown>>) => ({
  kind: 'UnaryCondition',
  operator: 'not',
  subcondition,
});
const draftOf = (...conditions: readonly Readonly<Record<string, unknown>>[]) =>
  toRuleDraft(ruleDoc({ condition: group('c', 'and', ...conditions) })).condition;

test('of comparisons whose value is edited, the saved one is known by the id of the comparison, negated or not', () => {
  const saved = draftOf(
    when('c1', age, 'isGreaterThan', '10'),
    not(when('c2', age, 'isLessThan', '5')),
    when('c3', age, 'isAtMost', '90'),
  );
  const edited = draftOf(
    when('c1', age, 'isGreaterThan', '15'),
    when('c2', age, 'isLessThan', '6'),
    when('c3', age, 'isAtLeast', '90'),
    when('c4', age, 'equals', '7'),
  );
  expect([...formerValues(saved, edited)]).toEqual([
    ['c1', '10'],
    ['c2', '5'],
  ]);
  expect(formerValues(saved, saved).size).toBe(0);
});

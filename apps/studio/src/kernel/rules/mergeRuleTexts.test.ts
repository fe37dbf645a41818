import { expect, test } from 'vitest';
import type { Choice } from '../editor/outline/Outline.ts';
import { mergeRuleTexts } from './mergeRuleTexts.ts';
import { describeRuleText, toRuleText } from './ruleText.ts';

const raw = (id: string, rawExpression: string) => ({ kind: 'RawCondition', id, rawExpression });
const action = (id: string, rawExpression: string) => ({ kind: 'RawAction', id, rawExpression });
type Part = Readonly<Record<string, unknown>>;
const rule = (conditions: readonly Part[], actions: readonly Part[] = []) =>
  toRuleText({
    condition: { kind: 'CompositeCondition', id: 'g', operator: 'and', subconditions: conditions },
    actions,
  });

const base = rule([raw('a', 'roof > 20'), raw('b', 'age > 5')], [action('x', 'refer()')]);

function merged(mine: string, theirs: string, choiceOf: (part: string) => Choice = () => 'mine') {
  const parts = mergeRuleTexts(base, mine, theirs);
  return parts && { conflicts: parts.conflicts, says: describeRuleText(String(parts.write(choiceOf) ?? '')) };
}

test('what two people changed in different places of a rule is in it', () => {
  const mine = rule(
    [raw('a', 'roof > 30'), raw('b', 'age > 5'), raw('c', 'tiv > 1')],
    [action('x', 'refer()')],
  );
  const theirs = rule(
    [raw('b', 'age > 6'), raw('a', 'roof > 20')],
    [action('x', 'refer()'), action('y', 'ask()')],
  );
  const expected = { conflicts: [], says: 'age > 6 and roof > 30 and tiv > 1 → refer(); ask()' };
  expect(merged(mine, theirs)).toEqual(expected);
  expect(merged(theirs, mine)).toEqual(expected);
});

test('a condition that both changed collides by itself, and is as chosen', () => {
  const mine = rule([raw('a', 'roof > 30'), raw('b', 'age > 6')], [action('x', 'refer()')]);
  const theirs = rule([raw('a', 'roof > 40'), raw('b', 'age > 5')], [action('x', 'decline()')]);
  const found = merged(mine, theirs, () => 'theirs');
  expect(found?.says).toBe('roof > 40 and age > 6 → decline()');
  expect(
    found?.conflicts.map(({ number, base: was, mine: own, theirs: other }) => [
      number,
      ...[was, own, other].map((text) => describeRuleText(String(text))),
    ]),
  ).toEqual([[1, 'roof > 20', 'roof > 30', 'roof > 40']]);
  const value = rule([raw('z', 'roof > 35')]);
  expect(merged(mine, theirs, () => ({ value }))?.says).toBe('roof > 35 and age > 6 → decline()');
});

test('one that a side removed and the other changed makes the rule collide as a whole', () => {
  expect(merged(rule([raw('b', 'age > 5')]), rule([raw('a', 'roof > 40'), raw('b', 'age > 5')]))).toBeNull();
});

test('conditions that are stored without ids are the same ones in every version', () => {
  const without = (first: string, second: string) =>
    toRuleText({
      condition: {
        ...{ kind: 'CompositeCondition', operator: 'and' },
        subconditions: [first, second].map((rawExpression) => ({ kind: 'RawCondition', rawExpression })),
      },
      actions: [],
    });
  const parts = mergeRuleTexts(
    without('a > 1', 'b > 1'),
    without('a > 2', 'b > 1'),
    without('a > 1', 'b > 2'),
  );
  expect(describeRuleText(String(parts?.write(() => 'mine')))).toBe('a > 2 and b > 2');
});

import { expect, it } from 'vitest';
import { coastalRule, everyKind, largeRule } from '../testing/sampleRule.ts';
import { conditionIdAt } from './conditionIdAt.ts';
import { type ConditionNode, childrenOf, coreOf } from './nodes.ts';
import { parseCondition } from './parseCondition.ts';

function pointersOf(node: ConditionNode, pointer: string): readonly (readonly [string, string])[] {
  if (node.kind === 'UnaryCondition') return pointersOf(node.subcondition, `${pointer}/subcondition`);
  return [
    [pointer, coreOf(node).id],
    ...childrenOf(node).flatMap((child, index) => pointersOf(child, `${pointer}/subconditions/${index}`)),
  ];
}

it('finds every condition and group by its place in what is saved', () => {
  for (const payload of [coastalRule, everyKind, largeRule(100)]) {
    const draft = parseCondition(payload);
    for (const [pointer, id] of pointersOf(draft, '')) {
      expect(conditionIdAt(draft, pointer)).toBe(id);
      expect(conditionIdAt(draft, `${pointer}/rhs/valueString`)).toBe(id);
    }
  }
});

it('finds nothing where there is no condition, and the group around a place without a number', () => {
  const draft = parseCondition(coastalRule);
  expect(conditionIdAt(draft, '/subconditions/9')).toBeUndefined();
  expect(conditionIdAt(draft, '/subconditions/-1/rhs')).toBeUndefined();
  expect(conditionIdAt(draft, '/subconditions')).toBe(draft.id);
});

it('begins at the only condition of a rule that is saved without a group', () => {
  const draft = parseCondition({ kind: 'RawCondition', rawExpression: 'a' });
  const [only] = childrenOf(draft);
  expect(conditionIdAt(draft, '/rawExpression')).toBe(only && coreOf(only).id);
});

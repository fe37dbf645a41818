import { expect, it } from 'vitest';
import { parseActions, serializeActions } from '../../ActionGroup/model/parseActions.ts';
import { createRaw } from './createNode.ts';
import { type ConditionNode, childrenOf, coreOf } from './nodes.ts';
import { parseCondition } from './parseCondition.ts';
import { serializeCondition } from './serializeCondition.ts';

const raw = (id: string, rawExpression: string) => ({ kind: 'RawCondition', id, rawExpression });
const stored = {
  ...{ kind: 'CompositeCondition', id: 'c1', operator: 'and' },
  subconditions: [
    raw('c2', 'a'),
    { kind: 'UnaryCondition', operator: 'not', subcondition: raw('c3', 'b') },
    { kind: 'FutureCondition', id: 'c4' },
  ],
};
const kept = { isKeepingIds: true };
const idsOf = (node: ConditionNode): readonly string[] => [
  coreOf(node).id,
  ...childrenOf(node).flatMap(idsOf),
];

it('reads and writes the ids of conditions', () => {
  const draft = parseCondition(stored, kept);
  expect(idsOf(draft)).toEqual(['c1', 'c2', 'c3', 'c4']);
  expect(serializeCondition(draft, kept)).toEqual(stored);
  expect(parseCondition(stored, kept)).toEqual(draft);
});

it('makes up ids that are missing or occur twice, none of which a stored one can have', () => {
  const draft = parseCondition(
    { ...stored, subconditions: [raw('c1', 'a'), raw('c2', 'b'), raw('c2', 'c')] },
    kept,
  );
  const ids = idsOf(draft);
  expect(new Set(ids).size).toBe(4);
  expect(createRaw().id).toMatch(/^c-\w+-\w+$/);
});

it('leaves an id to hosts that keep none as a property like others', () => {
  expect(serializeCondition(parseCondition(stored))).toEqual(stored);
  expect(idsOf(parseCondition(stored))).not.toContain('c1');
});

it('reads and writes the ids of actions', () => {
  const action = { kind: 'RawAction', id: 'a1', rawExpression: 'f()', transformVariables: true };
  const draft = parseActions([action, action], kept);
  expect(draft[0]?.id).toBe('a1');
  expect(draft[1]?.id).toMatch(/^a-\w+-\w+$/);
  expect(serializeActions(draft.slice(0, 1), kept)).toEqual([action]);
  expect(serializeActions(parseActions([action]))).toEqual([action]);
});

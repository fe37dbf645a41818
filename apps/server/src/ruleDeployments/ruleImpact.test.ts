import type { EvaluatedRule } from '@studio/rules';
import { expect, test } from 'vitest';
import { type ComparedSet, compareOutcomes } from './ruleImpact.ts';

function rule(id: string, rawExpression: string, text = 'refer()'): EvaluatedRule {
  const action = { kind: 'RawAction', id: 'a1', rawExpression: text, transformVariables: false };
  return { id, name: `Rule ${id}`, condition: { kind: 'RawCondition', rawExpression }, actions: [action] };
}

const high = (actions?: string[]) => ({
  ...{ id: 'k', version: 1, name: 'High', values: { stories: 8 } },
  expected: [{ ruleId: '1', holds: true, ...(actions && { actions }) }],
});

function set(given: Pick<ComparedSet, 'before' | 'after'>): ComparedSet {
  const cases = [
    { id: 'k1', version: 1, name: 'Low', values: { stories: 3 }, expected: [] },
    { id: 'k2', version: 1, name: 'High', values: { stories: 8 }, expected: [{ ruleId: '1', holds: true }] },
    { id: 'k3', version: 1, name: 'Unreadable', values: { stories: 'many' }, expected: [] },
  ];
  return { id: 's', name: 'Property', cases, ...given };
}

test('what holds in place of another, stops, cannot decide, or leads elsewhere is a change; the rest is none', async () => {
  const same = rule('0', 'stories > 2');
  const moved = { before: [same, rule('1', 'stories > 4')], after: [same, rule('1', 'stories > 9')] };
  const impact = await compareOutcomes([set(moved)]);
  expect(impact).toMatchObject({ caseCount: 3, changedCaseCount: 1, brokenCount: 1 });
  expect(impact.changes).toMatchObject([
    { caseName: 'High', ruleId: '1', before: { result: 'holds' }, after: { result: 'doesNotHold' } },
  ]);
  const elsewhere = { before: [same], after: [rule('0', 'stories > 2', 'decline()')] };
  const { changes } = await compareOutcomes([set(elsewhere)]);
  expect(changes.map(({ caseId, after }) => [caseId, after.actions])).toEqual([
    ['k1', ['decline()']],
    ['k2', ['decline()']],
  ]);
  const referral = { name: 'reason', value: 'P03', typeName: 'DataSetItem', expression: 'Referral Reason' };
  const action = { kind: 'ParameterizedAction', expression: 'Refer for {reason}', parameters: [referral] };
  const named = await compareOutcomes(
    [set({ before: [same], after: [{ ...same, actions: [action] }] })],
    (dataSet, value) =>
      dataSet === 'Referral Reason' && value === 'P03' ? 'Frame over three stories' : null,
  );
  expect(named.changes[0]?.after.actions).toEqual(['Refer for Frame over three stories']);
  const added = await compareOutcomes([set({ before: [], after: [rule('2', 'stories > 7')] })]);
  expect(added.changes.map(({ caseId, after: { result } }) => [caseId, result])).toEqual([
    ['k2', 'holds'],
    ['k3', 'error'],
  ]);
  const decline = { before: [], after: [rule('1', 'stories > 4', 'decline()')] };
  const kept = [{ ...set(decline), cases: [high(['refer']), high(['decline']), high()] }];
  const met = await compareOutcomes(kept);
  expect(met.changes.map((change) => change.isAsExpected)).toEqual([false, true, true]);
  expect(met.brokenCount).toBe(1);
  expect(
    await compareOutcomes([set({ before: [same], after: [{ ...same, name: 'Renamed' }] })]),
  ).toMatchObject({
    changedCaseCount: 0,
  });
});

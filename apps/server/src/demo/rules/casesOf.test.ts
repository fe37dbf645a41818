import { expect, test } from 'vitest';
import { isInUse, ruleStatus } from '../../kinds/rule/RuleDoc.ts';
import { buildDemoContent } from '../buildDemoContent.ts';
import { casesOf } from './casesOf.ts';

const actionsIn = (cases: ReturnType<typeof casesOf>) =>
  cases.flatMap(({ expected }) => expected.flatMap(({ actions = [] }) => actions));

test('the demo has 300 cases, some of each set, of which some hold and some do not', () => {
  const { rules, ruleSets } = buildDemoContent({ now: Date.UTC(2026, 5, 1) });
  const active = rules.filter(({ status = ruleStatus.active }) => isInUse({ status }));
  const kept = ruleSets.map(({ name }) => {
    const own = active.filter(({ ruleSetName }) => ruleSetName === name);
    const deployed = own.map(({ name: ruleName, priority, condition, actions }, index) => ({
      ...{ id: String(index), name: ruleName, priority },
      condition: JSON.parse(JSON.stringify(condition)),
      actions: JSON.parse(JSON.stringify(actions)),
    }));
    return casesOf(deployed, 27);
  });
  for (const cases of kept) {
    const holding = cases.filter(({ expected }) => expected[0]?.holds).length;
    expect([cases.length > 12, holding > 3, holding < cases.length - 3]).toEqual([true, true, true]);
    expect(actionsIn(cases).length).toBeGreaterThan(3);
  }
  expect(kept.flat().length).toBeGreaterThanOrEqual(300);
  expect(actionsIn(kept.flat())).toEqual(expect.arrayContaining(['Refer', 'Decline']));
});

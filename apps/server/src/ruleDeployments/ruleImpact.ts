import type { OutcomeChange, RuleDecision, RuleImpact, RuleOutcome } from '@studio/api';
import { type EvaluatedRule, isAsExpected, RuleEvaluator, toCaseValues } from '@studio/rules';
import type { KeptCaseDoc } from '../kinds/ruleSet/ruleSetModule.ts';
import { LoopTurns } from '../LoopTurns.ts';
import type { ItemNames } from './findItemNames.ts';

/** A rule set with the rules that decide now, and those that would. */
export interface ComparedSet {
  id: string;
  name: string;
  cases: readonly KeptCaseDoc[];
  before: readonly EvaluatedRule[];
  after: readonly EvaluatedRule[];
}

/** So many changes are listed one by one. */
const maxListed = 500;
const doesNotHold: RuleOutcome = { result: 'doesNotHold', actions: [] };

/** Which cases would be decided otherwise, by which rule: that one holds or not, that it cannot decide, or what follows. */
export async function compareOutcomes(
  sets: readonly ComparedSet[],
  nameOf: ItemNames = () => null,
): Promise<RuleImpact> {
  const turns = new LoopTurns();
  const changes: OutcomeChange[] = [];
  const impact: RuleImpact = { caseCount: 0, changedCaseCount: 0, brokenCount: 0, changes };
  for (const set of sets) {
    const [one, other] = [new RuleEvaluator(set.before, nameOf), new RuleEvaluator(set.after, nameOf)];
    impact.caseCount += set.cases.length;
    for (const kept of set.cases) {
      const found = changesOf(set, kept, [one, other]);
      impact.changedCaseCount += Number(found.length > 0);
      impact.brokenCount += found.filter((change) => change.isAsExpected === false).length;
      changes.push(...found.slice(0, maxListed - changes.length));
      await turns.give();
    }
  }
  return impact;
}

function changesOf(
  { id: ruleSetId, name: ruleSetName, before, after }: ComparedSet,
  { id: caseId, name: caseName, values, expected }: KeptCaseDoc,
  evaluators: readonly [RuleEvaluator, RuleEvaluator],
): OutcomeChange[] {
  const given = toCaseValues(values);
  const [was, is] = evaluators.map((evaluator) => outcomesOf(evaluator.decide(given, { trace: false })));
  const names = new Map([...before, ...after].map((rule) => [rule.id, rule.name]));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((ruleId) => {
    const [from, to] = [was?.get(ruleId) ?? doesNotHold, is?.get(ruleId) ?? doesNotHold];
    if (isSameOutcome(from, to)) return [];
    const wanted = expected.find((each) => each.ruleId === ruleId);
    const change = { ruleSetId, ruleSetName, caseId, caseName, ruleId, ruleName: names.get(ruleId) ?? '' };
    const isMet = wanted && isAsExpected({ holds: to.result === 'holds', actions: to.actions }, wanted);
    return [
      {
        ...{ ...change, before: from, after: to, expected: wanted?.holds ?? null },
        // What cannot decide is expected of no rule.
        isAsExpected: isMet === undefined ? null : isMet && to.result !== 'error',
      },
    ];
  });
}

/** By the ids of rules; those that do not hold are left out. */
function outcomesOf({ fired, errors }: RuleDecision): Map<string, RuleOutcome> {
  return new Map([
    ...fired.map(({ ruleId, actions }): [string, RuleOutcome] => [
      ruleId,
      { result: 'holds', actions: actions.map(({ text }) => text) },
    ]),
    ...errors.map(({ ruleId }): [string, RuleOutcome] => [ruleId, { result: 'error', actions: [] }]),
  ]);
}

function isSameOutcome(one: RuleOutcome, other: RuleOutcome): boolean {
  return one.result === other.result && JSON.stringify(one.actions) === JSON.stringify(other.actions);
}

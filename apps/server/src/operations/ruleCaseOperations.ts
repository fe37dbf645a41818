import type { KeptCase, KeptCasesChange } from '@studio/api';
import type { Operations } from '../http/Operation.ts';
import { invalid } from '../http/problems.ts';
import { readWrite } from '../http/readWrite.ts';
import { ruleFaults } from '../kinds/rule/checkRule.ts';
import { wholeRule } from '../kinds/rule/RuleDoc.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import { type KeptCaseDoc, mostCases, type RuleSetDoc, ruleSetKind } from '../kinds/ruleSet/ruleSetModule.ts';
import {
  deployableRules,
  deployedRule,
  findRuleSets,
  inOrder,
  lastNumbers,
  rulesOfDeployment,
} from '../ruleDeployments/ruleDeployments.ts';
import { type ComparedSet, compareOutcomes } from '../ruleDeployments/ruleImpact.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { StoreError } from '../store/StoreError.ts';
import type { DeployedRuleDoc } from '../store/schema.ts';

type RuleCaseOperations = Pick<Operations, 'listRuleCases' | 'changeRuleCases' | 'compareRuleOutcomes'>;

/** Cases that are kept for rule sets, and what a change of the rules in use would make of them. */
export function ruleCaseOperations({ queries, store }: Services): RuleCaseOperations {
  return {
    listRuleCases: {
      handle: async ({ path: { id } }) => {
        const { doc } = await store.get(ruleSetKind, { id });
        return { status: 200, body: { cases: viewCases(doc) } };
      },
    },
    changeRuleCases: {
      bodyLimit: 8 * 1024 * 1024,
      handle: async (call) => {
        const write = {
          ...readWrite('changeRuleCases', call),
          matches: () => true,
          change: (doc: RuleSetDoc) => ({ ...doc, cases: changedCases(doc.cases ?? [], call.body) }),
        };
        const { doc } = await store.update(ruleSetKind, { id: call.path.id }, write);
        return { status: 200, body: { cases: viewCases(doc) } };
      },
    },
    compareRuleOutcomes: {
      handle: async ({ body: { ruleSetIds, deployment, activating = [] } }) => {
        const sets = (await findRuleSets(queries)).filter(({ id }) => ruleSetIds.includes(id));
        const missing = ruleSetIds.flatMap((id, index) =>
          sets.some((set) => set.id === id)
            ? []
            : [{ pointer: `/ruleSetIds/${index}`, message: 'There is no such rule set.' }],
        );
        if (missing.length > 0) throw invalid(missing);
        if (deployment !== undefined && (sets.length !== 1 || activating.length > 0))
          throw invalid([{ pointer: '/deployment', message: 'A deployment is one of a single rule set.' }]);
        const numbers = await lastNumbers(queries, ruleSetIds);
        const compared: ComparedSet[] = [];
        for (const { id, name, doc } of sets) {
          const saved = await deployableRules(queries, name);
          const number = numbers.get(id);
          const deployed = number === undefined ? [] : await rulesOfDeployment(queries, id, number);
          const sides =
            activating.length > 0
              ? { before: saved, after: await withActivated(queries, { rules: saved, name, activating }) }
              : {
                  before: deployed ?? [],
                  after: deployment === undefined ? saved : await rulesOf(queries, id, deployment),
                };
          compared.push({ id, name, cases: doc.cases ?? [], ...sides });
        }
        return { status: 200, body: await compareOutcomes(compared) };
      },
    },
  };
}

/** The contract's form of cases. */
function viewCases({ cases = [] }: RuleSetDoc): KeptCase[] {
  // Their values were checked when they came in.
  return cases as KeptCase[];
}

/** @throws StoreError when a case was changed or removed since it was read, or there are too many */
function changedCases(kept: readonly KeptCaseDoc[], { put, remove }: KeptCasesChange): KeptCaseDoc[] {
  const cases = new Map(kept.map((each) => [each.id, each]));
  for (const given of put) {
    const known = cases.get(given.id);
    if ((known?.version ?? 0) !== given.version) {
      const message = known
        ? `Somebody has changed the case “${given.name}” since.`
        : `Somebody has removed the case “${given.name}” since.`;
      throw new StoreError({ reason: 'notAllowed', message });
    }
    cases.set(given.id, { ...(given as KeptCaseDoc), version: given.version + 1 });
  }
  for (const id of remove) cases.delete(id);
  if (cases.size > mostCases)
    throw new StoreError({
      reason: 'notAllowed',
      message: `At most ${mostCases.toLocaleString('en-US')} cases are kept for a rule set.`,
    });
  return [...cases.values()];
}

async function rulesOf(queries: Queries, ruleSetId: string, number: number): Promise<DeployedRuleDoc[]> {
  const rules = await rulesOfDeployment(queries, ruleSetId, number);
  if (rules === null) throw invalid([{ pointer: '/deployment', message: 'There is no such deployment.' }]);
  return rules;
}

interface Activated {
  rules: readonly DeployedRuleDoc[];
  /** Of the rule set. */
  name: string;
  activating: readonly string[];
}

/** Rules in use with those that would be: one that cannot be evaluated is not going to be active. */
async function withActivated(
  queries: Queries,
  { rules, name, activating }: Activated,
): Promise<DeployedRuleDoc[]> {
  const known = new Set(rules.map(({ id }) => id));
  const found = await findDocumentsById(queries, ruleKind, [...activating]);
  const added = found.filter(
    ({ id, doc }) => doc.ruleSetName === name && !known.has(id) && ruleFaults(wholeRule(doc)).length === 0,
  );
  return inOrder([...rules, ...added.map(({ id, doc }) => deployedRule(id, doc))]);
}

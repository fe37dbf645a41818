import type { KeptCase, KeptCasesChange, RuleImpact, RuleImpactQuery } from '@studio/api';
import type { Users } from '../access/Users.ts';
import type { Operations } from '../http/Operation.ts';
import { invalid } from '../http/problems.ts';
import { readWrite } from '../http/readWrite.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { ruleFaults } from '../kinds/rule/checkRule.ts';
import { wholeRule } from '../kinds/rule/RuleDoc.ts';
import { ruleOf } from '../kinds/rule/readRule.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import { type KeptCaseDoc, mostCases, type RuleSetDoc, ruleSetKind } from '../kinds/ruleSet/ruleSetModule.ts';
import { findItemNames } from '../ruleDeployments/findItemNames.ts';
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
import { rowsByFilter } from './kinds/exportHandler.ts';
import { selectionBodyLimit, serve } from './kinds/kindOperations.ts';

type RuleCaseOperations = Pick<Operations, 'listRuleCases' | 'changeRuleCases' | 'compareRuleOutcomes'>;

/** Cases that are kept for rule sets, and what a change of the rules in use would make of them. */
export function ruleCaseOperations(services: Services): RuleCaseOperations {
  const { queries, store, users, options } = services;
  const view = async (doc: RuleSetDoc) => ({ cases: await viewCases(doc, users) });
  const served = serve(services, kindNames.rule);
  return {
    listRuleCases: {
      handle: async ({ path: { id } }) => {
        const { doc } = await store.get(ruleSetKind, { id });
        return { status: 200, body: await view(doc) };
      },
    },
    changeRuleCases: {
      bodyLimit: 8 * 1024 * 1024,
      handle: async (call) => {
        const by = { authorId: call.signedIn().userId, time: options.clock() };
        const write = {
          ...readWrite('changeRuleCases', call),
          matches: () => true,
          change: (doc: RuleSetDoc) => ({ ...doc, cases: changedCases(doc.cases ?? [], call.body, by) }),
        };
        const { doc } = await store.update(ruleSetKind, { id: call.path.id }, write);
        return { status: 200, body: await view(doc) };
      },
    },
    compareRuleOutcomes: {
      bodyLimit: selectionBodyLimit,
      handle: async ({ body }) => {
        const { switching } = body;
        if (switching === undefined)
          return { status: 200, body: await compareSets(services, await deployedSets(queries, body)) };
        if (body.ruleSetIds !== undefined || body.deployment !== undefined)
          throw invalid([{ pointer: '/switching', message: 'The rule sets are those of the rules.' }]);
        const { selection } = switching;
        const ids =
          'ids' in selection ? selection.ids : (await rowsByFilter(served, selection)).map(({ id }) => id);
        if (switching.rule !== undefined && (!('ids' in selection) || ids.length !== 1))
          throw invalid([
            { pointer: '/switching/rule', message: 'One rule is saved first, selected by its id.' },
          ]);
        return {
          status: 200,
          body: await compareSets(services, await switchedSets(queries, ids, switching)),
        };
      },
    },
  };
}

/** Rule sets, with what is deployed of each, and what a redeploy or a take-back would deploy. */
async function deployedSets(
  queries: Queries,
  { ruleSetIds, deployment }: RuleImpactQuery,
): Promise<ComparedSet[]> {
  if (ruleSetIds === undefined)
    throw invalid([{ pointer: '/ruleSetIds', message: 'Name rule sets, or rules that are switched.' }]);
  const sets = (await findRuleSets(queries)).filter(({ id }) => ruleSetIds.includes(id));
  const known = new Set(sets.map(({ id }) => id));
  const missing = ruleSetIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ pointer: `/ruleSetIds/${index}`, message: 'There is no such rule set.' }],
  );
  if (missing.length > 0) throw invalid(missing);
  if (deployment !== undefined && sets.length !== 1)
    throw invalid([{ pointer: '/deployment', message: 'A deployment is one of a single rule set.' }]);
  const numbers = await lastNumbers(queries, ruleSetIds);
  const compared: ComparedSet[] = [];
  const deployable =
    deployment === undefined ? await deployableRules(queries, sets) : new Map<string, never[]>();
  for (const { id, name, doc } of sets) {
    const number = numbers.get(id);
    const before = number === undefined ? null : await rulesOfDeployment(queries, id, number);
    const after =
      deployment === undefined ? (deployable.get(name) ?? []) : await rulesOf(queries, id, deployment);
    compared.push({ id, name, cases: doc.cases ?? [], before: before ?? [], after });
  }
  return compared;
}

/** The contract's form of cases. */
async function viewCases({ cases = [] }: RuleSetDoc, users: Users): Promise<KeptCase[]> {
  const names = await users.namesOf(cases.flatMap(({ authorId }) => authorId ?? []));
  return cases.map(({ authorId = '', time, ...kept }) => {
    const name = names.get(authorId);
    // A user of another server is not known here.
    const isKnown = name !== undefined && time !== undefined;
    const by = isKnown && { lastModifiedBy: { id: authorId, name }, timeLastModified: time };
    // Their values were checked when they came in.
    return { ...(kept as KeptCase), ...by };
  });
}

/** @throws StoreError when a case was changed or removed since it was read, or there are too many */
function changedCases(
  kept: readonly KeptCaseDoc[],
  { put, remove }: KeptCasesChange,
  by: Required<Pick<KeptCaseDoc, 'authorId' | 'time'>>,
): KeptCaseDoc[] {
  const cases = new Map(kept.map((each) => [each.id, each]));
  for (const given of put) {
    const known = cases.get(given.id);
    if ((known?.version ?? 0) !== given.version) {
      const message = known
        ? `Somebody has changed the case “${given.name}” since.`
        : `Somebody has removed the case “${given.name}” since.`;
      throw new StoreError({ reason: 'notAllowed', message });
    }
    const { id, name, values, expected } = given as KeptCaseDoc;
    cases.set(id, { id, version: given.version + 1, name, values, expected, ...by });
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

async function compareSets(services: Services, sets: readonly ComparedSet[]): Promise<RuleImpact> {
  const rules = sets.flatMap(({ before, after }) => [...before, ...after]);
  return compareOutcomes(sets, await findItemNames(services, rules));
}

/**
 * The rule sets of rules, with those of each set that are in use and those that would be. One that cannot be evaluated is not going to be
 * active. Rules that are gone, or whose set is, change nothing.
 */
async function switchedSets(
  queries: Queries,
  ids: readonly string[],
  { isActive, rule }: Pick<NonNullable<RuleImpactQuery['switching']>, 'isActive' | 'rule'>,
): Promise<ComparedSet[]> {
  const found = (await findDocumentsById(queries, ruleKind, [...ids])).map(({ id, name, doc }) => ({
    id,
    doc: rule === undefined ? doc : ruleOf(rule, name, null),
  }));
  const bySet = Map.groupBy(found, ({ doc }) => doc.ruleSetName);
  const compared: ComparedSet[] = [];
  const sets = (await findRuleSets(queries)).filter(({ name }) => bySet.has(name));
  const deployable = await deployableRules(queries, sets);
  for (const { id, name, doc } of sets) {
    const own = bySet.get(name) ?? [];
    const before = deployable.get(name) ?? [];
    const switched = new Set(own.map((each) => each.id));
    const others = before.filter((each) => !switched.has(each.id));
    const inUse = isActive ? own.filter((each) => ruleFaults(wholeRule(each.doc)).length === 0) : [];
    const after = inOrder([...others, ...inUse.map((each) => deployedRule(each.id, each.doc))]);
    compared.push({ id, name, cases: doc.cases ?? [], before, after });
  }
  return compared;
}

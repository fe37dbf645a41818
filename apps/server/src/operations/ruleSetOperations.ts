import { Readable } from 'node:stream';
import type { BulkFilter, BulkIds, RuleDecision, RuleSetsRedeployed, RulesChanged } from '@studio/api';
import { RuleEvaluator, toCaseValues } from '@studio/rules';
import { deploymentTakenBack, ruleSetsRedeployed, rulesSwitched } from '../audit/ruleEvents.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { invalid, notFound } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { ruleFaults } from '../kinds/rule/checkRule.ts';
import { isInUse, type RuleDoc, ruleStatus, shownRuleName, wholeRule } from '../kinds/rule/RuleDoc.ts';
import { ruleOf } from '../kinds/rule/readRule.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import { viewRule } from '../kinds/rule/ruleModule.ts';
import { ruleSetKind } from '../kinds/ruleSet/ruleSetModule.ts';
import { LoopTurns } from '../LoopTurns.ts';
import { pageSize } from '../preferences/rules.ts';
import { findItemNames } from '../ruleDeployments/findItemNames.ts';
import {
  addDeployment,
  deployableRules,
  deployedRule,
  deploymentOfRule,
  findRuleSets,
  inOrder,
  lastNumbers,
  listDeployments,
  listRuleSets,
  rulesOfDeployment,
} from '../ruleDeployments/ruleDeployments.ts';
import { evaluateLines } from '../rules/evaluateLines.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { getFrom } from '../store/getDocument.ts';
import { inSlices } from '../store/inSlices.ts';
import type { Kind } from '../store/Kind.ts';
import { recordChanges } from '../store/recordChanges.ts';
import { lockKind, nextRevision } from '../store/revisions.ts';
import { etagOf } from '../store/StoredDocument.ts';
import type { DeployedRuleDoc } from '../store/schema.ts';
import { rowsByFilter } from './kinds/exportHandler.ts';
import { selectionBodyLimit, serve } from './kinds/kindOperations.ts';
import { tagOf } from './kinds/lostReferences.ts';

type RuleSetOperations = Pick<
  Operations,
  | 'activateRule'
  | 'deactivateRule'
  | 'activateRules'
  | 'deactivateRules'
  | 'getRuleDeployment'
  | 'redeployRuleSets'
  | 'evaluateRules'
  | 'evaluateRuleCases'
  | 'listRuleSets'
  | 'listRuleDeployments'
  | 'takeBackRuleDeployment'
>;

/** In bytes: 256 MiB. */
const largestCaseFile = 256 * 1024 * 1024;
/** As many as a JSON body may name. */
const mostSets = 50;

/** Rules in use and out of it, what is deployed of them, and what they decide. */
export function ruleSetOperations(services: Services): RuleSetOperations {
  const { queries, store, options, audit, preferences } = services;
  const served = serve(services, kindNames.rule);
  const switchOne = async (
    operation: 'activateRule' | 'deactivateRule',
    call: Call<'activateRule'> | Call<'deactivateRule'>,
  ) => {
    const matches = readIfMatch(call.headers['if-match']);
    const change = (doc: RuleDoc) => switched(doc, operation === 'activateRule');
    const write = { ...readWrite(operation, call), matches, change };
    const updated = await store.update(ruleKind, { id: call.path.id }, write);
    return {
      status: 200,
      body: await viewRule(updated, { queries }),
      headers: { etag: etagOf(updated) },
    } as const;
  };
  const switchMany = async (
    operation: 'activateRules' | 'deactivateRules',
    call: Call<'activateRules'> | Call<'deactivateRules'>,
  ) => {
    const ids = await idsOf(call.body);
    const write = readWrite(operation, call);
    const { authorId, clientTag } = write;
    const isActive = operation === 'activateRules';
    const body = await store.writes.runForResult(write, async (tx) => {
      await lockKind(tx, kindNames.rule);
      const changed = await switchAll(tx, ids(), isActive, { authorId, clientTag, time: options.clock() });
      await audit.record(rulesSwitched(call.signedIn(), isActive, changed.changed), tx);
      return changed;
    });
    return { status: 200, body } as const;
  };
  /** A selection may be refused that was right when the call was made first: that is looked at only when it is no repetition. */
  const idsOf = async (selection: BulkIds | BulkFilter) => {
    if ('ids' in selection) return () => selection.ids;
    const [found] = await Promise.allSettled([rowsByFilter(served, selection)]);
    return () => {
      if (found.status === 'rejected') throw found.reason;
      return found.value.map(({ id }) => id);
    };
  };
  return {
    activateRule: { handle: (call) => switchOne('activateRule', call) },
    deactivateRule: { handle: (call) => switchOne('deactivateRule', call) },
    activateRules: { bodyLimit: selectionBodyLimit, handle: (call) => switchMany('activateRules', call) },
    deactivateRules: { bodyLimit: selectionBodyLimit, handle: (call) => switchMany('deactivateRules', call) },
    getRuleDeployment: {
      handle: async ({ path: { id } }) => {
        const body = await deploymentOfRule(queries, await store.get(ruleKind, { id }));
        return { status: 200, body, headers: { etag: tagOf([body]) } };
      },
    },
    redeployRuleSets: {
      handle: async (call) => {
        const ids = call.query.ruleSetIds.split(',').filter((id) => id !== '');
        const write = readWrite('redeployRuleSets', call);
        const body = await store.writes.runForResult(write, async (tx) => {
          await lockKind(tx, kindNames.rule);
          const made = await redeploy(tx, ids, { authorId: write.authorId, time: options.clock() });
          await audit.record(ruleSetsRedeployed(call.signedIn(), made.deployments), tx);
          return made;
        });
        return { status: 200, body };
      },
    },
    evaluateRules: {
      bodyLimit: 32 * 1024 * 1024,
      handle: async ({ body }) => {
        const { cases, trace = false } = body;
        const rules = await rulesFor(queries, body);
        const evaluator = new RuleEvaluator(rules, await findItemNames(services, rules));
        const turns = new LoopTurns();
        const decisions: RuleDecision[] = [];
        for (const { values } of cases) {
          decisions.push(evaluator.decide(toCaseValues(values), { trace }));
          await turns.give();
        }
        return { status: 200, body: { ruleCount: evaluator.ruleCount, decisions } };
      },
    },
    evaluateRuleCases: {
      bodyLimit: largestCaseFile,
      handle: async ({ body: file, query: { ruleSetIds, of = 'deployed', trace = false } }) => {
        const ids = [...new Set(ruleSetIds.split(',').filter((id) => id !== ''))];
        if (ids.length === 0 || ids.length > mostSets)
          throw invalid([{ pointer: '', message: `Name 1 to ${mostSets} rule sets.` }]);
        const rules = await rulesFor(queries, { ruleSetIds: ids, of });
        const evaluator = new RuleEvaluator(rules, await findItemNames(services, rules));
        const lines = evaluateLines(file.open(), evaluator, { trace });
        return {
          status: 200,
          contentType: 'application/x-ndjson',
          body: Readable.from(lines, { objectMode: false }),
        };
      },
    },
    listRuleSets: {
      handle: async () => {
        const body = await listRuleSets(queries);
        return { status: 200, body, headers: { etag: tagOf(body) } };
      },
    },
    listRuleDeployments: {
      handle: async ({ path: { id }, query: { startIndex = 0, numberOfRows } }) => {
        await store.get(ruleSetKind, { id });
        const range = { startIndex, numberOfRows: pageSize(preferences, numberOfRows) };
        return { status: 200, body: await listDeployments(queries, id, range) };
      },
    },
    takeBackRuleDeployment: {
      handle: async (call) => {
        const { id: ruleSetId, number } = call.path;
        const write = readWrite('takeBackRuleDeployment', call);
        const body = await store.writes.runForResult(write, async (tx) => {
          await lockKind(tx, kindNames.rule);
          const { name: ruleSetName } = await getFrom(tx, ruleSetKind, { id: ruleSetId });
          const rules = await rulesOfDeployment(tx, ruleSetId, number);
          if (rules === null) throw notFound(`The rule set ${ruleSetName} has no deployment ${number}.`);
          const made = {
            ruleSetId,
            rules,
            authorId: write.authorId,
            time: options.clock(),
            takenFrom: number,
          };
          const deployment = {
            ruleSetId,
            ruleSetName,
            number: await addDeployment(tx, made),
            ruleCount: rules.length,
          };
          await audit.record(deploymentTakenBack(call.signedIn(), deployment, number), tx);
          return { numRuleSets: 1, deployments: [deployment] };
        });
        return { status: 200, body };
      },
    },
  };
}

interface Origin {
  authorId: string;
  clientTag?: string | undefined;
  /** Epoch milliseconds. */
  time: number;
}

/** The rule in use or out of it; the same object when it is so already. */
function switched(doc: RuleDoc, isActive: boolean): RuleDoc {
  const rule = wholeRule(doc);
  if (isActive && isInUse(rule)) return doc;
  if (!isActive && rule.status === ruleStatus.inactive) return doc;
  const inUse = ruleFaults(rule).length > 0 ? ruleStatus.invalid : ruleStatus.active;
  const status = isActive ? inUse : ruleStatus.inactive;
  return status === rule.status ? doc : { ...rule, status };
}

/** Of a rule; how large one is is not known before it is read. */
const assumedSize = 4000;

async function switchAll(
  tx: Queries,
  ids: readonly string[],
  isActive: boolean,
  { authorId, clientTag, time }: Origin,
): Promise<RulesChanged> {
  const result: RulesChanged = { changed: 0, failures: [] };
  const kind = ruleKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  await inSlices(ids, {
    weigh: () => assumedSize,
    work: async (some) => {
      const rules = await findDocumentsById(tx, ruleKind, some);
      const known = new Set(rules.map(({ id }) => id));
      const gone = some.filter((id) => !known.has(id));
      result.failures.push(
        ...gone.map((id) => ({ id, name: id, message: 'There is no such rule any more.' })),
      );
      const changes = rules.flatMap(({ id, name, doc: before, version }) => {
        const [fault] = isActive ? ruleFaults(wholeRule(before)) : [];
        if (fault) {
          result.failures.push({ id, name, message: fault.message });
          return [];
        }
        result.changed += 1;
        const after = switched(before, isActive);
        if (after === before) return [];
        const change = { kind, id, action: 'update', before, after, version: version + 1 } as const;
        return [{ ...change, revision, authorId, time, clientTag }];
      });
      if (changes.length > 0) await recordChanges(tx, changes);
    },
  });
  return result;
}

/** Makes the next deployment of each set. @throws ProblemError 422 when one of them cannot be deployed; then none is */
async function redeploy(tx: Queries, ids: readonly string[], origin: Origin): Promise<RuleSetsRedeployed> {
  const wanted = new Set(ids);
  const sets = (await findRuleSets(tx)).filter(({ id }) => wanted.has(id));
  const missing = [...wanted].filter((id) => !sets.some((set) => set.id === id));
  if (missing.length > 0 || sets.length === 0) {
    const gone = missing.map((id) => ({ pointer: '', message: `There is no rule set of the id '${id}'.` }));
    throw invalid(gone.length > 0 ? gone : [{ pointer: '', message: 'Choose a rule set.' }]);
  }
  const deployments: RuleSetsRedeployed['deployments'] = [];
  const { authorId, time } = origin;
  const deployable = await deployableRules(tx, sets);
  for (const { id: ruleSetId, name: ruleSetName } of sets) {
    const rules = deployable.get(ruleSetName) ?? [];
    refuseBroken(rules);
    const number = await addDeployment(tx, { ruleSetId, rules, authorId, time, takenFrom: null });
    deployments.push({ ruleSetId, ruleSetName, number, ruleCount: rules.length });
  }
  return { numRuleSets: deployments.length, deployments };
}

/** A rule that is in use can be evaluated: it was checked when it was saved. One that cannot stops the deployment all the same. */
function refuseBroken(rules: readonly DeployedRuleDoc[]): void {
  const faults = rules.flatMap((rule) =>
    ruleFaults(rule).map(({ message }) => ({
      pointer: '',
      message: `${shownRuleName(rule.name)}: ${message}`,
    })),
  );
  if (faults.length > 0) throw invalid(faults);
}

type Evaluation = Pick<Call<'evaluateRules'>['body'], 'of' | 'ruleSetIds' | 'rules'>;

/** The rules that are asked, in the order of evaluation. */
async function rulesFor(
  queries: Queries,
  { ruleSetIds, rules, of = 'deployed' }: Evaluation,
): Promise<DeployedRuleDoc[]> {
  if (rules !== undefined) {
    const sent = rules.map((rule, index) => deployedRule(String(index), ruleOf(rule, rule.name, null)));
    return inOrder(sent);
  }
  if (ruleSetIds === undefined)
    throw invalid([{ pointer: '/ruleSetIds', message: 'Name rule sets, or send rules.' }]);
  const wanted = new Set(ruleSetIds);
  const sets = (await findRuleSets(queries)).filter(({ id }) => wanted.has(id));
  const missing = ruleSetIds.flatMap((id, index) =>
    sets.some((set) => set.id === id)
      ? []
      : [{ pointer: `/ruleSetIds/${index}`, message: 'There is no such rule set.' }],
  );
  if (missing.length > 0) throw invalid(missing);
  const numbers = await lastNumbers(queries, ruleSetIds);
  const found: DeployedRuleDoc[] = [];
  const saved = of === 'saved' ? await deployableRules(queries, sets) : null;
  for (const { id, name } of sets) {
    const number = numbers.get(id);
    if (saved !== null) found.push(...(saved.get(name) ?? []));
    else if (number !== undefined) found.push(...((await rulesOfDeployment(queries, id, number)) ?? []));
  }
  return found;
}

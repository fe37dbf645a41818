import type { Reference, RuleDeployment, RuleSet, RuleSetDeployment } from '@studio/api';
import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { kindNames } from '../kinds/kindNames.ts';
import { isInUse, type RuleDoc, ruleStatus, type WholeRule, wholeRule } from '../kinds/rule/RuleDoc.ts';
import { digestOfRule, ruleKind } from '../kinds/rule/ruleKind.ts';
import type { RuleSetDoc } from '../kinds/ruleSet/ruleSetModule.ts';
import { ruleSetKind } from '../kinds/ruleSet/ruleSetModule.ts';
import type { Queries } from '../store/Database.ts';
import { findAllDocuments, findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { appUser, type DeployedRuleDoc, document, ruleDeployment } from '../store/schema.ts';

/** Whether a redeploy would change anything of a rule. */
export type DeploymentState = RuleDeployment['state'];

/** The properties of a rule in the list, as far as deploying goes. */
interface Deployable {
  id: string;
  summary: JsonObject;
}

/** A rule set with what is deployed of it, if anything. */
export interface FoundSet {
  id: string;
  name: string;
  doc: RuleSetDoc;
}

const collator = new Intl.Collator('en');

/** Every rule set, in the order of evaluation. */
export async function findRuleSets(queries: Queries): Promise<FoundSet[]> {
  const sets = await findAllDocuments(queries, ruleSetKind);
  return sets
    .map(({ id, name, doc }) => ({ id, name, doc }))
    .toSorted(
      (left, right) => left.doc.ordering - right.doc.ordering || collator.compare(left.name, right.name),
    );
}

/** The number of the last deployment of sets, by their ids. */
export async function lastNumbers(
  queries: Queries,
  ruleSetIds: readonly string[],
): Promise<Map<string, number>> {
  if (ruleSetIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: ruleDeployment.ruleSetId, number: max(ruleDeployment.number) })
    .from(ruleDeployment)
    .where(inArray(ruleDeployment.ruleSetId, [...ruleSetIds]))
    .groupBy(ruleDeployment.ruleSetId);
  return new Map(rows.map(({ id, number }) => [id, Number(number)]));
}

/** What is deployed of a set now. */
interface LastDeployment {
  ruleSetId: string;
  number: number;
  /** Epoch milliseconds. */
  time: number;
}

type Digests = Readonly<Record<string, string>>;
/** By set, number and time: a restore may put another deployment in the place of one, and nothing else changes any. */
const readDigests = new WeakMap<Queries, Map<string, Digests>>();
/** So many deployments are kept in memory. */
const mostKept = 200;

async function digestsOf(queries: Queries, { ruleSetId, number, time }: LastDeployment): Promise<Digests> {
  const known = readDigests.get(queries) ?? new Map<string, Digests>();
  readDigests.set(queries, known);
  const key = `${ruleSetId} ${number} ${time}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [row] = await queries
    .select({ digests: ruleDeployment.digests })
    .from(ruleDeployment)
    .where(and(eq(ruleDeployment.ruleSetId, ruleSetId), eq(ruleDeployment.number, number)));
  const digests = row?.digests ?? {};
  if (known.size >= mostKept) known.clear();
  known.set(key, digests);
  return digests;
}

/** What is deployed, as far as it tells the state of rules. */
export interface DeployedNow {
  stateOf: (rule: Deployable) => DeploymentState;
  /** Changes whenever a state may. */
  key: string;
  setIdOf: (ruleSetName: string) => string | null;
  /** The ids of the rules that are deployed of a set. */
  rulesOf: (ruleSetId: string) => readonly string[];
}

/** What is deployed of all sets now. */
export async function readDeployedNow(queries: Queries): Promise<DeployedNow> {
  const sets = await queries
    .select({ id: document.id, name: document.name })
    .from(document)
    .where(eq(document.kind, kindNames.ruleSet));
  const known = new Set(sets.map(({ id }) => id));
  const { ruleSetId, number, time } = ruleDeployment;
  const found = await queries
    .selectDistinctOn([ruleSetId], { ruleSetId, number, time })
    .from(ruleDeployment)
    .orderBy(ruleSetId, desc(number));
  const last = found.filter((each) => known.has(each.ruleSetId));
  const bySet = new Map<string, Digests>();
  for (const each of last) bySet.set(each.ruleSetId, await digestsOf(queries, each));
  const ids = new Map(sets.map(({ id, name }) => [name, id]));
  return {
    setIdOf: (name) => ids.get(name) ?? null,
    rulesOf: (setId) => Object.keys(bySet.get(setId) ?? {}),
    key: last
      .map((each) => `${each.ruleSetId} ${each.number} ${each.time}`)
      .toSorted()
      .join(),
    stateOf: ({ id, summary }) => {
      const own = bySet.get(ids.get(String(summary['ruleSetName'])) ?? '')?.[id];
      const isElsewhere =
        own === undefined && [...bySet.values()].some((digests) => digests[id] !== undefined);
      const wanted = isInUse(statusIn(summary)) ? summary['digest'] : undefined;
      if (own === wanted && !isElsewhere) return own === undefined ? 'notDeployed' : 'deployed';
      return own === undefined && !isElsewhere ? 'notDeployed' : 'changed';
    },
  };
}

/** The rule sets as the contract has them. */
export async function listRuleSets(queries: Queries): Promise<RuleSet[]> {
  const sets = await findRuleSets(queries);
  const rules = await queries
    .select({ id: document.id, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.rule));
  const now = await readDeployedNow(queries);
  const last = await lastDeployments(queries, sets);
  const bySet = Map.groupBy(rules, ({ summary }) => String(summary['ruleSetName']));
  return sets.map(({ id, name, doc: { description, ordering } }) => {
    const own = bySet.get(name) ?? [];
    // A rule that is in use and not deployed is one that a redeploy adds.
    const changed = own.filter((rule) => {
      const state = now.stateOf(rule);
      return state === 'changed' || (state === 'notDeployed' && isInUse(statusIn(rule.summary)));
    });
    // A rule that was deleted, or is in another set now, decides until this one is redeployed.
    const here = new Set(own.map((rule) => rule.id));
    const gone = now.rulesOf(id).filter((ruleId) => !here.has(ruleId));
    const changedCount = changed.length + gone.length;
    const known = { id, name, description, ordering, ruleCount: own.length, changedCount };
    return { ...known, deployment: last.get(id) ?? null };
  });
}

async function lastDeployments(queries: Queries, sets: readonly FoundSet[]) {
  const ids = sets.map(({ id }) => id);
  const numbers = await lastNumbers(queries, ids);
  const rows =
    ids.length === 0 ? [] : await selectDeployments(queries).where(inArray(ruleDeployment.ruleSetId, ids));
  const current = rows.filter(({ ruleSetId, number }) => numbers.get(ruleSetId) === number);
  return new Map(current.map((row) => [row.ruleSetId, toDeployment(row)]));
}

/** The deployments of a set, the last one first. */
export async function listDeployments(
  queries: Queries,
  ruleSetId: string,
  { startIndex, numberOfRows }: { startIndex: number; numberOfRows: number },
): Promise<{ records: RuleSetDeployment[]; totalRecords: number }> {
  const isOfSet = eq(ruleDeployment.ruleSetId, ruleSetId);
  const [total] = await queries.select({ count: count() }).from(ruleDeployment).where(isOfSet);
  const rows = await selectDeployments(queries)
    .where(isOfSet)
    .orderBy(desc(ruleDeployment.number))
    .limit(numberOfRows)
    .offset(startIndex);
  return { records: rows.map(toDeployment), totalRecords: total?.count ?? 0 };
}

/** The rules that a deployment holds, in the order of evaluation; null when there is no such deployment. */
export async function rulesOfDeployment(
  queries: Queries,
  ruleSetId: string,
  number: number,
): Promise<DeployedRuleDoc[] | null> {
  const [row] = await queries
    .select({ rules: ruleDeployment.rules })
    .from(ruleDeployment)
    .where(and(eq(ruleDeployment.ruleSetId, ruleSetId), eq(ruleDeployment.number, number)));
  return row?.rules ?? null;
}

/** What is deployed of one rule. */
export async function deploymentOfRule(
  queries: Queries,
  rule: StoredDocument<RuleDoc>,
): Promise<RuleDeployment> {
  const now = await readDeployedNow(queries);
  const { ruleSetName } = rule.doc;
  const summary = ruleKind.summarise(rule.doc);
  const state = now.stateOf({ id: rule.id, summary });
  const setId = now.setIdOf(ruleSetName);
  const number = setId === null ? undefined : (await lastNumbers(queries, [setId])).get(setId);
  if (setId === null || number === undefined)
    return { state, number: null, time: null, author: null, rule: null };
  const [row] = await selectDeployments(queries).where(
    and(eq(ruleDeployment.ruleSetId, setId), eq(ruleDeployment.number, number)),
  );
  const rules = await rulesOfDeployment(queries, setId, number);
  const own = rules?.find(({ id }) => id === rule.id) ?? null;
  const { time, author } = row ? toDeployment(row) : { time: null, author: null };
  // What is deployed was a rule of the contract when it was saved.
  return { state, number, time, author, rule: own as RuleDeployment['rule'] };
}

/** Of a rule; how large one is is not known before it is read. */
const assumedSize = 4000;

/**
 * The rules that a redeploy of sets would deploy, by the names of the sets, in the order of evaluation: higher priorities first, those of the same by
 * name. Rules of other sets, and those that are out of use, are not read.
 */
export async function deployableRules(
  queries: Queries,
  sets: readonly Pick<FoundSet, 'name'>[],
): Promise<Map<string, DeployedRuleDoc[]>> {
  const found = new Map<string, DeployedRuleDoc[]>(sets.map(({ name }) => [name, []]));
  const rows = await queries
    .select({ id: document.id, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.rule));
  const ids = rows
    .filter(({ summary }) => found.has(String(summary['ruleSetName'])) && isInUse(statusIn(summary)))
    .map(({ id }) => id);
  const work = async (some: string[]) => {
    for (const { id, doc } of await findDocumentsById(queries, ruleKind, some))
      found.get(doc.ruleSetName)?.push(deployedRule(id, doc));
  };
  await inSlices(ids, { weigh: () => assumedSize, work });
  return new Map([...found].map(([name, rules]) => [name, inOrder(rules)]));
}

function statusIn(summary: JsonObject): Pick<WholeRule, 'status'> {
  // What lists show of a rule was written with one of them.
  return { status: (summary['status'] ?? ruleStatus.active) as WholeRule['status'] };
}

/** A rule as it is deployed. */
export function deployedRule(id: string, doc: RuleDoc): DeployedRuleDoc {
  const { name, priority, condition, actions } = wholeRule(doc);
  return { id, name, priority, condition, actions: actions as JsonObject[] };
}

/** The order of evaluation. */
export function inOrder<Rule extends { priority: number; name: string; id: string }>(
  rules: readonly Rule[],
): Rule[] {
  return rules.toSorted(
    (left, right) =>
      right.priority - left.priority ||
      collator.compare(left.name, right.name) ||
      (left.id < right.id ? -1 : 1),
  );
}

interface NewDeployment {
  ruleSetId: string;
  rules: DeployedRuleDoc[];
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  takenFrom: number | null;
}

/** Keeps rules as the next deployment of a set, in a transaction that holds the lock of the kind. Answers its number. */
export async function addDeployment(
  tx: Queries,
  { rules, ruleSetId, ...given }: NewDeployment,
): Promise<number> {
  const number = ((await lastNumbers(tx, [ruleSetId])).get(ruleSetId) ?? 0) + 1;
  const digests = Object.fromEntries(rules.map((rule) => [rule.id, digestOfRule(rule)]));
  await tx
    .insert(ruleDeployment)
    .values({ ...given, ruleSetId, number, rules, digests, ruleCount: rules.length });
  return number;
}

function selectDeployments(queries: Queries) {
  return queries
    .select({
      ruleSetId: ruleDeployment.ruleSetId,
      number: ruleDeployment.number,
      time: ruleDeployment.time,
      ruleCount: ruleDeployment.ruleCount,
      takenFrom: ruleDeployment.takenFrom,
      authorId: ruleDeployment.authorId,
      authorName: appUser.name,
    })
    .from(ruleDeployment)
    .leftJoin(appUser, eq(appUser.id, ruleDeployment.authorId))
    .$dynamic();
}

function toDeployment({
  number,
  time,
  ruleCount,
  takenFrom,
  authorId: id,
  authorName,
}: Awaited<ReturnType<typeof selectDeployments>>[number]): RuleSetDeployment {
  return { number, time, author: { id, name: authorName ?? id }, ruleCount, takenFrom };
}

/** The contract's numbers for what uses a rule. */
const useTypes = { keptCase: 10, deployedNow: 11, deployedBefore: 12 } as const;

/**
 * What uses a rule: the kept cases of any set that expect something of it, and the deployments that hold it, in the order of the sets. The set of the
 * rule may be another one by now.
 */
export async function findRuleUses(queries: Queries, ruleId: string): Promise<Reference[]> {
  const sets = await findRuleSets(queries);
  const cases = sets.flatMap(({ name: ruleSetName, doc }) =>
    (doc.cases ?? [])
      .filter(({ expected }) => expected.some((each) => each.ruleId === ruleId))
      .map(({ name }) => ({
        ...{ type: useTypes.keptCase, name, label: `${ruleSetName} › ${name}`, version: '' },
      })),
  );
  const { ruleSetId, number } = ruleDeployment;
  const rows = await queries
    .select({ ruleSetId, number, setName: document.name })
    .from(ruleDeployment)
    .innerJoin(document, and(eq(document.id, ruleSetId), eq(document.kind, kindNames.ruleSet)))
    .where(sql`${ruleDeployment.digests}->>${ruleId} IS NOT NULL`)
    .orderBy(asc(document.name), asc(number));
  const last = await lastNumbers(queries, [...new Set(rows.map((row) => row.ruleSetId))]);
  const deployments = [...Map.groupBy(rows, (row) => row.ruleSetId)].flatMap(([id, held]) => {
    const name = held[0]?.setName ?? '';
    const before = held.map((row) => row.number).filter((each) => each !== last.get(id));
    const now: Reference[] =
      before.length < held.length
        ? [{ type: useTypes.deployedNow, name, version: String(last.get(id)) }]
        : [];
    return before.length === 0
      ? now
      : [...now, { type: useTypes.deployedBefore, name, version: listNumbers(before) }];
  });
  return [...cases, ...deployments];
}

/** Ascending numbers, those that follow one another by the first and the last: `1–4, 6`. */
function listNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.to === number - 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

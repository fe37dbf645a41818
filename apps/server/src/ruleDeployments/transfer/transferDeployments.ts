import type { RestoreOperation } from '@studio/api';
import { and, asc, eq } from 'drizzle-orm';
import type { RefusalList } from '../../exchange/RefusalList.ts';
import type { RestoreFile } from '../../exchange/RestoreFile.ts';
import type { SectionContent } from '../../exchange/writeInitializationFile.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import { digestOfRule } from '../../kinds/rule/ruleKind.ts';
import type { Pause } from '../../LoopTurns.ts';
import type { Queries } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { lockKind } from '../../store/revisions.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { document, ruleDeployment } from '../../store/schema.ts';
import { type DeploymentDoc, deploymentKey, deploymentKind } from './DeploymentDoc.ts';
import { deploymentSection } from './deploymentSection.ts';

/** A deployment of the store without its rules. */
interface StoredDeployment {
  ruleSetId: string;
  /** Null when the set is gone. */
  ruleSetName: string | null;
  number: number;
  time: number;
  digests: Readonly<Record<string, string>>;
}

/** What becomes of a deployment of the file. */
export interface PlannedDeployment {
  deployment: DeploymentDoc;
  /** Its number in the store; null where it is not there. */
  storedNumber: number | null;
  fate: 'added' | 'left' | 'refused';
}

/** What becomes of the deployments of rule sets. */
export interface PlannedDeployments {
  /** Where the file names them among its sections, from 0. */
  index: number;
  deployments: PlannedDeployment[];
  /** Deployments of the store that the file lacks and which go. */
  removals: StoredDeployment[];
  /** Those which stay. */
  untouchedCount: number;
  refusedCount: number;
}

async function loadDeployments(queries: Queries): Promise<StoredDeployment[]> {
  const { ruleSetId, number, time, digests } = ruleDeployment;
  return queries
    .select({ ruleSetId, number, time, digests, ruleSetName: document.name })
    .from(ruleDeployment)
    .leftJoin(document, and(eq(document.id, ruleSetId), eq(document.kind, kindNames.ruleSet)))
    .orderBy(asc(document.name), asc(number));
}

/** All deployments of the rule sets that there are, for a backup. */
export async function deploymentContent(queries: Queries): Promise<SectionContent> {
  const found = await loadDeployments(queries);
  return {
    section: deploymentSection,
    documents: documentsOf(queries, found),
    readContent: () => {
      throw new Error('A deployment has no files.');
    },
  };
}

/** One at a time: each holds all rules of its set. */
async function* documentsOf(
  queries: Queries,
  found: readonly StoredDeployment[],
): AsyncGenerator<StoredDocument[]> {
  for (const { ruleSetId, ruleSetName, number } of found) {
    if (ruleSetName === null) continue;
    const isThis = and(eq(ruleDeployment.ruleSetId, ruleSetId), eq(ruleDeployment.number, number));
    const [row] = await queries.select().from(ruleDeployment).where(isThis);
    if (row === undefined) continue;
    const { time, takenFrom, rules, authorId: userId } = row;
    const doc: DeploymentDoc & JsonObject = { ruleSetName, number, time, userId, takenFrom, rules };
    const origin = { id: `${ruleSetId} ${number}`, name: deploymentKind.nameOf(doc), time };
    yield [{ ...origin, version: 1, revision: 0, authorId: userId, authorName: userId, doc }];
  }
}

interface PlanOptions {
  operation: RestoreOperation;
  refusals: RefusalList;
  pause: Pause;
}

/**
 * Finds out what restoring the deployments of a file does; null when it names none. A deployment is the same by its set, its time and what
 * it holds, and is never changed. Insert adds none to a set that was deployed here.
 */
export async function planDeployments(
  queries: Queries,
  { contents, deployments: given }: RestoreFile,
  { operation, refusals, pause }: PlanOptions,
): Promise<PlannedDeployments | null> {
  if (given === null) return null;
  const { content, index } = given;
  const stored = await loadDeployments(queries);
  const known = new Map(
    stored.flatMap((each) =>
      each.ruleSetName === null ? [] : [[deploymentKey(each.ruleSetName, each), each.number] as const],
    ),
  );
  const setNames = await setNamesAfter(queries, contents, operation);
  const deployedSets = new Set(stored.map(({ ruleSetName }) => ruleSetName));
  const same = new Set<string>();
  const deployments: PlannedDeployment[] = [];
  for (const { doc, position, name } of content.documents) {
    const deployment = doc as unknown as DeploymentDoc;
    const { ruleSetName } = deployment;
    const key = deploymentKey(ruleSetName, { ...deployment, digests: digestsOf(deployment) });
    same.add(key);
    const storedNumber = known.get(key) ?? null;
    if (setNames.has(ruleSetName)) {
      const isLeft = storedNumber !== null || (operation === 'INSERT' && deployedSets.has(ruleSetName));
      deployments.push({ deployment, storedNumber, fate: isLeft ? 'left' : 'added' });
    } else {
      const message = `There is no rule set '${ruleSetName}'.`;
      refusals.add({ message, position, section: deploymentSection.name, name });
      deployments.push({ deployment, storedNumber, fate: 'refused' });
    }
    await pause();
  }
  const missing = stored.filter(
    (each) => each.ruleSetName === null || !same.has(deploymentKey(each.ruleSetName, each)),
  );
  const isClean = operation === 'CLEAN_INSERT';
  return {
    ...{ index, deployments, refusedCount: content.refusedCount },
    removals: isClean ? missing : [],
    untouchedCount: isClean ? 0 : missing.length,
  };
}

/** The rule sets that there are once the file is restored. */
async function setNamesAfter(
  queries: Queries,
  contents: RestoreFile['contents'],
  operation: RestoreOperation,
): Promise<ReadonlySet<string>> {
  const own = contents.find(({ section }) => section.kind.name === kindNames.ruleSet);
  const ofFile = own?.documents.map(({ name }) => name) ?? [];
  if (own !== undefined && operation === 'CLEAN_INSERT') return new Set(ofFile);
  const rows = await queries
    .select({ name: document.name })
    .from(document)
    .where(eq(document.kind, kindNames.ruleSet));
  return new Set([...rows.map(({ name }) => name), ...ofFile]);
}

function digestsOf({ rules }: DeploymentDoc): Record<string, string> {
  return Object.fromEntries(rules.map((rule) => [rule.id, digestOfRule(rule)]));
}

/**
 * Does with deployments what was planned, in the transaction that shows the rule sets of the same file. Nothing of the plan may be refused.
 * A deployment keeps its number where that is free; else it and those after it follow the last one of its set.
 */
export async function writeDeployments(
  tx: Queries,
  { deployments, removals }: PlannedDeployments,
  pause: Pause,
): Promise<void> {
  await lockKind(tx, kindNames.rule);
  for (const { ruleSetId, number } of removals) {
    const isThis = and(eq(ruleDeployment.ruleSetId, ruleSetId), eq(ruleDeployment.number, number));
    await tx.delete(ruleDeployment).where(isThis);
  }
  const rows = await tx
    .select({ id: document.id, name: document.name })
    .from(document)
    .where(eq(document.kind, kindNames.ruleSet));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const [name, planned] of Map.groupBy(deployments, ({ deployment }) => deployment.ruleSetName)) {
    const ruleSetId = ids.get(name);
    if (ruleSetId === undefined) throw new Error(`The rule set '${name}' is gone.`);
    await writeOfSet(tx, ruleSetId, planned, pause);
  }
}

async function writeOfSet(
  tx: Queries,
  ruleSetId: string,
  planned: readonly PlannedDeployment[],
  pause: Pause,
): Promise<void> {
  const stored = await tx
    .select({ number: ruleDeployment.number })
    .from(ruleDeployment)
    .where(eq(ruleDeployment.ruleSetId, ruleSetId));
  const taken = new Set(stored.map(({ number }) => number));
  const numbers = new Map<number, number>();
  let last = 0;
  const inOrder = planned.toSorted((left, right) => left.deployment.number - right.deployment.number);
  for (const { deployment, storedNumber, fate } of inOrder) {
    if (storedNumber !== null) numbers.set(deployment.number, storedNumber);
    if (fate !== 'added') continue;
    const { number: given, takenFrom, time, userId: authorId, rules } = deployment;
    const isFree = !taken.has(given) && given > last;
    const number = isFree ? given : [...taken].reduce((one, other) => Math.max(one, other), 0) + 1;
    last = number;
    taken.add(number);
    numbers.set(given, number);
    await tx.insert(ruleDeployment).values({
      ...{ ruleSetId, number, authorId, time, rules, ruleCount: rules.length },
      takenFrom: takenFrom === null ? null : (numbers.get(takenFrom) ?? null),
      digests: digestsOf(deployment),
    });
    await pause();
  }
}

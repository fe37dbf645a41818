import { isDeepStrictEqual } from 'node:util';
import type { RestoreOperation, RestoreReport } from '@studio/api';
import { RefusalList } from '../exchange/RefusalList.ts';
import type { RestoreContent, RestoreDocument, RestoreFile } from '../exchange/RestoreFile.ts';
import { planSets } from '../formTemplateSets/transfer/planSets.ts';
import { writeSets } from '../formTemplateSets/transfer/writeSets.ts';
import { LoopTurns, type Pause } from '../LoopTurns.ts';
import { planDeployments, writeDeployments } from '../ruleDeployments/transfer/transferDeployments.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import { type Reach, reachesOf } from '../store/reachesOf.ts';
import { readAtOneMoment } from '../store/readAtOneMoment.ts';
import type { Rechecks } from '../store/recheckChanges.ts';
import { findRechecked, type Rechecked, recheckReferrers } from '../store/recheckReferrers.ts';
import { SlicedChanges } from '../store/recordChanges.ts';
import { awaitAllKinds, lockAllKinds } from '../store/revisions.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { targetKey } from '../store/targetKey.ts';
import { loadStoredNames, type StoredNames } from './loadStoredNames.ts';
import { planParts } from './planParts.ts';
import { planReferences } from './planReferences.ts';
import { planRemovals } from './planRemovals.ts';
import { ReferenceTargets } from './ReferenceTargets.ts';
import type { PlannedDocument, PlannedSection, RestorePlan, StoredName } from './RestorePlan.ts';
import { recheckPlan } from './recheckPlan.ts';
import { toReport } from './toReport.ts';
import { upcomingOf } from './upcomingOf.ts';
import { writeRestore } from './writeRestore.ts';

interface RestoreOptions {
  file: RestoreFile;
  operation: RestoreOperation;
  kinds: ReadonlyMap<string, Kind>;
  /** How documents say what is wrong with them; those that name what changes are looked at again, too. Default: as the file says. */
  rechecks?: Rechecks;
  authorId: string;
  /** Epoch milliseconds. */
  clock: () => number;
  newId: () => string;
  /** Looks at the plan before anything is written: it may add refusals, or throw. */
  checkPlan?: (queries: Queries, plan: RestorePlan) => Promise<void>;
  /** Runs when everything is written, before anything is seen: it may throw. */
  checkAgain?: () => Promise<void>;
  /** Runs in the transaction that shows everything that was written. */
  finish?: (tx: Queries, report: RestoreReport) => Promise<void>;
}

type PlanOnlyOptions = Pick<RestoreOptions, 'file' | 'operation' | 'kinds' | 'rechecks' | 'checkPlan'>;

/**
 * Tells what restoring the file would do at one moment of the store, without holding up anybody. A restore that is under way
 * is awaited: a client that lost its answer gets the true result.
 */
export async function planOnly(queries: Queries, options: PlanOnlyOptions): Promise<RestoreReport> {
  await runTransaction(queries, awaitAllKinds, { lane: 'moments', patience: null, statementLimit: 0 });
  return readAtOneMoment(queries, async (stored, pause) =>
    toReport(await planAndCheck(stored, { ...options, pause }), false),
  );
}

/**
 * Restores the file, all of it or nothing when anything is refused: the report says which. Reads go on meanwhile and see the
 * store as it was before; other writes wait, and are refused as busy when they have waited for long. Throws a `busy` refusal when others
 * write for long. On PGlite, which has one connection, all others wait.
 */
export async function runRestore(queries: Queries, options: RestoreOptions): Promise<RestoreReport> {
  if (options.file.refusals.count > 0) return planOnly(queries, options);
  const restore = async (tx: Queries) => {
    const turns = new LoopTurns();
    const pause = () => turns.give();
    await lockAllKinds(tx);
    const plan = await planAndCheck(tx, { ...options, pause });
    if (plan.refusals.count > 0) return toReport(plan, false);
    const { kinds, rechecks = new Map(), authorId, clock, newId, checkAgain, finish } = options;
    const time = clock();
    const rechecked = await findOthers(tx, plan, { kinds, rechecks });
    const changes = new SlicedChanges(tx);
    await writeRestore(tx, changes, plan, { authorId, time, newId, pause });
    await changes.end();
    await recheckReferrers(tx, rechecked, { authorId, time, cause: 'a restore changed what it names' });
    await checkAgain?.();
    // After the forms, which sets name as they are here, and the rule sets that were deployed.
    if (plan.sets !== null) await writeSets(tx, plan.sets, { newId, pause });
    if (plan.deployments !== null) await writeDeployments(tx, plan.deployments, pause);
    const report = toReport(plan, true);
    await finish?.(tx, report);
    return report;
  };
  return runTransaction(queries, restore, { lane: 'reports' });
}

async function planAndCheck(queries: Queries, options: PlanOnlyOptions & { pause: Pause }) {
  const plan = await planRestore(queries, options);
  await options.checkPlan?.(queries, plan);
  return plan;
}

/** Those that the restore leaves alone and that name what it writes or removes: they may have to say something else of what is wrong with them. */
async function findOthers(
  queries: Queries,
  { sections }: RestorePlan,
  { kinds, rechecks }: { kinds: ReadonlyMap<string, Kind>; rechecks: Rechecks },
): Promise<Rechecked[]> {
  const reaches = sections.flatMap(({ section: { kind }, documents, removals }): Reach[] => [
    ...documents.flatMap((planned) => planned.reaches),
    ...removals.map(({ stored }) => ({ toKind: kind.name, toName: stored.name, parts: null })),
  ]);
  const { replacedIds: exceptIds } = upcomingOf(sections);
  return findRechecked(queries, { kinds, rechecks, reaches, exceptIds });
}

interface PlanOptions {
  file: RestoreFile;
  operation: RestoreOperation;
  kinds: ReadonlyMap<string, Kind>;
  /** How documents say what is wrong with them. Default: as the file says. */
  rechecks?: Rechecks;
  pause: Pause;
}

/** Finds out what restoring a file does to the store, which must not change meanwhile. Writes nothing. */
async function planRestore(
  queries: Queries,
  { file, operation, kinds, rechecks = new Map(), pause }: PlanOptions,
): Promise<RestorePlan> {
  const storedNames = await loadStoredNames(queries, pause);
  const sections: PlannedSection[] = [];
  const refusals = new RefusalList();
  const idsNow = new Map<string, string>();
  const restored: Restored = { operation, idNow: (id) => idsNow.get(id) ?? id };
  const follows = ({ section }: RestoreContent) => section.withIdsNow !== undefined;
  const planned = new Map<RestoreContent, PlannedSection>();
  for (const content of file.contents.toSorted(
    (one, other) => Number(follows(one)) - Number(follows(other)),
  )) {
    const section = await planSection(queries, content, restored, { storedNames, refusals, pause });
    planned.set(content, section);
    for (const { document, stored } of section.documents)
      if (document.id !== null && stored !== null) idsNow.set(document.id, stored.id);
  }
  sections.push(...file.contents.flatMap((content) => planned.get(content) ?? []));
  const targets = new ReferenceTargets({ kinds, sections, storedNames });
  const replacedIds = idsOf(sections);
  for (const section of sections) {
    const lost = await planParts(queries, section, { replacedIds, refusals, pause });
    targets.loseParts(lost);
  }
  await planReferences(queries, { sections, contents: file.contents, targets, refusals, pause });
  for (const section of sections) {
    await planRemovals(queries, section, { replacedIds, refusals, pause });
  }
  await recheckPlan(queries, sections, { rechecks, pause });
  const sets = await planSets(queries, file, { operation, refusals, pause });
  const deployments = await planDeployments(queries, file, { operation, refusals, pause });
  return { operation, sections, sets, deployments, refusals: RefusalList.of(file.refusals, refusals) };
}

function idsOf(sections: readonly PlannedSection[]): Set<string> {
  const ids = sections.flatMap(({ documents, removals }) => [
    ...documents.flatMap(({ stored }) => (stored === null ? [] : [stored.id])),
    ...removals.map(({ stored }) => stored.id),
  ]);
  return new Set(ids);
}

const none: ReadonlySet<string> = new Set();

interface Restored {
  operation: RestoreOperation;
  /** The id that a document of the file has in the store, of a section that was compared before. */
  idNow: (id: string) => string;
}

/** Compares a section of the file with the store. References and removals are not looked into yet. */
async function planSection(
  tx: Queries,
  { section, documents, keys, refusedCount }: RestoreContent,
  restored: Restored,
  { storedNames, refusals, pause }: { storedNames: StoredNames; refusals: RefusalList; pause: Pause },
): Promise<PlannedSection> {
  const stored = storedNames.get(section.kind.name)?.byKey ?? new Map<string, StoredName>();
  const missing = [...stored.values()].filter(({ key }) => !keys.has(key));
  const { operation } = restored;
  const isMerged = section.merge !== undefined;
  const isClean = operation === 'CLEAN_INSERT' && !section.kind.hasFixedDocuments && !isMerged;
  const planned: PlannedDocument[] = [];
  const plan = async (some: RestoreDocument[]) => {
    const known = some.flatMap(({ key }) => stored.get(key) ?? []);
    const ids = operation === 'INSERT' && !isMerged ? [] : known.map(({ id }) => id);
    const found = await findDocumentsById(tx, section.kind, ids);
    const current = new Map(found.map(({ id, doc }) => [id, doc]));
    for (const document of some) {
      const one = stored.get(document.key) ?? null;
      const before = (one && current.get(one.id)) ?? null;
      const compared = compare(section, document, before, { stored: one, restored });
      if (compared.fate === 'updated' && isMerged) refuseMerged(section, document, compared, refusals);
      planned.push({ document, ...compared });
      await pause();
    }
  };
  await inSlices(documents, { weigh: ({ size }) => size, work: plan });
  return {
    section,
    documents: planned,
    removals: isClean
      ? missing.map((one) => ({ stored: one, isRefused: false, isUsed: false, isRequired: false }))
      : [],
    untouchedCount: isClean ? 0 : missing.length,
    refusedCount,
  };
}

/** @param before the stored document; null when there is none, or when it stays whatever the file says */
function compare(
  { kind, replace, merge, withIdsNow }: RestoreContent['section'],
  { doc: given }: RestoreDocument,
  before: JsonObject | null,
  { stored, restored: { operation, idNow } }: { stored: StoredName | null; restored: Restored },
): Omit<PlannedDocument, 'document'> {
  const doc = withIdsNow?.(given, idNow) ?? given;
  if (stored === null) {
    const after = merge?.(null, doc, operation) ?? doc;
    return { stored, after, fate: 'added', knownTargets: none, reaches: reachesOf(kind, null, after) };
  }
  if (before === null) return { stored, after: doc, fate: 'left', knownTargets: none, reaches: [] };
  const after = merge === undefined ? replace(before, doc) : merge(before, doc, operation);
  const fate = isDeepStrictEqual(after, before) ? 'left' : 'updated';
  const reaches = fate === 'left' ? [] : reachesOf(kind, before, after);
  return { stored, after, fate, knownTargets: new Set(kind.referencesOf(before).map(targetKey)), reaches };
}

/** What was right by itself may be too much together with what is stored. */
function refuseMerged(
  { kind, name: section }: RestoreContent['section'],
  { name, position }: RestoreDocument,
  compared: Omit<PlannedDocument, 'document'>,
  refusals: RefusalList,
): void {
  const { violations } = kind.validate(compared.after);
  for (const { message } of violations) refusals.add({ message, position, section, name });
  if (violations.length > 0) compared.fate = 'refused';
}

import { isDeepStrictEqual } from 'node:util';
import type { RestoreOperation } from '@studio/api';
import type { RestoreContent, RestoreDocument } from '../exchange/RestoreFile.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { reachesOf } from '../store/reachesOf.ts';
import { inSlices } from '../store/staging/inSlices.ts';
import { targetKey } from '../store/targetKey.ts';
import type { StoredNames } from './loadStoredNames.ts';
import type { PlannedDocument, PlannedSection, StoredName } from './RestorePlan.ts';

const none: ReadonlySet<string> = new Set();

/** Compares a section of the file with the store. References and removals are not looked into yet. */
export async function planSection(
  tx: Queries,
  { section, documents, keys, refusedCount }: RestoreContent,
  operation: RestoreOperation,
  { storedNames, pause }: { storedNames: StoredNames; pause: Pause },
): Promise<PlannedSection> {
  const stored = storedNames.get(section.kind.name)?.byKey ?? new Map<string, StoredName>();
  const missing = [...stored.values()].filter(({ key }) => !keys.has(key));
  const isClean = operation === 'CLEAN_INSERT' && !section.kind.hasFixedDocuments;
  const planned: PlannedDocument[] = [];
  const plan = async (some: RestoreDocument[]) => {
    const known = some.flatMap(({ key }) => stored.get(key) ?? []);
    const ids = operation === 'INSERT' ? [] : known.map(({ id }) => id);
    const found = await findDocumentsById(tx, section.kind, ids);
    const current = new Map(found.map(({ id, doc }) => [id, doc]));
    for (const document of some) {
      const one = stored.get(document.key) ?? null;
      const before = (one && current.get(one.id)) ?? null;
      planned.push({ document, ...compare(section, document, before, one) });
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
  { kind, replace }: RestoreContent['section'],
  { doc }: RestoreDocument,
  before: JsonObject | null,
  stored: StoredName | null,
): Omit<PlannedDocument, 'document'> {
  if (stored === null) {
    return { stored, after: doc, fate: 'added', knownTargets: none, reaches: reachesOf(kind, null, doc) };
  }
  if (before === null) return { stored, after: doc, fate: 'left', knownTargets: none, reaches: [] };
  const after = replace(before, doc);
  const fate = isDeepStrictEqual(after, before) ? 'left' : 'updated';
  const reaches = fate === 'left' ? [] : reachesOf(kind, before, after);
  return { stored, after, fate, knownTargets: new Set(kind.referencesOf(before).map(targetKey)), reaches };
}

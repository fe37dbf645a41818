import type { RestoreOperation } from '@studio/api';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import { loadStoredNames } from './loadStoredNames.ts';
import { planReferences } from './planReferences.ts';
import { planRemovals } from './planRemovals.ts';
import { planSection } from './planSection.ts';
import { ReferenceTargets } from './ReferenceTargets.ts';
import { RefusalList } from './RefusalList.ts';
import type { RestoreFile } from './RestoreFile.ts';
import type { PlannedSection, RestorePlan } from './RestorePlan.ts';

interface PlanOptions {
  file: RestoreFile;
  operation: RestoreOperation;
  kinds: ReadonlyMap<string, Kind>;
}

/** Finds out what restoring a file does to the store as the transaction sees it. Writes nothing. */
export async function planRestore(
  tx: Queries,
  { file, operation, kinds }: PlanOptions,
): Promise<RestorePlan> {
  const storedNames = await loadStoredNames(tx);
  const sections: PlannedSection[] = [];
  for (const content of file.contents) sections.push(await planSection(tx, content, operation, storedNames));
  const refusals = new RefusalList();
  const targets = new ReferenceTargets({ kinds, sections, storedNames });
  await planReferences(tx, { sections, contents: file.contents, targets, refusals });
  const replacedIds = idsOf(sections);
  for (const section of sections) await planRemovals(tx, section, replacedIds, refusals);
  return { operation, sections, refusals: RefusalList.of(file.refusals, refusals) };
}

function idsOf(sections: readonly PlannedSection[]): Set<string> {
  const ids = sections.flatMap(({ documents, removals }) => [
    ...documents.flatMap(({ stored }) => (stored === null ? [] : [stored.id])),
    ...removals.map(({ stored }) => stored.id),
  ]);
  return new Set(ids);
}

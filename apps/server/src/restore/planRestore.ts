import type { RestoreOperation } from '@studio/api';
import { RefusalList } from '../exchange/RefusalList.ts';
import type { RestoreFile } from '../exchange/RestoreFile.ts';
import { planSets } from '../formTemplateSets/transfer/planSets.ts';
import type { Pause } from '../LoopTurns.ts';
import { planDeployments } from '../ruleDeployments/transfer/transferDeployments.ts';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import type { Rechecks } from '../store/recheckChanges.ts';
import { loadStoredNames } from './loadStoredNames.ts';
import { planParts } from './planParts.ts';
import { planReferences } from './planReferences.ts';
import { planRemovals } from './planRemovals.ts';
import { planSection } from './planSection.ts';
import { ReferenceTargets } from './ReferenceTargets.ts';
import type { PlannedSection, RestorePlan } from './RestorePlan.ts';
import { recheckPlan } from './recheckPlan.ts';

interface PlanOptions {
  file: RestoreFile;
  operation: RestoreOperation;
  kinds: ReadonlyMap<string, Kind>;
  /** How documents say what is wrong with them. Default: as the file says. */
  rechecks?: Rechecks;
  pause: Pause;
}

/** Finds out what restoring a file does to the store, which must not change meanwhile. Writes nothing. */
export async function planRestore(
  queries: Queries,
  { file, operation, kinds, rechecks = new Map(), pause }: PlanOptions,
): Promise<RestorePlan> {
  const storedNames = await loadStoredNames(queries, pause);
  const sections: PlannedSection[] = [];
  for (const content of file.contents) {
    sections.push(await planSection(queries, content, operation, { storedNames, pause }));
  }
  const refusals = new RefusalList();
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

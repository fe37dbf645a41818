import { isDeepStrictEqual } from 'node:util';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { Recheck, Rechecks } from '../store/recheckChanges.ts';
import { Surroundings } from '../store/Surroundings.ts';
import type { PlannedDocument, PlannedSection } from './RestorePlan.ts';
import { isWritten, upcomingOf } from './upcomingOf.ts';

interface RecheckPlanOptions {
  rechecks: Rechecks;
  pause: Pause;
}

/**
 * Brings up to date what the documents of the file say is wrong with them, by the store as it will be. One that differs from the stored
 * document in nothing else is left alone.
 */
export async function recheckPlan(
  queries: Queries,
  sections: readonly PlannedSection[],
  { rechecks, pause }: RecheckPlanOptions,
): Promise<void> {
  const surroundings = new Surroundings(queries, upcomingOf(sections));
  for (const section of sections) {
    const recheck = rechecks.get(section.section.kind.name);
    if (!recheck) continue;
    const work = async (some: PlannedDocument[]) => {
      const changed = await recheckSome(surroundings, recheck, some);
      await leaveUnchanged(queries, section, changed);
      await pause();
    };
    await inSlices(section.documents.filter(isWritten), { weigh: ({ document }) => document.size, work });
  }
}

/** Those whose faults are others than the file says. */
async function recheckSome(
  surroundings: Surroundings,
  recheck: Recheck,
  some: readonly PlannedDocument[],
): Promise<PlannedDocument[]> {
  const rechecked = await recheck(
    surroundings,
    some.map(({ after }) => after),
  );
  return some.filter((planned, index) => {
    const { after } = planned;
    planned.after = rechecked[index] ?? after;
    return planned.after !== after;
  });
}

async function leaveUnchanged(
  queries: Queries,
  { section: { kind } }: PlannedSection,
  planned: readonly PlannedDocument[],
): Promise<void> {
  const ids = planned.flatMap(({ stored }) => stored?.id ?? []);
  const found = await findDocumentsById(queries, kind, ids);
  const before = new Map(found.map(({ id, doc }) => [id, doc]));
  for (const one of planned) {
    if (one.stored && isDeepStrictEqual(one.after, before.get(one.stored.id))) {
      one.fate = 'left';
      one.reaches = [];
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { RestoreOperation, RestoreReport } from '@studio/api';
import type { RestoreFile } from '../exchange/RestoreFile.ts';
import { writeSets } from '../formTemplateSets/transfer/writeSets.ts';
import { LoopTurns, type Pause } from '../LoopTurns.ts';
import { writeDeployments } from '../ruleDeployments/transfer/transferDeployments.ts';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import type { Rechecks } from '../store/recheckChanges.ts';
import { LargeWrite } from '../store/staging/LargeWrite.ts';
import { readAtOneMoment } from '../store/staging/readAtOneMoment.ts';
import { findLargeWrite } from '../store/staging/refuseDuringLargeWrite.ts';
import { planRestore } from './planRestore.ts';
import type { RestorePlan } from './RestorePlan.ts';
import { recheckOthers } from './recheckOthers.ts';
import { toReport } from './toReport.ts';
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

const askEveryMilliseconds = 100;

/**
 * Tells what restoring the file would do at one moment of the store, without holding up anybody. A restore that is under way
 * is awaited: a client that lost its answer gets the true result.
 */
export async function planOnly(queries: Queries, options: PlanOnlyOptions): Promise<RestoreReport> {
  await untilNoLargeWrite(queries);
  return readAtOneMoment(queries, async (stored, pause) =>
    toReport(await planAndCheck(stored, { ...options, pause }), false),
  );
}

/**
 * Restores the file, all of it or nothing when anything is refused: the report says which. Reads go on meanwhile and see the
 * store as it was before. Throws a `busy` refusal when another large write is under way.
 */
export async function runRestore(queries: Queries, options: RestoreOptions): Promise<RestoreReport> {
  if (options.file.refusals.count > 0) return planOnly(queries, options);
  return LargeWrite.run(queries, 'restore', async (write) => {
    const plan = await planAndCheck(queries, { ...options, pause: () => write.keep() });
    if (plan.refusals.count > 0) return toReport(plan, false);
    const { kinds, rechecks = new Map(), authorId, clock, newId, checkAgain, finish } = options;
    const time = clock();
    await writeRestore(write, plan, { authorId, time, newId });
    await recheckOthers(queries, write, plan, { kinds, rechecks, authorId, time });
    await checkAgain?.();
    const report = toReport(plan, true);
    const turns = new LoopTurns();
    await write.commit(async (tx) => {
      // After the forms, which sets name as they are here, and the rule sets that were deployed.
      if (plan.sets !== null) await writeSets(tx, plan.sets, { newId, pause: () => turns.give() });
      if (plan.deployments !== null) await writeDeployments(tx, plan.deployments, () => turns.give());
      await finish?.(tx, report);
    });
    return report;
  });
}

async function planAndCheck(queries: Queries, options: PlanOnlyOptions & { pause: Pause }) {
  const plan = await planRestore(queries, options);
  await options.checkPlan?.(queries, plan);
  return plan;
}

/** Also until the owner of one that was lost is known to be gone: then nothing of it will ever be seen. */
async function untilNoLargeWrite(queries: Queries): Promise<void> {
  for (;;) {
    const current = await findLargeWrite(queries);
    if (current?.state !== 'staging' || !current.isLive) return;
    await delay(askEveryMilliseconds);
  }
}

import type { RestoreOperation, RestoreReport } from '@studio/api';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import { lockAllKinds } from '../store/revisions.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { planRestore } from './planRestore.ts';
import type { RestoreFile } from './RestoreFile.ts';
import { toReport } from './toReport.ts';
import { writeRestore } from './writeRestore.ts';

interface RestoreOptions {
  file: RestoreFile;
  operation: RestoreOperation;
  kinds: ReadonlyMap<string, Kind>;
  authorId: string;
  /** Epoch milliseconds. */
  clock: () => number;
  newId: () => string;
  /** Runs in the same transaction, after everything was written. */
  finish?: (tx: Queries, report: RestoreReport) => Promise<void>;
}

/** Tells what restoring the file would do, without holding up anybody who writes. */
export async function planOnly(
  queries: Queries,
  options: Pick<RestoreOptions, 'file' | 'operation' | 'kinds'>,
): Promise<RestoreReport> {
  return queries.transaction(async (tx) => toReport(await planRestore(tx, options), false), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Restores the file in one transaction, or changes nothing when anything of it is refused: the report says which. */
export async function runRestore(queries: Queries, options: RestoreOptions): Promise<RestoreReport> {
  if (options.file.refusals.count > 0) return planOnly(queries, options);
  return runTransaction(queries, async (tx) => {
    await lockAllKinds(tx);
    const plan = await planRestore(tx, options);
    if (plan.refusals.count > 0) return toReport(plan, false);
    const { authorId, clock, newId, finish } = options;
    await writeRestore(tx, plan, { authorId, time: clock(), newId });
    const report = toReport(plan, true);
    await finish?.(tx, report);
    return report;
  });
}

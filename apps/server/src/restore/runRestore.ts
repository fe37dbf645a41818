import type { RestoreOperation, RestoreReport } from '@studio/api';
import { sql } from 'drizzle-orm';
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

/** Any number that no other lock of the database has. */
const restoreLock = 7_223_190_418;
/** Milliseconds that a plan waits for a restore that is under way. */
const longestRestore = 120_000;

/**
 * Tells what restoring the file would do, without holding up anybody who writes. A restore that is under way is awaited:
 * whoever lost the answer of one is told the truth.
 */
export async function planOnly(
  queries: Queries,
  options: Pick<RestoreOptions, 'file' | 'operation' | 'kinds'>,
): Promise<RestoreReport> {
  // In a transaction of its own, as the next one sees the store as it was at its first query.
  await runTransaction(
    queries,
    (tx) => tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${restoreLock})`),
    { lane: 'reports', patience: longestRestore, statementLimit: 0 },
  );
  return runTransaction(queries, async (tx) => toReport(await planRestore(tx, options), false), {
    lane: 'reports',
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Restores the file in one transaction, or changes nothing when anything of it is refused: the report says which. */
export async function runRestore(queries: Queries, options: RestoreOptions): Promise<RestoreReport> {
  if (options.file.refusals.count > 0) return planOnly(queries, options);
  const restore = async (tx: Queries): Promise<RestoreReport> => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${restoreLock})`);
    await lockAllKinds(tx);
    const plan = await planRestore(tx, options);
    if (plan.refusals.count > 0) return toReport(plan, false);
    const { authorId, clock, newId, finish } = options;
    await writeRestore(tx, plan, { authorId, time: clock(), newId });
    const report = toReport(plan, true);
    await finish?.(tx, report);
    return report;
  };
  return runTransaction(queries, restore, { statementLimit: 0 });
}

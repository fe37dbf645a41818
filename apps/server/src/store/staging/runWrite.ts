import { setTimeout as delay } from 'node:timers/promises';
import type { Queries } from '../Database.ts';
import { runTransaction, type TransactionOptions } from '../runTransaction.ts';
import { StoreError } from '../StoreError.ts';
import { AbandonedWriteError, busy } from './refuseDuringLargeWrite.ts';
import { settleLargeWrite } from './settleLargeWrite.ts';

/** A writer waits no longer than this for a large write, or for what an abandoned one has left. */
const longestMilliseconds = 3000;
/** Nor longer than this altogether, whatever it waits for and however often it begins again. */
const patienceMilliseconds = 4000;
const shortestPatience = 500;
const askEveryMilliseconds = 50;

interface WriteOptions extends Pick<TransactionOptions, 'lane'> {
  longest?: number | undefined;
}

/**
 * Runs the transaction of a write that locks its kinds. A large write that is under way is awaited for 3 seconds, holding
 * neither lock nor connection; one whose server is gone is undone. Throws a `busy` refusal when that takes longer.
 * @param options.lane what it may block. Default: writes of documents
 * @param options.longest milliseconds that it may wait altogether. Default 4,000
 */
export async function runWrite<Result>(
  queries: Queries,
  work: (tx: Queries) => Promise<Result>,
  { longest = patienceMilliseconds, ...options }: WriteOptions = {},
): Promise<Result> {
  return untilNotBusy(async (signal, patience) => {
    try {
      return await runTransaction(queries, work, { ...options, patience });
    } catch (error) {
      if (!(error instanceof AbandonedWriteError)) throw error;
      await settleLargeWrite(queries, error.id, signal);
      throw busy();
    }
  }, longest);
}

/**
 * Tries again for 3 seconds when the work was refused as `busy`. The signal is aborted when they are over.
 * @param work gets the milliseconds that it may wait for others
 * @param longest milliseconds that it may wait altogether. Default 4,000
 */
export async function untilNotBusy<Result>(
  work: (signal: AbortSignal, patience: number) => Promise<Result>,
  longest = patienceMilliseconds,
): Promise<Result> {
  const signal = AbortSignal.timeout(Math.floor(Math.min(longestMilliseconds, longest)));
  const end = performance.now() + longest;
  for (;;) {
    try {
      return await work(signal, Math.max(shortestPatience, end - performance.now()));
    } catch (error) {
      const isBusy = error instanceof StoreError && error.failure.reason === 'busy';
      if (!isBusy || signal.aborted) throw error;
      await delay(askEveryMilliseconds);
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Queries } from '../Database.ts';
import { runTransaction } from '../runTransaction.ts';
import { StoreError } from '../StoreError.ts';
import { AbandonedWriteError, busy } from './refuseDuringLargeWrite.ts';
import { settleLargeWrite } from './settleLargeWrite.ts';

/** A writer waits no longer than this for a large write, or for what an abandoned one has left. */
const longestMilliseconds = 3000;
const askEveryMilliseconds = 50;

/**
 * Runs the transaction of a write that locks its kinds. A large write that is under way is awaited for 3 seconds, holding
 * neither lock nor connection; one whose server is gone is undone. Throws a `busy` refusal when that takes longer.
 */
export async function runWrite<Result>(
  queries: Queries,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  return untilNotBusy(async (signal) => {
    try {
      return await runTransaction(queries, work);
    } catch (error) {
      if (!(error instanceof AbandonedWriteError)) throw error;
      await settleLargeWrite(queries, error.id, signal);
      throw busy();
    }
  });
}

/** Tries again for 3 seconds when the work was refused as `busy`. The signal is aborted when they are over. */
export async function untilNotBusy<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(longestMilliseconds);
  for (;;) {
    try {
      return await work(signal);
    } catch (error) {
      const isBusy = error instanceof StoreError && error.failure.reason === 'busy';
      if (!isBusy || signal.aborted) throw error;
      await delay(askEveryMilliseconds);
    }
  }
}

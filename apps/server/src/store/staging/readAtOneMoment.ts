import { isDeepStrictEqual } from 'node:util';
import { is } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { LoopTurns, type Pause } from '../../LoopTurns.ts';
import type { Queries } from '../Database.ts';
import { readRevisions } from '../revisions.ts';
import { runTransaction } from '../runTransaction.ts';
import { LargeWrite } from './LargeWrite.ts';

/** Milliseconds to wait for others that read for long. */
const patience = 60_000;
/** After so many that somebody wrote into, the next read makes writers wait. */
const freeReads = 3;

/**
 * Reads the documents of the store as they are at one moment, with as many queries as it takes, and holds up no other read.
 * A database with many connections shows one moment to a transaction. The embedded one has a single connection, which a
 * transaction would keep from everybody: there the reading is done again when somebody has written meanwhile, and in the end
 * with a claim that makes writers wait as they do for a large write.
 * @param read may run more than once; reads only with the queries it is given
 * @throws a `StoreError` 'busy' when there was no turn in time
 */
export async function readAtOneMoment<Result>(
  queries: Queries,
  read: (queries: Queries, pause: Pause) => Promise<Result>,
): Promise<Result> {
  const turns = new LoopTurns();
  const pause = () => turns.give();
  if (!is(queries, PgliteDatabase)) {
    return runTransaction(queries, (tx) => read(tx, pause), {
      lane: 'moments',
      patience,
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }
  for (let attempt = 0; attempt < freeReads; attempt += 1) {
    const before = await readRevisions(queries);
    // What is thrown may come of reading two moments, too.
    const outcome = await settle(() => read(queries, pause));
    if (isDeepStrictEqual(await readRevisions(queries), before)) return outcome();
  }
  return LargeWrite.run(queries, 'reading', (write) => read(queries, () => write.keep()));
}

/** The outcome of work, for later: returns its result, or throws what it threw. */
async function settle<Result>(work: () => Promise<Result>): Promise<() => Result> {
  try {
    const result = await work();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

import { LoopTurns, type Pause } from '../LoopTurns.ts';
import type { Queries } from './Database.ts';
import { runTransaction } from './runTransaction.ts';

/** Milliseconds to wait for others that read for long. */
const patience = 60_000;

/**
 * Reads the documents of the store as they are at one moment, with as many queries as it takes. On PGlite, which has one connection, all
 * others wait meanwhile.
 * @param read may run more than once; reads only with the queries it is given
 * @throws a `StoreError` 'busy' when there was no turn in time
 */
export async function readAtOneMoment<Result>(
  queries: Queries,
  read: (queries: Queries, pause: Pause) => Promise<Result>,
): Promise<Result> {
  const turns = new LoopTurns();
  return runTransaction(queries, (tx) => read(tx, () => turns.give()), {
    lane: 'moments',
    patience,
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

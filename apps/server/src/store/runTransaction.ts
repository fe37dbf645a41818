import { setTimeout as delay } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { inheritMode } from './announcements/announceChanges.ts';
import type { Queries, Transact } from './Database.ts';
import { databaseFailure } from './databaseFailure.ts';
import { type KindLocks, lockAhead, MoreLocksError, waitUntil } from './revisions.ts';
import { StoreError } from './StoreError.ts';
import { Turns } from './Turns.ts';

/**
 * How many transactions of a sort may be under way at a time, each with a connection. Together fewer than there are
 * connections: those that wait for a lock leave some to everybody else.
 */
const places = { documents: 4, people: 2, reports: 2, moments: 2 };

/** Milliseconds. A save that cannot be made is refused within 5 seconds. */
const defaultPatience = 4_000;
const defaultStatementLimit = 30_000;
const shortestLockWait = 250;
/** So often at least, however long the work itself takes. */
const fewestAttempts = 3;
const longestPause = 250;

/** How long a transaction waits, and for whom. */
export interface TransactionOptions extends Pick<PgTransactionConfig, 'isolationLevel' | 'accessMode'> {
  /**
   * What it may block. `documents`: writes of documents. `people`: sign-ins and the like, which never wait for a write of
   * documents. `reports`: reads that take long. `moments`: reads that take longer still. Default `documents`.
   */
  lane?: keyof typeof places;
  /** Milliseconds to wait for a turn, and for locks of others; null for as long as it takes. Default 4,000. */
  patience?: number | null | undefined;
  /** Milliseconds that one statement may take; 0 for any time. Default 30,000. */
  statementLimit?: number;
}

type Places = Record<keyof typeof places, Turns>;

const turnsOf = new WeakMap<Queries, Places>();

/**
 * Runs a transaction, again when the database broke it off because of another one, or when it has come to need a lock that another one
 * has. The only way to one: everything else is refused by a rule of the house.
 * @param work may run more than once
 * @throws a `StoreError` 'busy' when a lock or a connection was not to be had in time: nothing is written then
 */
export async function runTransaction<Result>(
  queries: Queries,
  work: (tx: Queries) => Promise<Result>,
  { lane = 'documents', patience = defaultPatience, ...options }: TransactionOptions = {},
): Promise<Result> {
  const deadline = performance.now() + (patience ?? Number.POSITIVE_INFINITY);
  const leave = await turnsFor(queries)[lane].take(patience && patience - shortestLockWait);
  if (leave === null) throw new StoreError({ reason: 'busy' });
  try {
    return await repeat(queries, work, { ...options, deadline });
  } finally {
    leave();
  }
}

interface RepeatOptions extends Omit<TransactionOptions, 'lane' | 'patience'> {
  deadline: number;
}

async function repeat<Result>(
  queries: Queries,
  work: (tx: Queries) => Promise<Result>,
  { deadline, statementLimit = defaultStatementLimit, ...config }: RepeatOptions,
): Promise<Result> {
  const transact: Transact = queries.transaction.bind(queries);
  const isPlain = Object.keys(config).length === 0;
  let locks: KindLocks = new Set();
  const run = (tx: Queries) => {
    lockAhead(tx, locks);
    waitUntil(tx, deadline);
    return work(inheritMode(queries, tx));
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const limits = { lockLimit: lockLimitUntil(deadline), statementLimit };
      return await transact(run, isPlain ? undefined : config, limits);
    } catch (error) {
      if (error instanceof MoreLocksError) {
        ({ locks } = error);
        continue;
      }
      const failure = databaseFailure(error);
      const mayRepeat = attempt < fewestAttempts || performance.now() < deadline;
      if (failure === 'brokenOff' && mayRepeat) await pause(attempt);
      else if (failure === 'brokenOff' || failure === 'busy')
        throw new StoreError({ reason: 'busy' }, { cause: error });
      else throw error;
    }
  }
}

/** A write waits for two locks at most, one after the other: that of its key, and that of its kind, which has the rest of the time (`waitUntil`). */
function lockLimitUntil(deadline: number): number {
  if (deadline === Number.POSITIVE_INFINITY) return 0;
  return Math.max(shortestLockWait, Math.floor((deadline - performance.now()) / 2));
}

/** Of transactions that have broken each other off one begins before the others. */
async function pause(attempt: number): Promise<void> {
  await delay(Math.random() * Math.min(longestPause, 5 * 2 ** attempt));
}

function turnsFor(queries: Queries): Places {
  const known = turnsOf.get(queries);
  if (known) return known;
  const made = {
    documents: new Turns(places.documents),
    people: new Turns(places.people),
    reports: new Turns(places.reports),
    moments: new Turns(places.moments),
  };
  turnsOf.set(queries, made);
  return made;
}

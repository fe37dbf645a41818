import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { databaseFailure, isLostConnection } from './databaseFailure.ts';

const longestPause = 100;

/** Milliseconds since the first attempt after which a lost connection is no longer taken for one that was closed while idle. */
export const repeatWithin = 4_000;

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * Repeats single statements, those outside of transactions, that may succeed when sent again: any that was broken off because
 * of another transaction, and a read that met a connection which the database had closed while it was idle. The pool may
 * learn of that only when the connection is used; each failure takes one such connection out of it, so as many attempts as it
 * holds are enough, and they are quick: a database that is not to be reached is tried for some seconds, and not once more by each. A write whose connection was lost is never repeated.
 */
export function repeatStatements(pool: pg.Pool, poolSize: number): void {
  const query = pool.query.bind(pool) as Query;
  const repeating: Query = async (...args) => {
    const deadline = performance.now() + repeatWithin;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await query(...args);
      } catch (error) {
        const isBrokenOff = databaseFailure(error) === 'brokenOff';
        const isInTime = performance.now() < deadline;
        const mayRepeat = isBrokenOff || (isInTime && isRead(args[0]) && isLostConnection(error));
        if (attempt === poolSize || !mayRepeat) throw error;
        if (isBrokenOff) await delay(Math.random() * longestPause);
      }
    }
  };
  pool.query = repeating as typeof pool.query;
}

function isRead(statement: unknown): boolean {
  const text =
    typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return (
    typeof text === 'string' && /^\s*select\b/i.test(text) && !/\bfor\s+(no\s+key\s+)?update\b/i.test(text)
  );
}

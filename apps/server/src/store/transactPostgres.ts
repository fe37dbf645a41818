import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transact, TransactionLimits } from './Database.ts';
import { isLostConnection } from './databaseFailure.ts';

/**
 * Transactions on a pool. Other than drizzle's own, they give a connection back whose transaction could not begin, outlive a
 * connection that is lost between two statements, and begin again on another one where the first had been closed while idle.
 */
export function transactPostgres(pool: pg.Pool, poolSize: number): Transact {
  return async (work, config, limits) => {
    for (let attempt = 0; ; attempt += 1) {
      const client = await pool.connect();
      let hasBegun = false;
      let isLost = false;
      // The statement that meets the loss tells of it. The event would end the process if nobody listened.
      const onError = () => {
        isLost = true;
      };
      client.on('error', onError);
      try {
        return await drizzle(client).transaction(async (tx) => {
          await tx.execute(limitsOf(limits));
          hasBegun = true;
          return work(tx);
        }, config);
      } catch (error) {
        isLost ||= isLostConnection(error);
        if (hasBegun || !isLost || attempt === poolSize) throw error;
      } finally {
        client.off('error', onError);
        client.release(isLost);
      }
    }
  };
}

/** Of this transaction alone, so that a pooler may give the connection to anybody afterwards. */
function limitsOf({ lockLimit, statementLimit }: TransactionLimits): string {
  return `SET LOCAL lock_timeout = ${lockLimit}; SET LOCAL statement_timeout = ${statementLimit}`;
}

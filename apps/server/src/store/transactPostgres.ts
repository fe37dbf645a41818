import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transact, TransactionLimits } from './Database.ts';
import { isLostConnection } from './databaseFailure.ts';
import { PostgresConnection } from './PostgresConnection.ts';
import { repeatWithin } from './repeatStatements.ts';

/** Milliseconds that the database has to say of a statement that it has broken it off. */
const answerTime = 3_000;

/**
 * Transactions on a pool. Other than drizzle's own, they give a connection back whose transaction could not begin, outlive a
 * connection that is lost between two statements, and begin again on another one where the first had been closed while idle.
 */
export function transactPostgres(pool: pg.Pool, poolSize: number): Transact {
  return async (work, config, limits) => {
    const deadline = performance.now() + repeatWithin;
    for (let attempt = 0; ; attempt += 1) {
      const client = await pool.connect();
      const connection = PostgresConnection.of(client);
      const { limit } = connection;
      connection.limit = silenceLimit(limits.statementLimit);
      let hasBegun = false;
      let isLost = false;
      // The statement that meets the loss throws it. Without a listener the event would end the process.
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
        const mayRepeat = !hasBegun && isLost && performance.now() < deadline;
        if (!mayRepeat || attempt === poolSize) throw error;
      } finally {
        connection.limit = limit;
        client.off('error', onError);
        client.release(isLost);
      }
    }
  };
}

/** Milliseconds of silence after which the database can no longer be about to answer a statement; 0 for none. */
export function silenceLimit(statementLimit: number): number {
  return statementLimit === 0 ? 0 : statementLimit + answerTime;
}

/** Of this transaction alone, so that a pooler may give the connection to anybody afterwards. */
function limitsOf({ lockLimit, statementLimit }: TransactionLimits): string {
  return `SET LOCAL lock_timeout = ${lockLimit}; SET LOCAL statement_timeout = ${statementLimit}`;
}

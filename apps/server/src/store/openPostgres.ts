import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './Database.ts';
import { listenPostgres } from './listenPostgres.ts';
import { repeatStatements } from './repeatStatements.ts';
import { transactPostgres } from './transactPostgres.ts';

/** More than all transactions together may have at a time, see `runTransaction`. */
const poolSize = 12;
/** Milliseconds, for a new connection as well as for one of the pool to be free. */
const connectLimit = 3_000;
/** For single statements. No parameters of the connection, which a pooler in between may refuse; transactions set their own. */
const sessionLimits = 'SET statement_timeout = 30000; SET lock_timeout = 3000';

/** Opens a pool of connections to a PostgreSQL server. Throws when the first connection fails. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectLimit,
    onConnect: (client) => client.query(sessionLimits),
  });
  // A connection that breaks while idle leaves the pool; the next query opens another.
  pool.on('error', () => undefined);
  repeatStatements(pool, poolSize);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new Error(`PostgreSQL at ${describe(databaseUrl)} cannot be reached.`, { cause: error });
  }
  const tidy = async () => undefined;
  return {
    queries: Object.assign(drizzle(pool), { transaction: transactPostgres(pool, poolSize) }),
    location: describe(databaseUrl),
    listen: (channel, listener) => listenPostgres({ databaseUrl, channel, listener }),
    tidy,
    close: () => pool.end(),
  };
}

function describe(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

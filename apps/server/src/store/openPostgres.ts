import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './Database.ts';
import { listenPostgres } from './listenPostgres.ts';
import { repeatReads } from './repeatReads.ts';

const poolSize = 10;

/** Opens a pool of connections to a PostgreSQL server. Throws when the first connection fails. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, statement_timeout: 30_000 });
  // A connection that breaks while idle leaves the pool; the next query opens another.
  pool.on('error', () => undefined);
  repeatReads(pool, poolSize);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new Error(`PostgreSQL at ${describe(databaseUrl)} cannot be reached.`, { cause: error });
  }
  const tidy = async () => undefined;
  return {
    queries: drizzle(pool),
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

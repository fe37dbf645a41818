import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { breakOffForgotten } from './breakOffForgotten.ts';
import type { Database } from './Database.ts';
import { listenPostgres } from './listenPostgres.ts';
import { PostgresConnection } from './PostgresConnection.ts';
import { repeatStatements } from './repeatStatements.ts';
import { silenceLimit, transactPostgres } from './transactPostgres.ts';

/** More than all transactions together may have at a time, see `runTransaction`. */
const poolSize = 12;
/** Milliseconds, for a new connection as well as for one of the pool to be free. */
const connectLimit = 3_000;
/** Milliseconds after which the system asks whether the other side is still there. */
const keepAliveAfter = 10_000;
const statementLimit = 30_000;
const applicationName = 'studio';
/** For single statements. No parameters of the connection, which a pooler in between may refuse; transactions set their own. */
const sessionLimits = `SET statement_timeout = ${statementLimit}; SET lock_timeout = 3000`;

/**
 * Opens a pool of connections to a PostgreSQL server. Throws when the first connection fails.
 * @param location what the database is called for people. Default: host and database of the address
 */
export async function openPostgres(databaseUrl: string, location = describe(databaseUrl)): Promise<Database> {
  const open = new Set<PostgresConnection>();
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName,
    max: poolSize,
    // What a transaction asks without waiting in between takes one round trip.
    pipeline: true,
    connectionTimeoutMillis: connectLimit,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    onConnect: (client) => {
      const connection = PostgresConnection.watch(client, connectLimit);
      open.add(connection);
      client.once('end', () => open.delete(connection));
      return client.query(sessionLimits).finally(() => {
        connection.limit = silenceLimit(statementLimit);
      });
    },
  });
  // A connection that breaks while idle leaves the pool; the next query opens another.
  pool.on('error', () => undefined);
  const proving = proveConnections(pool);
  const breaking = breakOffForgotten({ databaseUrl, applicationName, open, onFound: proving.distrust });
  repeatStatements(pool, poolSize);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    breaking.stop();
    await pool.end();
    throw new Error(`PostgreSQL at ${location} cannot be reached.`, { cause: error });
  }
  return {
    queries: Object.assign(drizzle(pool), { transaction: transactPostgres(pool, poolSize) }),
    location,
    hasOneConnection: false,
    listen: (channel, listener) => listenPostgres({ databaseUrl, channel, listener }),
    abandon: () => {
      proving.stop();
      for (const connection of open) connection.breakOff();
    },
    close: async () => {
      await pool.end();
      breaking.stop();
    },
  };
}

/** What the pool believes of its connections. */
interface Proving {
  /** Replaces all of them whose last answer is older than this. */
  distrust: () => void;
  /** Gives out none any more. */
  stop: () => void;
}

/**
 * Has the pool give out none but connections on which the database answers. When one no longer answers, those whose last answer
 * is older than that are replaced, too, as they have likely met the same: a call waits for one of them and no more.
 */
function proveConnections(pool: pg.Pool): Proving {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let believedSince = 0;
  let isStopped = false;
  const distrust = () => {
    believedSince = performance.now();
  };
  const connectProven = async (): Promise<pg.PoolClient> => {
    for (;;) {
      if (isStopped) throw new Error('Connection terminated: the server stops.');
      const client = await connect();
      const connection = PostgresConnection.of(client);
      if (connection.lastAnswer >= believedSince) {
        if (await connection.isAlive()) return client;
        distrust();
      }
      connection.breakOff();
      client.release(true);
    }
  };
  type Callback = (error: unknown, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void;
  const proven = (callback?: Callback) => {
    const connecting = connectProven();
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(error, undefined, () => undefined),
    );
    return undefined;
  };
  pool.connect = proven as typeof pool.connect;
  return {
    distrust,
    stop: () => {
      isStopped = true;
    },
  };
}

function describe(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

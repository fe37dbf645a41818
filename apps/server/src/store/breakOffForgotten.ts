import pg from 'pg';
import { databaseFailure } from './databaseFailure.ts';
import type { PostgresConnection } from './PostgresConnection.ts';

/** Milliseconds of silence after which it is asked what became of a statement; few take longer. */
const suspiciousAfter = 5_000;
const lookEvery = 1_000;
const answerWithin = 3_000;

interface BreakOffOptions {
  databaseUrl: string;
  /** Of the connections that are looked after. */
  applicationName: string;
  /** Those that are open at the moment. */
  open: ReadonlySet<PostgresConnection>;
  /** Called when some were broken off. */
  onFound: () => void;
}

/**
 * Breaks connections off whose statements the database does not work on: the question or the answer got lost on the way, so that
 * none will come. It is asked over a connection of its own, over which its end of the others is closed, too: it may hold locks. When
 * no such connection is to be had, nothing will come over the others either. What the database works on goes on for as long as
 * it takes; and so does, until its limit, what it cannot see, as behind a pooler.
 */
export function breakOffForgotten({ databaseUrl, applicationName, open, onFound }: BreakOffOptions): {
  stop: () => void;
} {
  const suspects = () => [...open].filter(({ silence }) => silence > suspiciousAfter);
  let isLooking = false;
  const look = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      application_name: `${applicationName} watch`,
    });
    client.on('error', () => undefined);
    let lost: PostgresConnection[] = [];
    try {
      await client.connect();
      const idle = await findIdle(client, applicationName);
      lost = suspects().filter(({ processId }) => idle.has(processId));
      for (const connection of lost) connection.breakOff();
      await client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [
        lost.map(({ processId }) => processId),
      ]);
    } catch (error) {
      if (isAnswer(error)) return;
      lost = suspects();
      for (const connection of lost) connection.breakOff();
    } finally {
      if (lost.length > 0) onFound();
      void client.end().catch(() => undefined);
    }
  };
  const looking = setInterval(() => {
    if (isLooking || suspects().length === 0) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEvery).unref();
  return { stop: () => clearInterval(looking) };
}

/** The database's processes that wait for a question. */
async function findIdle(client: pg.Client, applicationName: string): Promise<ReadonlySet<number | null>> {
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND state LIKE 'idle%'",
    [applicationName],
  );
  return new Set(rows.map(({ pid }) => pid));
}

/** Whether the database, or a pooler before it, has answered that it will not: then it is there. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && databaseFailure(error) !== 'unreachable';
}

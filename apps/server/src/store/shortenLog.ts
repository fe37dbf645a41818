import { sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';

/** Bytes of log after which it pays to write the tables themselves. */
const longestLog = 64 * 1024 * 1024;

/**
 * Writes the tables to the disk when the log since the last time has grown long, so that the files of the log are used again. The
 * embedded database has no process that does so by itself: its log would grow until the server stops, and so would the time
 * that the next start takes.
 */
export async function shortenLog(queries: Queries, most: number = longestLog): Promise<void> {
  const [row] = await queries
    .select({ size: sql<number>`pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8` })
    .from(sql`pg_control_checkpoint()`);
  if (row && row.size > most) await queries.execute(sql`CHECKPOINT`);
}

import { sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';

const tables = ['audit_entry_row', 'document_row', 'history_row', 'reference_row'];
/** Smaller tables than this need no statistics. */
const fewPages = 50;

/**
 * Updates the planner's statistics of tables that have more than doubled since the last update. The embedded
 * database has nothing that does so by itself, and without it reads a large table as if it were a small one.
 */
export async function refreshStatistics(queries: Queries): Promise<void> {
  for (const name of tables) {
    const [size] = await queries
      .select({
        known: sql<number>`relpages`,
        // Counting the rows of a large table would hold up everybody else for seconds.
        now: sql<number>`pg_relation_size(oid) / current_setting('block_size')::bigint`,
      })
      .from(sql`pg_class`)
      .where(sql`oid = ${name}::regclass`);
    const pages = Number(size?.now ?? 0);
    if (pages > 2 * Math.max(size?.known ?? 0, fewPages)) await queries.execute(sql.raw(`ANALYZE ${name}`));
  }
}

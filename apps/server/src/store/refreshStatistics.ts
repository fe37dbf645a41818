import { sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { auditEntry, document, history, reference } from './schema.ts';

const tables = { audit_entry: auditEntry, document, history, reference };

/**
 * Lets the planner know how large the tables are, where they have more than doubled since it was last told. The embedded
 * database has nothing that does so by itself, and without it reads a large table as if it were a small one.
 */
export async function refreshStatistics(queries: Queries): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    const known = await queries
      .select({ rows: sql<number>`reltuples` })
      .from(sql`pg_class`)
      .where(sql`oid = ${name}::regclass`);
    const rows = await queries.$count(table);
    if (rows > 2 * Math.max(known[0]?.rows ?? 0, 500)) await queries.execute(sql.raw(`ANALYZE ${name}`));
  }
}

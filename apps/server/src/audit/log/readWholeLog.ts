import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { auditEntry } from '../../store/schema.ts';
import { entryColumns, type LogEntry } from './LogEntry.ts';
import type { LogQuery } from './LogQuery.ts';
import { logFilter } from './logFilter.ts';
import { logOrder } from './logOrder.ts';

/** Few enough that neither a query nor the reading of its rows takes long. */
const entriesPerQuery = 1000;

/** The ids of all entries that a query finds, in its order. As one text, which costs a sixth of as many rows. */
export async function readLogIds(queries: Queries, query: LogQuery): Promise<number[]> {
  const order = sql.join(logOrder(query), sql`, `);
  const [found] = await queries
    .select({ ids: sql<string | null>`string_agg(${auditEntry.id}::text, ',' ORDER BY ${order})` })
    .from(auditEntry)
    .where(logFilter(query));
  return found?.ids ? found.ids.split(',').map(Number) : [];
}

/** Entries by their ids, a few at a time. Entries never change, so a long download shows one state. */
export async function* readEntries(queries: Queries, ids: readonly number[]): AsyncGenerator<LogEntry[]> {
  for (let start = 0; start < ids.length; start += entriesPerQuery) {
    const wanted = ids.slice(start, start + entriesPerQuery);
    // One parameter, which costs half of as many as there are ids.
    const isWanted = sql`${auditEntry.id} = ANY(${`{${wanted.join(',')}}`}::bigint[])`;
    const rows = await queries.select(entryColumns).from(auditEntry).where(isWanted);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield wanted.flatMap((id) => byId.get(id) ?? []);
    await nextTurn();
  }
}

import type { Queries } from '../../store/Database.ts';
import { auditEntry } from '../../store/schema.ts';
import { entryColumns, type LogEntry } from './LogEntry.ts';
import type { LogQuery } from './LogQuery.ts';
import { logFilter } from './logFilter.ts';
import { logOrder, reversedLogOrder } from './logOrder.ts';

interface LogPage {
  entries: LogEntry[];
  /** How many entries the query finds in all. */
  total: number;
}

interface LogRange {
  startIndex: number;
  numberOfRows: number;
}

/** One page of the log. Pages of the second half are read from the end, so none is further than half the log away. */
export async function readLogPage(
  queries: Queries,
  query: LogQuery,
  { startIndex, numberOfRows }: LogRange,
): Promise<LogPage> {
  const filter = logFilter(query);
  const total = await queries.$count(auditEntry, filter);
  const size = Math.min(numberOfRows, total - startIndex);
  if (size <= 0) return { entries: [], total };
  const after = total - startIndex - size;
  const isNearEnd = after < startIndex;
  const entries = await queries
    .select(entryColumns)
    .from(auditEntry)
    .where(filter)
    .orderBy(...(isNearEnd ? reversedLogOrder(query) : logOrder(query)))
    .limit(size)
    .offset(isNearEnd ? after : startIndex);
  return { entries: isNearEnd ? entries.toReversed() : entries, total };
}

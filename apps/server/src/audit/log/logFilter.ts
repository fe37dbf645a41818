import { and, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { foldForSearch } from '../../foldText.ts';
import { plainText } from '../../store/log/plainText.ts';
import { auditEntry } from '../../store/schema.ts';
import type { LogQuery } from './LogQuery.ts';
import { readTimeRange } from './readTimeRange.ts';

/** Where to look, as the contract adds them up, with what is compared there. */
const searchedFields: [bit: number, text: SQL][] = [
  [1, sql`${auditEntry.userKey}`],
  [2, sql`${auditEntry.messageKey}`],
  [4, sql`lower(${auditEntry.type})`],
];
const everyField = 7;

/** The condition that a query puts on entries; undefined when it lets all pass. Every character is literal. */
export function logFilter({
  filterText = '',
  filterFields = everyField,
  timeRange,
}: LogQuery): SQL | undefined {
  const { from, to } = readTimeRange(timeRange);
  return and(
    from === null ? undefined : gte(auditEntry.time, from),
    to === null ? undefined : lte(auditEntry.time, to),
    filterText === '' ? undefined : contains(filterText, filterFields),
  );
}

function contains(text: string, fields: number): SQL | undefined {
  const wanted = foldForSearch(plainText(text, text.length));
  const looked = searchedFields.filter(([bit]) => (fields & bit) !== 0);
  return or(...looked.map(([, searched]) => sql`strpos(${searched}, ${wanted}) > 0`));
}

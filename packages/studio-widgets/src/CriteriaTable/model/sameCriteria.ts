import type { CriteriaContext, CriteriaRow } from '../types.ts';
import { heldColumns } from './columns.ts';
import { isDeleted } from './rows.ts';

/** The rows that say the same as one above them, by id, each with the id of the first that says it. */
export function sameCriteria(
  rows: readonly CriteriaRow[],
  context: CriteriaContext,
): ReadonlyMap<string, string> {
  const columns = heldColumns(context);
  const firstIds = new Map<string, string>();
  const same = new Map<string, string>();
  for (const row of rows) {
    if (row.dataItem === '' || isDeleted(row, context)) continue;
    const key = JSON.stringify(columns.map((column) => row[column].trim()));
    const first = firstIds.get(key);
    if (first === undefined) firstIds.set(key, row.id);
    else same.set(row.id, first);
  }
  return same;
}

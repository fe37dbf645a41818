import type { CriteriaCellFault, CriteriaContext, CriteriaRow } from '../types.ts';
import { columnsOf, heldColumns } from './columns.ts';
import { isDeleted } from './rows.ts';

/** What is wrong with a row, and at which cell; undefined for a good one and for one that counts as deleted. */
export function rowFault(row: CriteriaRow, context: CriteriaContext): CriteriaCellFault | undefined {
  if (isDeleted(row, context)) return undefined;
  if (row.dataItem === '') return { column: 'dataItem', fault: 'no-data-item' };
  if (context.dataItems !== undefined && !context.dataItems.some(({ value }) => value === row.dataItem)) {
    return { column: 'dataItem', fault: 'unknown-data-item' };
  }
  const [, first = 'dataItem'] = columnsOf(context);
  const conditions = heldColumns(context).slice(1);
  const hasCondition = conditions.some((column) => row[column].trim() !== '');
  return hasCondition ? undefined : { column: first, fault: 'no-condition' };
}

/** The rows that are at fault, by id. */
export function validateCriteria(
  rows: readonly CriteriaRow[],
  context: CriteriaContext,
): ReadonlyMap<string, CriteriaCellFault> {
  const known = new Set(context.dataItems?.map(({ value }) => value));
  const faults = new Map<string, CriteriaCellFault>();
  for (const row of rows) {
    const fault = rowFault(row, { ...context, dataItems: undefined });
    if (fault !== undefined) faults.set(row.id, fault);
    else if (context.dataItems !== undefined && row.dataItem !== '' && !known.has(row.dataItem)) {
      faults.set(row.id, { column: 'dataItem', fault: 'unknown-data-item' });
    }
  }
  return faults;
}

import type { CriteriaContext, CriteriaRow, SavedCriterion } from '../types.ts';
import { heldColumns } from './columns.ts';
import { isDeleted } from './rows.ts';
import { validateCriteria } from './validateCriteria.ts';

/** The rows for criteria as they are stored, in their order. */
export function parseCriteria(criteria: readonly SavedCriterion[]): readonly CriteriaRow[] {
  const last = Number.POSITIVE_INFINITY;
  return [...criteria]
    .sort((a, b) => {
      const [one, other] = [a.ordering ?? last, b.ordering ?? last];
      return one === other ? 0 : one - other;
    })
    .map((criterion, index) => ({
      id: `r${index + 1}`,
      dataItem: criterion.value ?? '',
      product: criterion.productName ?? '',
      field1: criterion.fieldValue1 ?? '',
      field2: criterion.fieldValue2 ?? '',
      field3: criterion.fieldValue3 ?? '',
    }));
}

/**
 * The criteria to store: rows that are invalid or count as deleted are dropped, empty values and those of columns that are
 * not there any more become null, and they are numbered from 0.
 */
export function serializeCriteria(
  rows: readonly CriteriaRow[],
  context: CriteriaContext,
  dataSetName: string,
): readonly Required<SavedCriterion>[] {
  const columns = heldColumns(context);
  const faults = validateCriteria(rows, context);
  const textOf = (row: CriteriaRow, column: (typeof columns)[number]) =>
    columns.includes(column) && row[column].trim() !== '' ? row[column].trim() : null;
  return rows
    .filter((row) => !faults.has(row.id) && !isDeleted(row, context))
    .map((row, ordering) => ({
      dataSetName,
      value: row.dataItem,
      productName: textOf(row, 'product'),
      fieldValue1: textOf(row, 'field1'),
      fieldValue2: textOf(row, 'field2'),
      fieldValue3: textOf(row, 'field3'),
      ordering,
    }));
}

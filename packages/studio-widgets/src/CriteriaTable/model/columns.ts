import type {
  CriteriaColumn,
  CriteriaContext,
  CriteriaField,
  CriteriaOption,
  FieldColumn,
} from '../types.ts';

/** Field dependencies that a data set can have. */
export const mostFields = 3;

/** All columns of field values. */
export const fieldColumns: readonly FieldColumn[] = ['field1', 'field2', 'field3'];

/** The columns that there are, in order. */
export function columnsOf({ isProductDependent, fields }: CriteriaContext): readonly CriteriaColumn[] {
  const product: readonly CriteriaColumn[] = isProductDependent ? ['product'] : [];
  return ['dataItem', ...product, ...fieldColumns.slice(0, Math.min(fields.length, mostFields))];
}

/** The field that a column is about; undefined for the other columns. */
export function fieldOf(column: CriteriaColumn, { fields }: CriteriaContext): CriteriaField | undefined {
  if (column === 'field1') return fields[0];
  if (column === 'field2') return fields[1];
  return column === 'field3' ? fields[2] : undefined;
}

/** What can be chosen in a column; undefined for one that takes any text. */
export function optionsOf(
  column: CriteriaColumn,
  context: CriteriaContext,
): readonly CriteriaOption[] | undefined {
  if (column === 'dataItem') return context.dataItems ?? [];
  return column === 'product' ? (context.products ?? []) : fieldOf(column, context)?.options;
}

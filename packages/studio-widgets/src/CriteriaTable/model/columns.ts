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

/** The columns whose values count, in order: those of dependencies that are not complete included. */
export function heldColumns({ isProductDependent, fields }: CriteriaContext): readonly CriteriaColumn[] {
  const product: readonly CriteriaColumn[] = isProductDependent ? ['product'] : [];
  return ['dataItem', ...product, ...fieldColumns.slice(0, Math.min(fields.length, mostFields))];
}

/** The columns that are shown, in order: a dependency that is not complete has none. */
export function columnsOf(context: CriteriaContext): readonly CriteriaColumn[] {
  return heldColumns(context).filter((column) => fieldOf(column, context)?.name !== '');
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
  if (column === 'product') return context.products ?? [];
  const field = fieldOf(column, context);
  return field?.search === undefined ? field?.options : (field.options ?? []);
}

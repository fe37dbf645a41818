import type { CriteriaColumn, CriteriaContext, CriteriaRow, DependenciesDraft } from '@studio/widgets';

/** The name of each dependency's field, in their order; empty for one that is not complete yet. */
export function completeFieldNames({ rows }: DependenciesDraft): readonly string[] {
  return rows.map(({ form, field }) => (form === '' ? '' : field));
}

const contexts = new WeakMap<DependenciesDraft, CriteriaContext>();

/** The columns that the dependencies give the criteria, for their rules: which items and values there are is left out. */
export function criteriaContext(dependencies: DependenciesDraft): CriteriaContext {
  const context = contexts.get(dependencies) ?? {
    dataItems: undefined,
    isProductDependent: dependencies.isProductDependent,
    products: undefined,
    fields: completeFieldNames(dependencies).map((name) => ({ name })),
  };
  contexts.set(dependencies, context);
  return context;
}

/** What a criterion can say about a product and fields. */
export type ConditionColumn = Exclude<CriteriaColumn, 'dataItem'>;

const allConditions: readonly ConditionColumn[] = ['product', 'field1', 'field2', 'field3'];
const columnLists = new WeakMap<DependenciesDraft, readonly ConditionColumn[]>();

/** The columns of conditions that the dependencies give. */
export function conditionColumns(dependencies: DependenciesDraft): readonly ConditionColumn[] {
  const { isProductDependent, rows } = dependencies;
  const columns =
    columnLists.get(dependencies) ??
    allConditions.filter((_, index) => (index === 0 ? isProductDependent : index <= rows.length));
  columnLists.set(dependencies, columns);
  return columns;
}

/** Whether a row names a product or a value of a field in one of the columns. */
export function hasCondition(row: CriteriaRow, columns: readonly ConditionColumn[]): boolean {
  return columns.some((column) => row[column].trim() !== '');
}

import type { CriteriaColumn, CriteriaContext, CriteriaRow, DependenciesDraft } from '@studio/widgets';

const contexts = new WeakMap<DependenciesDraft, CriteriaContext>();

/** The columns that the dependencies give the criteria, for their rules: which items and values there are is left out. */
export function criteriaContext(dependencies: DependenciesDraft): CriteriaContext {
  const context = contexts.get(dependencies) ?? {
    dataItems: undefined,
    isProductDependent: dependencies.isProductDependent,
    products: undefined,
    fields: dependencies.rows.map(({ field }) => ({ name: field })),
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

import type { DataSet } from '@studio/api';
import {
  type CriteriaRow,
  clearCriteriaColumn,
  type DependenciesChange,
  type DependenciesDraft,
  dropCriteriaField,
} from '@studio/widgets';
import { type ConditionColumn, conditionColumns, hasCondition } from './criteriaContext.ts';
import type { DataSetDraft } from './DataSetDraft.ts';

const fieldColumns = ['field1', 'field2', 'field3'] as const;

/** What a change of the dependencies does to the values of a column of the criteria. */
export interface ColumnLoss {
  /** The dependency goes, or its field is another one and the values may still fit. */
  readonly kind: 'remove' | 'exchange';
  readonly column: ConditionColumn;
  /** The field before; empty for the product and while none was chosen. */
  readonly field: string;
  /** Criteria that have a value there. */
  readonly valueCount: number;
  /** Those of them that have no other condition. */
  readonly onlyCount: number;
}

/** The draft with other dependencies; every value stays in its column. */
export function withDependencies(draft: DataSetDraft, dependencies: DependenciesDraft): DataSetDraft {
  return { ...draft, dependencies };
}

/** What a change would cost; null when no criterion has a value in the column that it is about. */
export function columnLoss(
  draft: DataSetDraft,
  doc: Pick<DataSet, 'dynamicDataSetDependency'>,
  next: DependenciesDraft,
  change: DependenciesChange,
): ColumnLoss | null {
  const target = targetOf(draft, doc, next, change);
  if (target === null) return null;
  const { column } = target;
  const others = conditionColumns(draft.dependencies).filter((each) => each !== column);
  const held = draft.criteria.filter((row) => row[column].trim() !== '');
  if (held.length === 0) return null;
  const onlyCount = held.filter((row) => !hasCondition(row, others)).length;
  return { ...target, valueCount: held.length, onlyCount };
}

type Target = Pick<ColumnLoss, 'kind' | 'column' | 'field'>;

function targetOf(
  { dependencies }: DataSetDraft,
  doc: Pick<DataSet, 'dynamicDataSetDependency'>,
  next: DependenciesDraft,
  change: DependenciesChange,
): Target | null {
  if (change.reason === 'set-product')
    return next.isProductDependent ? null : { kind: 'remove', column: 'product', field: '' };
  const { index } = change;
  const column = fieldColumns[index];
  const before = dependencies.rows[index];
  if (column === undefined || before === undefined) return null;
  const field = before.field;
  if (next.rows.length < dependencies.rows.length) return { kind: 'remove', column, field };
  const after = next.rows[index];
  if (change.reason !== 'set-field' || after === undefined || after.field === '' || after.field === field)
    return null;
  const saved = doc.dynamicDataSetDependency?.sourceFieldDependencies[index];
  const isSavedOne = saved?.formTemplateUniqueName === after.form && saved.fieldName === after.field;
  return isSavedOne && field === '' ? null : { kind: 'exchange', column, field };
}

/**
 * The draft with other dependencies and without the values of the column that they cost; the columns behind a removed
 * one move up. Criteria without another condition are removed.
 */
export function withoutColumn(
  draft: DataSetDraft,
  dependencies: DependenciesDraft,
  { kind, column }: ColumnLoss,
): DataSetDraft {
  const others = conditionColumns(draft.dependencies).filter((each) => each !== column);
  const isLeft = (row: CriteriaRow) => row[column].trim() === '' || hasCondition(row, others);
  return { ...draft, dependencies, criteria: clear(draft.criteria.filter(isLeft), kind, column) };
}

/** The rows after a dependency without values in its column went. */
function clear(
  rows: readonly CriteriaRow[],
  kind: ColumnLoss['kind'],
  column: ConditionColumn,
): readonly CriteriaRow[] {
  if (column === 'product' || kind === 'exchange') return clearCriteriaColumn(rows, column);
  return dropCriteriaField(rows, fieldColumns.indexOf(column));
}

/** The draft after a change that costs no value: the columns behind a dependency that went move up. */
export function withoutLoss(
  draft: DataSetDraft,
  dependencies: DependenciesDraft,
  change: DependenciesChange,
): DataSetDraft {
  const isRemoved = dependencies.rows.length < draft.dependencies.rows.length;
  if (change.reason === 'set-product' || !isRemoved) return withDependencies(draft, dependencies);
  return { ...draft, dependencies, criteria: dropCriteriaField(draft.criteria, change.index) };
}

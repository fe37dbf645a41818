import type { DataSet } from '@studio/api';
import { type CriteriaRow, isDeletedCriterion } from '@studio/widgets';
import { conditionColumns, criteriaContext, hasCondition } from './criteriaContext.ts';
import type { DataSetDraft } from './DataSetDraft.ts';
import { itemsByKey } from './itemsByKey.ts';

/** Whether a criterion names an item that went. */
export function isOrphan(
  { dataItem }: CriteriaRow,
  { items }: DataSetDraft,
  { type }: Pick<DataSet, 'type'>,
): boolean {
  return type === 2 && dataItem !== '' && !itemsByKey(items).has(dataItem);
}

/** Whether nothing of a criterion would be saved: it is blank, or only named an item that went. */
export function isBlankCriterion(row: CriteriaRow, draft: DataSetDraft, doc: Pick<DataSet, 'type'>): boolean {
  const { dependencies } = draft;
  return (
    isDeletedCriterion(row, criteriaContext(dependencies)) ||
    (!hasCondition(row, conditionColumns(dependencies)) && isOrphan(row, draft, doc))
  );
}

/** The criteria as they are shown: those whose item went have no data item. The list itself when there are none. */
export function shownCriteria(draft: DataSetDraft, doc: Pick<DataSet, 'type'>): readonly CriteriaRow[] {
  const { criteria } = draft;
  if (!criteria.some((row) => isOrphan(row, draft, doc))) return criteria;
  return criteria.map((row) => (isOrphan(row, draft, doc) ? { ...row, dataItem: '' } : row));
}

/** How many criteria say something about an item that went. */
export function countOrphans(draft: DataSetDraft, doc: Pick<DataSet, 'type'>): number {
  return orphansOf(draft, doc).size;
}

function orphansOf(draft: DataSetDraft, doc: Pick<DataSet, 'type'>): ReadonlySet<CriteriaRow> {
  const columns = conditionColumns(draft.dependencies);
  return new Set(draft.criteria.filter((row) => isOrphan(row, draft, doc) && hasCondition(row, columns)));
}

/** The draft without the criteria of items that went. */
export function withoutOrphans(draft: DataSetDraft, doc: Pick<DataSet, 'type'>): DataSetDraft {
  const orphans = orphansOf(draft, doc);
  return orphans.size === 0
    ? draft
    : { ...draft, criteria: draft.criteria.filter((row) => !orphans.has(row)) };
}

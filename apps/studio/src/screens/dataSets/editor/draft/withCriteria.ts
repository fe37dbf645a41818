import type { DataItem, DataSet } from '@studio/api';
import type { CriteriaRow } from '@studio/widgets';
import type { DataSetDraft } from './DataSetDraft.ts';
import { isOrphan } from './orphans.ts';

/**
 * The draft after an edit of the criteria as they are shown. A criterion whose item went still knows it.
 * @param offered the items that could be chosen: of a Custom set those that the draft does not know yet are noted
 */
export function withCriteria(
  draft: DataSetDraft,
  doc: Pick<DataSet, 'type' | 'items'>,
  next: readonly CriteriaRow[],
  offered: readonly DataItem[] = [],
): DataSetDraft {
  const orphans = new Map(
    draft.criteria.filter((row) => isOrphan(row, draft, doc)).map((row) => [row.id, row.dataItem]),
  );
  const criteria =
    orphans.size === 0
      ? next
      : next.map((row) =>
          row.dataItem === '' ? { ...row, dataItem: orphans.get(row.id) ?? row.dataItem } : row,
        );
  const pickedItems = doc.type === 1 ? pickItems(draft, doc, criteria, offered) : draft.pickedItems;
  return { ...draft, criteria, pickedItems };
}

function pickItems(
  { pickedItems }: DataSetDraft,
  { items }: Pick<DataSet, 'items'>,
  criteria: readonly CriteriaRow[],
  offered: readonly DataItem[],
): readonly DataItem[] {
  const held = new Set([...items, ...pickedItems].map(({ value }) => value));
  const wanted = new Set(criteria.map(({ dataItem }) => dataItem));
  const added = offered.filter(({ value }) => wanted.has(value) && !held.has(value));
  return added.length === 0 ? pickedItems : [...pickedItems, ...added];
}

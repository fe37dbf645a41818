import type { CriteriaRow } from '@studio/widgets';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { itemEntries } from '../itemEntries.ts';
import { pairItems } from './pairItems.ts';

/**
 * The draft with the ids that its groups and items have in `known`, wherever they are named.
 * @param settled the ids that stay; those that are sure now are added
 */
export function adoptItems(
  draft: DataSetDraft,
  known: DataSetDraft,
  settled: Set<string>,
  sharesIds: boolean,
): DataSetDraft {
  const { found, sure } = pairItems(itemEntries(draft, true), itemEntries(known, true), settled, sharesIds);
  for (const id of sure) settled.add(id);
  const idOf = (id: string) => found.get(id) ?? id;
  if ([...found].every(([id, other]) => id === other)) return draft;
  const groups = draft.items.groups.map((group) => ({
    ...group,
    id: idOf(group.id),
    items: group.items.map((item) => {
      const id = idOf(item.id);
      return id === item.id ? item : { ...item, id };
    }),
  }));
  const renamed = new Map<CriteriaRow, CriteriaRow>();
  const rename = (row: CriteriaRow) => {
    const dataItem = idOf(row.dataItem);
    const next = renamed.get(row) ?? (dataItem === row.dataItem ? row : { ...row, dataItem });
    renamed.set(row, next);
    return next;
  };
  return {
    ...draft,
    items: { ...draft.items, groups },
    criteria: draft.criteria.map(rename),
    storedCriteria: new Map([...draft.storedCriteria].map(([id, row]) => [id, rename(row)])),
    removedValues: new Map([...draft.removedValues].map(([id, value]) => [idOf(id), value])),
  };
}

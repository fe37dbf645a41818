import type { DataItemDraft, DataItemsDraft } from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';

/** The chosen rows that are there, and where: for each group with any, their indexes. */
export interface Chosen<Extra extends object> {
  readonly items: readonly DataItemDraft<Extra>[];
  readonly indexes: ReadonlyMap<number, readonly number[]>;
}

/** Finds rows by id, as far as the last of them. Blank rows are passed over. */
export function findChosen<Extra extends object>(
  { groups }: DataItemsDraft<Extra>,
  itemIds: ReadonlySet<string>,
): Chosen<Extra> {
  const items: DataItemDraft<Extra>[] = [];
  const indexes = new Map<number, number[]>();
  let left = itemIds.size;
  for (let groupIndex = 0; groupIndex < groups.length && left > 0; groupIndex += 1) {
    const rows = groups[groupIndex]?.items ?? [];
    for (let index = 0; index < rows.length && left > 0; index += 1) {
      const item = rows[index];
      if (item === undefined || !itemIds.has(item.id)) continue;
      left -= 1;
      if (isBlankItem(item)) continue;
      items.push(item);
      const known = indexes.get(groupIndex);
      if (known === undefined) indexes.set(groupIndex, [index]);
      else known.push(index);
    }
  }
  return { items, indexes };
}

/** A list without some of its elements; `indexes` are in ascending order. */
export function withoutIndexes<T>(list: readonly T[], indexes: readonly number[]): readonly T[] {
  const [first] = indexes;
  if (first === undefined) return list;
  if (indexes.length === 1) return list.toSpliced(first, 1);
  const gone = new Set(indexes);
  return list.filter((_, index) => !gone.has(index));
}

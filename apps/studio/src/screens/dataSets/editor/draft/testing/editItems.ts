import type { DataSetDraft } from '../DataSetDraft.ts';

type Items = DataSetDraft['items'];
type Item = Items['groups'][number]['items'][number];

/** The items after each of one id was exchanged for others. */
export function editItems(items: Items, id: string, edit: (item: Item) => readonly Item[]): Items {
  const groups = items.groups.map((group) =>
    group.items.some((item) => item.id === id)
      ? { ...group, items: group.items.flatMap((item) => (item.id === id ? edit(item) : [item])) }
      : group,
  );
  return { ...items, groups };
}

/** The items after one got another text. */
export function setText(items: Items, id: string, column: 'label' | 'value', text: string): Items {
  return editItems(items, id, (item) => [{ ...item, [column]: text }]);
}

import { type DataItemDraft, type DataItemsGroupDraft, normalizeDataItems } from '@studio/widgets';
import type { Entry } from '../../../../kernel/editor/outline/Outline.ts';
import type { DataSetDraft, ItemExtra } from '../draft/DataSetDraft.ts';
import { savedText, toField } from './texts.ts';

type Group = DataItemsGroupDraft<ItemExtra>;
type Item = DataItemDraft<ItemExtra>;

/** What an item says, by whether its default priority counts. */
const ranked = new WeakMap<Item, Entry['fields']>();
const unranked = new WeakMap<Item, Entry['fields']>();
const entriesOfFields = new WeakMap<Entry['fields'], Entry>();
const groups = new WeakMap<Group, Entry>();

/**
 * The groups that hold anything, each before its items, in the order of the screen.
 * @param isRanked whether the default priorities of items count
 */
export function itemEntries({ items }: DataSetDraft, isRanked: boolean): readonly Entry[] {
  const entries: Entry[] = [];
  for (const group of items.groups) {
    const start = entries.length;
    for (const item of group.items) {
      const entry = itemEntry(item, group, isRanked);
      if (entry === null) continue;
      if (entries.length === start) entries.push(groupEntry(group));
      entries.push(entry);
    }
  }
  return entries;
}

function itemEntry(item: Item, group: Group, isRanked: boolean): Entry | null {
  const fields = itemFields(item, isRanked);
  if (fields === null) return null;
  const known = entriesOfFields.get(fields);
  if (known?.parent === group.id && known.key === item.id) return known;
  const entry: Entry = { key: item.id, type: 'item', parent: group.id, fields };
  entriesOfFields.set(fields, entry);
  return entry;
}

/** What an item says, the same object each time; null for a blank row. */
export function itemFields(item: Item, isRanked: boolean): Entry['fields'] | null {
  const known = isRanked ? ranked : unranked;
  const found = known.get(item);
  if (found !== undefined) return found;
  const [content] = normalizeDataItems({ groups: [{ id: '', name: '', items: [item] }], firstOrdering: 0 });
  if (content === undefined) return null;
  const fields = {
    label: toField(content.label),
    value: toField(content.value),
    defaultPrecedence: isRanked ? toField(content.defaultPrecedence) : null,
    attributes: attributesField(item.extra),
  };
  known.set(item, fields);
  return fields;
}

function groupEntry(group: Group): Entry {
  const name = toField(savedText(group.name, group.storedName));
  const entry = groups.get(group) ?? { key: group.id, type: 'group', parent: null, fields: { name } };
  groups.set(group, entry);
  return entry;
}

/** The attributes of an item as one field, whatever their order; null for none. */
export function attributesField(extra: ItemExtra | undefined): string | null {
  const attributes = Object.entries(extra?.attributes ?? {});
  return attributes.length === 0 ? null : JSON.stringify(attributes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The attributes that a field holds. */
export function readAttributes(field: string): Record<string, string> {
  return Object.fromEntries(JSON.parse(field) as [string, string][]);
}

import type { DataItem } from '@studio/widgets';
import type { Entry, Outline } from '../../../../../kernel/editor/outline/Outline.ts';
import { randomId } from '../../../../../kernel/editor/randomId.ts';
import { type DataSetDraft, type ItemExtra, showsDefaultPrecedence } from '../../draft/DataSetDraft.ts';
import { attributesField, itemFields, readAttributes } from '../itemEntries.ts';
import { toText } from '../texts.ts';
import { interleave, isSameList } from './interleave.ts';
import {
  firstItem,
  groupsById,
  itemIn,
  newestItem,
  type SourceGroup,
  type SourceItem,
  type Sources,
} from './Sources.ts';
import { writeText } from './writeText.ts';

/** The groups and items of an outline, with the blank rows and empty groups on screen. */
export function writeItems(outline: Outline, sources: Sources): DataSetDraft['items'] {
  const { first, newest } = sources;
  const children = childrenOf(outline);
  const groups = [...outline.values()]
    .filter(({ type }) => type === 'group')
    .map((entry) => writeGroup(entry, children.get(entry.key) ?? [], outline, sources));
  const held = new Set(first.items.groups.filter((group) => !group.items.every(isBlank)));
  const isAlone = first.items.groups.length === 1;
  const isKept = (group: SourceGroup) => !held.has(group) && !(isAlone && group.name === '');
  const { list } = interleave(groups, first.items.groups, isKept);
  const all = list.length > 0 ? list : [emptyGroup(first)];
  const firstOrdering = (newest ?? first).items.firstOrdering;
  return isSameList(all, first.items.groups) && firstOrdering === first.items.firstOrdering
    ? first.items
    : { groups: isSameList(all, first.items.groups) ? first.items.groups : all, firstOrdering };
}

/** The items of each group; those of a missing group are in the last one. */
function childrenOf(outline: Outline): ReadonlyMap<string, readonly Entry[]> {
  const children = new Map<string, Entry[]>();
  for (const { key, type } of outline.values()) if (type === 'group') children.set(key, []);
  const last = [...children.keys()].at(-1);
  for (const entry of outline.values()) {
    if (entry.type !== 'item') continue;
    const list = children.get(entry.parent ?? '') ?? children.get(last ?? '');
    list?.push(entry);
  }
  return children;
}

function writeGroup(
  { key, fields }: Entry,
  children: readonly Entry[],
  outline: Outline,
  sources: Sources,
): SourceGroup {
  const found = sources.all.flatMap((draft) => groupsById(draft).get(key) ?? []);
  const [group] = found;
  const newest = sources.newest && groupsById(sources.newest).get(key);
  const stored = found.map(({ storedName }) => storedName);
  const { text: name, stored: storedName } = writeText(
    toText(fields['name']),
    found.map((each) => each.name),
    newest?.storedName ?? stored.find((each) => each !== undefined),
    stored,
  );
  const content = children.map((entry) => writeItem(entry, sources));
  const items = withBlankRows(content, group, outline);
  return group !== undefined &&
    group.name === name &&
    group.storedName === storedName &&
    group.items === items
    ? group
    : { id: key, name, ...(storedName === undefined ? {} : { storedName }), items };
}

const isBlank = ({ label, value }: SourceItem) => label.trim() === '' && value.trim() === '';

function withBlankRows(
  content: readonly SourceItem[],
  group: SourceGroup | undefined,
  outline: Outline,
): readonly SourceItem[] {
  const before = group?.items ?? [];
  const { list, tail } = interleave(content, before, (item) => isBlank(item) && !outline.has(item.id));
  return tail.length > 0 || list === before ? list : [...list, blankRow()];
}

function blankRow(): SourceItem {
  return { id: randomId(), label: '', value: '', defaultPrecedence: '' };
}

function emptyGroup({ items }: DataSetDraft): SourceGroup {
  const [only] = items.groups;
  return only?.items.every(isBlank) === true ? only : { id: randomId(), name: '', items: [blankRow()] };
}

/** The row that says what an entry says: that of the first source where it does. */
function writeItem(entry: Entry, sources: Sources): SourceItem {
  const newest = newestItem(sources, entry.key);
  const shown = firstItem(sources, entry.key);
  if (shown !== undefined && isSameContent(shown, newest, entry, sources)) return shown;
  const found = itemIn(sources, entry.key);
  const [first] = found;
  const stored = newest?.stored ?? found.find((item) => item.stored !== undefined)?.stored;
  const label = writeText(toText(entry.fields['label']), texts(found, 'label'), stored?.name, names(found));
  const value = writeText(toText(entry.fields['value']), texts(found, 'value'), stored?.value, values(found));
  const extra = writeExtra(entry, first, newest);
  const item: SourceItem = {
    id: entry.key,
    label: label.text,
    value: value.text,
    defaultPrecedence: writePriority(entry, sources, first ?? newest),
    ...(extra === undefined ? {} : { extra }),
    ...(stored === undefined ? {} : { stored: withTexts(stored, label.stored, value.stored) }),
  };
  return first !== undefined && isSameItem(item, first) ? first : item;
}

function isSameContent(
  shown: SourceItem,
  newest: SourceItem | undefined,
  { fields }: Entry,
  { doc }: Sources,
): boolean {
  if (itemFields(shown, showsDefaultPrecedence(doc)) !== fields) return false;
  return (
    newest === undefined ||
    newest === shown ||
    (isSameStored(shown.stored, newest.stored) && shown.extra === newest.extra)
  );
}

const texts = (items: readonly SourceItem[], column: 'label' | 'value') => items.map((item) => item[column]);
const names = (items: readonly SourceItem[]) => items.map(({ stored }) => stored?.name);
const values = (items: readonly SourceItem[]) => items.map(({ stored }) => stored?.value);

function withTexts(stored: DataItem, name = stored.name, value = stored.value): DataItem {
  return name === stored.name && value === stored.value ? stored : { ...stored, name, value };
}

function writePriority(entry: Entry, { doc }: Sources, item: SourceItem | undefined): string {
  const priority = entry.fields['defaultPrecedence'] ?? null;
  if (item === undefined) return toText(priority);
  const isRanked = showsDefaultPrecedence(doc);
  if (!isRanked && priority === null) return item.defaultPrecedence;
  return itemFields(item, true)?.['defaultPrecedence'] === priority
    ? item.defaultPrecedence
    : toText(priority);
}

/** Attributes that went are an empty object: left out they would stay stored. */
function writeExtra(
  { fields }: Entry,
  first: SourceItem | undefined,
  newest: SourceItem | undefined,
): ItemExtra | undefined {
  const attributes = fields['attributes'] ?? null;
  const stored = attributesField(newest?.extra);
  if (attributes === null) {
    const isGone = stored !== null || attributesField(first?.extra) !== null;
    return isGone ? { ...newest?.extra, ...first?.extra, attributes: {} } : first?.extra;
  }
  if (attributesField(first?.extra) === attributes) return first?.extra;
  if (stored === attributes) return newest?.extra;
  return { ...newest?.extra, ...first?.extra, attributes: readAttributes(toText(attributes)) };
}

function isSameItem(one: SourceItem, other: SourceItem): boolean {
  return (
    one.label === other.label &&
    one.value === other.value &&
    one.defaultPrecedence === other.defaultPrecedence &&
    one.extra === other.extra &&
    isSameStored(one.stored, other.stored)
  );
}

function isSameStored(one: DataItem | undefined, other: DataItem | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other;
  return (
    one.name === other.name &&
    one.value === other.value &&
    one.grouping === other.grouping &&
    one.defaultPrecedence === other.defaultPrecedence
  );
}

import type { DataItem } from '@studio/widgets';
import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import { type ItemExtra, showsDefaultPrecedence } from '../../draft/DataSetDraft.ts';
import { attributesField, itemFields, readAttributes } from '../itemEntries.ts';
import { toText } from '../texts.ts';
import { firstItem, itemIn, newestItem, type SourceItem, type Sources } from './Sources.ts';
import { writeText } from './writeText.ts';

/** The row that says what an entry says: that of the first source where it does. */
export function writeItem(entry: Entry, sources: Sources): SourceItem {
  const newest = newestItem(sources, entry.key);
  const shown = firstItem(sources, entry.key);
  if (shown !== undefined && saysSame(shown, newest, entry, sources)) return shown;
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

function saysSame(
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

import type { DataItemDraft, DataItemsDraft } from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';
import { parsePriority } from './priority.ts';
import { savedGroupName, savedText } from './serializeDataItems.ts';

/** One row of a draft as far as it counts as content. */
export interface NormalizedDataItem {
  readonly group: string;
  readonly label: string;
  readonly value: string;
  readonly defaultPrecedence: string;
  readonly extra: unknown;
}

function normalisePriority(text: string): string {
  const priority = parsePriority(text);
  return typeof priority === 'number' ? priority.toString() : text.trim();
}

const cache = new WeakMap<DataItemDraft, NormalizedDataItem>();

function normaliseItem(item: DataItemDraft, group: string): NormalizedDataItem {
  const known = cache.get(item);
  if (known !== undefined && known.group === group) return known;
  const normalised = {
    group,
    label: savedText(item.label, item.stored?.name),
    value: savedText(item.value, item.stored?.value),
    defaultPrecedence: normalisePriority(item.defaultPrecedence),
    extra: item.extra ?? null,
  };
  cache.set(item, normalised);
  return normalised;
}

/**
 * A draft's content, to find out whether anything changed: ids, blank rows, groups without items and outer
 * white space that would not be saved do not count. Unlike `serializeDataItems` it keeps text that is not valid yet.
 * Rows that did not change are the same objects on every call.
 */
export function normalizeDataItems(draft: DataItemsDraft): readonly NormalizedDataItem[] {
  const content: NormalizedDataItem[] = [];
  for (const group of draft.groups) {
    const name = savedGroupName(group);
    for (const item of group.items) if (!isBlankItem(item)) content.push(normaliseItem(item, name));
  }
  return content;
}

import type {
  DataItem,
  DataItemDraft,
  DataItemsDraft,
  DataItemsGroupDraft,
  SavedDataItem,
} from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';
import { parsePriority } from './priority.ts';

/**
 * What is saved for a text: exactly what was loaded when that is what the cell shows, else the text without
 * outer white space.
 */
export function savedText(text: string, stored: string | undefined): string {
  return text === stored ? text : text.trim();
}

/** What is saved for a group's name; see `savedText`. */
export function savedGroupName(group: DataItemsGroupDraft): string {
  return savedText(group.name, group.storedName);
}

function savedPriority({ defaultPrecedence, stored }: DataItemDraft): Pick<DataItem, 'defaultPrecedence'> {
  const priority = parsePriority(defaultPrecedence);
  if (typeof priority === 'number') return { defaultPrecedence: priority };
  return stored?.defaultPrecedence === null ? { defaultPrecedence: null } : {};
}

/**
 * The items to save, in display order, `ordering` counted afresh across all groups from the draft's
 * `firstOrdering`. Blank rows and groups without items are dropped. Edited texts are trimmed, loaded ones are
 * given back as they were; a default priority that is not a number is left out, so call this for a valid
 * draft.
 */
export function serializeDataItems<Extra extends object>(
  draft: DataItemsDraft<Extra>,
): (SavedDataItem & Partial<Extra>)[] {
  const saved: (SavedDataItem & Partial<Extra>)[] = [];
  for (const group of draft.groups) {
    const groupName = savedGroupName(group);
    for (const item of group.items) {
      if (isBlankItem(item)) continue;
      const extra: Partial<Extra> = item.extra ?? {};
      saved.push({
        ...extra,
        name: savedText(item.label, item.stored?.name),
        value: savedText(item.value, item.stored?.value),
        grouping: groupName === '' && item.stored?.grouping === null ? null : groupName,
        ordering: draft.firstOrdering + saved.length,
        ...savedPriority(item),
      });
    }
  }
  return saved;
}

import type { OptionRowProps } from './OptionRow.tsx';
import { isCreateEntry, isEntryDisabled, type PickerEntry } from './types.ts';

/** What a list draws. */
export interface OptionListData<T extends string> {
  /** The id that those of the options begin with. */
  id: string;
  items: readonly PickerEntry<T>[];
  /** -1 for none. */
  highlightedIndex: number;
  /** The values that are chosen. */
  chosen: ReadonlySet<string>;
  /** No more may be chosen than are. */
  isFull: boolean;
}

/** What an option draws. */
export function rowOf<T extends string>(data: OptionListData<T>, index: number): OptionRowProps | null {
  const { id, items, highlightedIndex, chosen, isFull } = data;
  const entry = items[index];
  if (!entry) return null;
  const isCreate = isCreateEntry(entry);
  const isChosen = !isCreate && chosen.has(entry.value);
  return {
    id: `${id}-option-${index}`,
    index,
    count: items.length,
    label: entry.label,
    isHighlighted: index === highlightedIndex,
    isChosen,
    isDisabled: isEntryDisabled(entry) || (isFull && !isChosen),
    isCreate,
  };
}

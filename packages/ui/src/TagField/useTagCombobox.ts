import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useState } from 'react';
import { bestEntry, type TagEntry } from './tagModel.ts';

const { InputBlur, InputKeyDownEscape, InputChange, ItemClick, FunctionCloseMenu } =
  useCombobox.stateChangeTypes;

interface TagComboboxOptions {
  id: string;
  entries: TagEntry[];
  text: string;
  /** An entry was pressed. */
  onChoose: (entry: TagEntry) => void;
}

/** The entry in focus, which stays it when others come around it; `best` follows what is typed. */
type Focus = { kind: 'best' } | { kind: 'entry'; key: string };

function keyOf(entry: TagEntry | null | undefined): string {
  return entry ? `${entry.isNew ? 'new' : 'known'} ${entry.text}` : '';
}

/** Downshift's combobox that holds no choice: what is chosen becomes a tag, and the text stays until it does. */
export function useTagCombobox({
  id,
  entries,
  text,
  onChoose,
}: TagComboboxOptions): UseComboboxReturnValue<TagEntry> {
  const [focus, setFocus] = useState<Focus>({ kind: 'best' });
  const highlightedIndex =
    focus.kind === 'best'
      ? bestEntry(entries, text)
      : entries.findIndex((entry) => keyOf(entry) === focus.key);

  return useCombobox<TagEntry>({
    items: entries,
    selectedItem: null,
    inputValue: text,
    highlightedIndex,
    itemToString: (entry) => entry?.text ?? '',
    itemToKey: keyOf,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    scrollIntoView: (node) => node?.scrollIntoView({ block: 'nearest' }),
    stateReducer: (_, { type, changes }) => {
      switch (type) {
        case InputBlur:
        case InputKeyDownEscape:
        case FunctionCloseMenu:
          return { ...changes, isOpen: false, selectedItem: null };
        case ItemClick:
          return { ...changes, isOpen: false };
        default:
          return changes;
      }
    },
    onInputValueChange: () => setFocus({ kind: 'best' }),
    onHighlightedIndexChange: ({ type, highlightedIndex: index }) => {
      if (type === InputChange || type === ItemClick || type === FunctionCloseMenu)
        setFocus({ kind: 'best' });
      else setFocus({ kind: 'entry', key: keyOf(entries[index]) });
    },
    onStateChange: ({ type, selectedItem }) => {
      if (type === ItemClick && selectedItem) onChoose(selectedItem);
    },
  });
}

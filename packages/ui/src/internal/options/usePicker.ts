import { type UseComboboxReturnValue, type UseComboboxStateChangeTypes, useCombobox } from 'downshift';
import { type RefObject, useEffect, useRef } from 'react';
import type { SelectOption } from '../../Select/types.ts';
import { afterPaint } from '../afterPaint.ts';
import { searchOf } from './OptionSearch.ts';
import { showOption } from './showOption.ts';
import { type GivenOption, isEntryDisabled, keyOf, labelOf, type PickerEntry } from './types.ts';

const {
  InputBlur,
  InputKeyDownEscape,
  InputChange,
  InputClick,
  FunctionCloseMenu,
  FunctionSetHighlightedIndex,
} = useCombobox.stateChangeTypes;

const closing = new Set<UseComboboxStateChangeTypes>([InputBlur, InputKeyDownEscape, FunctionCloseMenu]);

export interface PickerInput<T extends string> {
  id: string;
  /** The options to look in, made ready to be searched while the list is open; undefined when others search. */
  searched: readonly GivenOption<T>[] | undefined;
  items: readonly PickerEntry<T>[];
  /** What was typed is forgotten when the list closes. */
  setTyped: (query: undefined) => void;
  /** The option whose label the closed input shows. */
  selected: SelectOption<T> | null;
  onClose?: () => void;
}

export interface Picker<T extends string> {
  combobox: UseComboboxReturnValue<PickerEntry<T>>;
  /** What the input shows: what is typed while the list is open, else the choice that the caller holds. */
  text: string;
  /** The list that scrolls, while it is open. */
  listRef: RefObject<HTMLElement | null>;
}

const toText = (entry: PickerEntry<string> | null) => (entry === null ? '' : labelOf(entry));
const stayPut = () => undefined;

/** Downshift's combobox with our rules: choosing is the caller's affair, and leaving it never invents a choice. */
export function usePicker<T extends string>(input: PickerInput<T>): Picker<T> {
  const { id, searched, items, setTyped, selected, onClose } = input;
  const listRef = useRef<HTMLElement>(null);
  const combobox = useCombobox<PickerEntry<T>>({
    items: items as PickerEntry<T>[],
    selectedItem: selected,
    itemToString: toText,
    itemToKey: keyOf,
    // Asked about no item, too, when none is to be highlighted.
    isItemDisabled: (entry: PickerEntry<T> | undefined) => entry !== undefined && isEntryDisabled(entry),
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    scrollIntoView: stayPut,
    stateReducer: (state, { type, changes }) => {
      const isTyped = state.inputValue !== toText(state.selectedItem);
      if (type === InputClick && state.isOpen && isTyped) return state;
      if (closing.has(type) || changes.isOpen === false) {
        const { selectedItem } = state;
        return { ...changes, isOpen: false, selectedItem, inputValue: toText(selectedItem) };
      }
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
      const isOpening = changes.isOpen === true && !state.isOpen;
      return isOpening ? { ...changes, inputValue: toText(state.selectedItem) } : changes;
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      setTyped(undefined);
      onClose?.();
    },
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      const isMoved = type !== FunctionSetHighlightedIndex && type !== InputChange;
      if (isMoved && highlightedIndex >= 0 && listRef.current) showOption(listRef.current, highlightedIndex);
    },
  });

  const { isOpen, inputValue } = combobox;
  useEffect(() => {
    return isOpen && searched ? afterPaint(() => searchOf(searched).prepare()) : undefined;
  }, [isOpen, searched]);

  return { combobox, text: isOpen ? inputValue : toText(selected), listRef };
}

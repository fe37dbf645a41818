import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import type { SelectOption } from '../Select/types.ts';
import { filterOptions } from './filterOptions.ts';

const { InputBlur, InputKeyDownEscape, InputChange, ItemMouseMove, FunctionCloseMenu } =
  useCombobox.stateChangeTypes;

interface Options<T extends string> {
  id: string;
  options: readonly SelectOption<T>[];
  selected: SelectOption<T> | null;
  isClearable: boolean;
  onSelect: (option: SelectOption<T> | null) => void;
  /** The highlight moved, not by the pointer, and has to be in sight. */
  onHighlight: (index: number) => void;
}

/** Downshift's combobox with our rules: it filters only by what was typed, and leaving it never invents a choice. */
export function useComboboxState<T extends string>({
  id,
  options,
  selected,
  isClearable,
  onSelect,
  onHighlight,
}: Options<T>): { items: readonly SelectOption<T>[]; combobox: UseComboboxReturnValue<SelectOption<T>> } {
  const [query, setQuery] = useState('');
  const items = useMemo(() => filterOptions(options, query), [options, query]);

  const combobox = useCombobox<SelectOption<T>>({
    items: items as SelectOption<T>[],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    scrollIntoView: () => undefined,
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEscape || type === InputBlur || type === FunctionCloseMenu) {
        const isEmptied = isClearable && state.inputValue === '';
        const selectedItem = isEmptied ? null : state.selectedItem;
        return { ...changes, isOpen: false, selectedItem, inputValue: selectedItem?.label ?? '' };
      }
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
      return changes;
    },
    onStateChange: ({ type, inputValue }) => {
      if (type === InputChange) setQuery(inputValue ?? '');
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('');
    },
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      if (type !== ItemMouseMove) onHighlight(highlightedIndex);
    },
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem),
  });
  return { items, combobox };
}

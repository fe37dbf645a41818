import { type UseSelectReturnValue, useSelect } from 'downshift';
import { type RefObject, useRef } from 'react';
import { showOption } from '../internal/options/showOption.ts';
import type { SelectOption } from './types.ts';

const { FunctionSelectItem, FunctionSetHighlightedIndex } = useSelect.stateChangeTypes;

interface Input<T extends string> {
  id: string;
  options: readonly SelectOption<T>[];
  selected: SelectOption<T> | null;
  onSelect: (value: T | null) => void;
}

const stayPut = () => undefined;

/** Downshift's select over our options. The list handles the pointer for all of them. */
export function useSelectState<T extends string>({
  id,
  options,
  selected,
  onSelect,
}: Input<T>): {
  select: UseSelectReturnValue<SelectOption<T>>;
  listRef: RefObject<HTMLDivElement | null>;
} {
  const listRef = useRef<HTMLDivElement>(null);
  const select = useSelect<SelectOption<T>>({
    items: options as SelectOption<T>[],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem?.value ?? null),
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      const isMoved = type !== FunctionSetHighlightedIndex && highlightedIndex >= 0;
      if (isMoved && listRef.current) showOption(listRef.current, highlightedIndex);
    },
    stateReducer: (_, { type, changes }) =>
      type === FunctionSelectItem ? { ...changes, isOpen: false, highlightedIndex: -1 } : changes,
    scrollIntoView: stayPut,
    toggleButtonId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
  });
  return { select, listRef };
}

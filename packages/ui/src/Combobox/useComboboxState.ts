import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { isComposing } from '../internal/isComposing.ts';
import { keepFromDownshift } from '../internal/options/keepFromDownshift.ts';
import { movesCaret } from '../internal/options/movesCaret.ts';
import { isCreateEntry, isEntryDisabled } from '../internal/options/types.ts';
import { useOptionQuery } from '../internal/options/useOptionQuery.ts';
import { usePicker } from '../internal/options/usePicker.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.ts';
import type { SearchedTexts } from '../LabelsProvider/PropTexts.ts';
import type { SelectOption } from '../Select/types.ts';
import type { ComboboxProps } from './types.ts';

const none: ReadonlySet<string> = new Set();

/** What a Combobox holds and does: the choice, what was typed, the entries for it, and downshift over them. */
export function useComboboxState<T extends string>(
  id: string,
  props: ComboboxProps<T>,
  createLabel: SearchedTexts['createLabel'],
) {
  const { options, isFiltered = true, isRanked = true, isClearable = false, onCreate, onSearch } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onValueChange);
  const [selected, setLast] = useLastChosen(options, value, props.knownOptions);
  const search = useDebouncedCallback(onSearch, props.debounceMs ?? 250, 'cancel');
  const { query, typed, setTyped, items } = useOptionQuery({
    options,
    isFiltered: isFiltered,
    isRanked,
    createLabel: onCreate && (props.createLabel ?? createLabel),
  });
  const chosenValue = selected?.value;
  const chosen = useMemo(() => (chosenValue === undefined ? none : new Set([chosenValue])), [chosenValue]);

  const { combobox, text, listRef } = usePicker({
    id,
    searched: isFiltered ? options : undefined,
    items,
    setTyped,
    selected,
    onClose: () => {
      search.cancel();
      if (query !== '') onSearch?.('');
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  const select = (option: SelectOption<T> | null) => {
    setLast(option);
    if (option?.value !== selected?.value) setValue(option?.value ?? null);
  };

  const choose = (index: number) => {
    const entry = items[index];
    if (!entry || isEntryDisabled(entry)) return;
    combobox.closeMenu();
    if (isCreateEntry(entry)) onCreate?.(entry.createText);
    else select(entry);
  };

  /** Leaving the emptied input unsets the choice. */
  const unsetIfEmptied = () => {
    if (isOpen && isClearable && selected && text === '') select(null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return keepFromDownshift(event);
    if (!isOpen) return;
    if (movesCaret(event)) combobox.setHighlightedIndex(-1);
    if (event.key === 'Escape') {
      event.stopPropagation();
      unsetIfEmptied();
    }
    const isChoosing = event.key === 'Enter' || (event.altKey && event.key === 'ArrowUp');
    if (!isChoosing || !items[highlightedIndex]) return;
    keepFromDownshift(event);
    event.preventDefault();
    choose(highlightedIndex);
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget?.id !== `${id}-toggle`) unsetIfEmptied();
  };

  const handleType = (text: string) => {
    setTyped(text);
    search.call(text);
  };

  const clear = () => setValue(null);

  return {
    combobox,
    text,
    listRef,
    selected,
    chosen,
    typed,
    items,
    choose,
    handleKeyDown,
    handleBlur,
    handleType,
    clear,
  };
}

/**
 * The option that is chosen, even when it is no longer among the options, because others were searched for since.
 * @returns the option, and what to call with each choice
 */
function useLastChosen<T extends string>(
  options: readonly SelectOption<T>[],
  value: T | null,
  known: readonly SelectOption<T>[] = [],
): [SelectOption<T> | null, (option: SelectOption<T> | null) => void] {
  const [last, setLast] = useState<SelectOption<T> | null>(null);
  if (value === null) return [null, setLast];
  const isChosen = (option: SelectOption<T>) => option.value === value;
  const kept = last !== null && isChosen(last) ? last : undefined;
  return [options.find(isChosen) ?? kept ?? known.find(isChosen) ?? null, setLast];
}

import { useMemo, useState } from 'react';
import { optionOf } from '../internal/options/optionOf.ts';
import {
  type GivenOption,
  isCreateEntry,
  isEntryDisabled,
  labelOf,
  optionValue,
} from '../internal/options/types.ts';
import { useOptionQuery } from '../internal/options/useOptionQuery.ts';
import { usePicker } from '../internal/options/usePicker.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.ts';
import type { SearchedTexts } from '../LabelsProvider/PropTexts.ts';
import { addChoices, type ChoiceRules, isFull, toggleChoice, withoutChoices } from './model/choices.ts';
import type { MultiSelectProps } from './types.ts';

const nothing: readonly never[] = [];

/** What a MultiSelect holds and does: the choices, what was typed, the entries for it, and downshift over them. */
export function useMultiSelectState<T extends string>(
  id: string,
  props: MultiSelectProps<T>,
  createLabel: SearchedTexts['createLabel'],
) {
  const { options: given, allItem, isFiltered = true, isRanked = true, onCreate, onSearch } = props;
  const options = useMemo(() => (allItem ? [allItem, ...given] : given), [allItem, given]);
  const { value, change, flush } = useDraftValue(
    props.value,
    props.defaultValue ?? nothing,
    props.onValueChange,
    props.choiceDebounceMs ?? 0,
  );
  const [seen, setSeen] = useState<ReadonlyMap<T, GivenOption<T>>>(() => new Map());
  const search = useDebouncedCallback(onSearch, props.debounceMs ?? 250, 'cancel');
  const rules: ChoiceRules<T> = {
    allValue: allItem?.value,
    maxChoices: props.maxChoices ?? Number.POSITIVE_INFINITY,
  };
  const chosen = useMemo(() => new Set<T>(value), [value]);
  const { query, typed, setTyped, matches, items } = useOptionQuery({
    options,
    isFiltered: isFiltered,
    isRanked,
    createLabel: onCreate && (props.createLabel ?? createLabel),
  });

  const { combobox, text, listRef } = usePicker({
    id,
    searched: isFiltered ? options : undefined,
    items,
    setTyped,
    selected: null,
    onClose: () => {
      flush();
      search.cancel();
      if (query !== '') onSearch?.('');
    },
  });

  const type = (typedNow: string) => {
    setTyped(typedNow);
    search.call(typedNow);
  };

  const add = (added: readonly GivenOption<T>[]) => {
    if (!isFiltered)
      setSeen(new Map([...seen, ...added.map((option) => [optionValue(option), option] as const)]));
    change(addChoices(value, added, rules));
  };

  const choose = (index: number) => {
    const entry = items[index];
    if (entry === undefined || isEntryDisabled(entry)) return;
    if (isCreateEntry(entry)) {
      combobox.setInputValue('');
      type('');
      onCreate?.(entry.createText);
      return;
    }
    if (!isFiltered) setSeen(new Map(seen).set(optionValue(entry), entry));
    change(toggleChoice(value, optionValue(entry), rules));
  };

  return {
    combobox,
    text,
    listRef,
    items,
    matches,
    typed,
    value,
    chosen,
    isFull: isFull(value, rules),
    /** What the reader sees of a value. */
    labelOf: (each: T) => labelOf(optionOf(options, each) ?? seen.get(each) ?? each),
    type,
    choose,
    flush,
    remove: (removed: T) => change(value.filter((each) => each !== removed)),
    /** Chooses these as well, up to what may be; disabled ones stay as they are. */
    add,
    chooseMatches: () => add(matches),
    unsetMatches: () => change(withoutChoices(value, matches)),
    clear: () => change(nothing),
  };
}

/** A value that is shown at once and reported later. */
interface DraftValue<T> {
  value: T;
  change: (next: T) => void;
  /** Reports now what has not been reported yet. */
  flush: () => void;
}

/**
 * Shows a change at once, and reports it when no other has come for a while, and at the latest when the component goes.
 * @param delay milliseconds; 0 reports at once
 */
function useDraftValue<T>(
  given: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
  delay: number,
): DraftValue<T> {
  const [held, setHeld] = useControlled(given, initial, onChange);
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const later = useDebouncedCallback((next: T) => {
    setDraft(null);
    setHeld(next);
  }, delay);
  return {
    value: draft ? draft.value : held,
    change: (next) => {
      if (delay > 0) setDraft({ value: next });
      later.call(next);
    },
    flush: later.flush,
  };
}

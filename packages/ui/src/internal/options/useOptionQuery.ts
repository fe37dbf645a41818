import { useMemo, useState } from 'react';
import { searchOf } from './OptionSearch.ts';
import type { GivenOption, PickerEntry } from './types.ts';

/** How a picker looks for what was typed. */
export interface OptionQueryInput<T extends string> {
  options: readonly GivenOption<T>[];
  /** Looks in the labels; otherwise the options are taken as they come. */
  isFiltered: boolean;
  /** Options that begin with the query come first. */
  isRanked: boolean;
  /** What the entry that makes a new option says; undefined for none. */
  createLabel: ((text: string) => string) | undefined;
}

/** What was typed since the list opened, and the entries of the list for it. */
export interface OptionQuery<T extends string> {
  query: string;
  /** What was typed, even if all of it is deleted again; undefined until something is. */
  typed: string | undefined;
  /** `undefined`: nothing has been typed. */
  setTyped: (query: string | undefined) => void;
  /** The options that fit. */
  matches: readonly GivenOption<T>[];
  /** The options that fit, and the entry that makes a new one unless there is one of that very name. */
  items: readonly PickerEntry<T>[];
}

/** Holds what was typed, and derives the entries of the list from it. */
export function useOptionQuery<T extends string>(input: OptionQueryInput<T>): OptionQuery<T> {
  const { options, isFiltered, isRanked, createLabel } = input;
  const [typed, setTyped] = useState<string>();
  const query = typed ?? '';
  const matches = useMemo(
    () => (isFiltered && query !== '' ? searchOf(options).find(query, isRanked) : options),
    [options, query, isFiltered, isRanked],
  );
  const text = query.trim();
  const newLabel = text === '' ? undefined : createLabel?.(text);
  const items = useMemo(() => {
    if (newLabel === undefined) return matches;
    if (searchOf(options).has(text)) return matches;
    return [...matches, { createText: text, label: newLabel }];
  }, [options, matches, newLabel, text]);
  return { query, typed, setTyped, matches, items };
}

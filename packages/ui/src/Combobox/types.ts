import type { Ref } from 'react';
import type { ChoiceProps, SelectOption } from '../Select/types.ts';

/** What `Combobox` and `MultiSelect` have in common beyond a `Select`: looking for options, and making them. */
export interface SearchedOptions {
  /**
   * The options are still loading. Those that are there can be chosen meanwhile.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Text while options load.
   * @default 'Loading options'
   */
  loadingText?: string | undefined;
  /**
   * Text when nothing matches what was typed.
   * @default 'No matches'
   */
  emptyText?: string | undefined;
  /**
   * Name of the button that opens the list.
   * @default 'Show options'
   */
  toggleLabel?: string | undefined;
  /**
   * `false` when `options` are already those that fit: the server searches, with `onSearch`.
   * @default true
   */
  isFiltered?: boolean | undefined;
  /**
   * Options that begin with what was typed come first; `false` keeps the order given.
   * @default true
   */
  isRanked?: boolean | undefined;
  /** Offers to make an option of what was typed, unless there is one of that very name; gets the text, trimmed. */
  onCreate?: ((text: string) => void) | undefined;
  /**
   * What that entry says.
   * @default 'Create new “{text}”'
   */
  createLabel?: ((text: string) => string) | undefined;
  /** The input's element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export interface ComboboxProps<T extends string> extends ChoiceProps<T>, SearchedOptions {
  /**
   * What values are called that are not among `options`, because a server searches; they are not listed.
   * @default none: such a value is shown once it was among the options
   */
  knownOptions?: readonly SelectOption<T>[] | undefined;
  /** What was typed, `debounceMs` after the last key; the empty text when the list closes. */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Milliseconds that `onSearch` waits for the next key.
   * @default 250
   */
  debounceMs?: number | undefined;
}

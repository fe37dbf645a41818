import type { SearchedOptions } from '../Combobox/types.ts';
import type { OptionFieldProps, SelectOption } from '../Select/types.ts';

/** Texts of a MultiSelect. */
export interface MultiSelectLabels {
  /**
   * @default 'Remove {label}'
   */
  remove: (label: string) => string;
  /**
   * How many more are chosen than are shown.
   * @default '+3'
   */
  more: (count: number) => string;
  /**
   * Name of the list of what is chosen.
   * @default 'Chosen: {label}'
   */
  chosen: (label: string) => string;
  /**
   * @default 'Select all 12'
   */
  selectAll: (count: number) => string;
  /**
   * Takes the choice of what fits away again.
   * @default 'Clear'
   */
  clear: string;
  /**
   * Why no more can be chosen.
   * @default 'At most 5 can be chosen'
   */
  limit: (maxChoices: number) => string;
}

export interface MultiSelectProps<T extends string> extends OptionFieldProps<T>, SearchedOptions {
  /** The choices, in the order they were made, when the caller holds them. */
  value?: readonly T[] | undefined;
  /**
   * The choices to start with, when the field holds them.
   * @default []
   */
  defaultValue?: readonly T[] | undefined;
  /** All choices after a change, `choiceDebounceMs` after the last; at once when the list closes or the field goes. */
  onValueChange?: ((value: readonly T[]) => void) | undefined;
  /**
   * Milliseconds that `onValueChange` waits for the next change.
   * @default 0
   */
  choiceDebounceMs?: number | undefined;
  /** An entry above the options that means all of them: choosing it unsets the others, and the reverse. */
  allItem?: SelectOption<T> | undefined;
  /**
   * How many can be chosen at most.
   * @default Infinity
   */
  maxChoices?: number | undefined;
  /**
   * Why no more can be chosen than `maxChoices`.
   * @default `labels.limit`
   */
  maxChoicesReason?: string | undefined;
  /**
   * How many chips are shown while the focus is elsewhere. With it in the field there are 50 at most.
   * @default 3
   */
  maxChips?: number | undefined;
  /**
   * A button that unsets all choices.
   * @default true
   */
  isClearable?: boolean | undefined;
  /** What was typed, `debounceMs` after the last key; the empty text when the list closes. */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Milliseconds that `onSearch` waits for the next key.
   * @default 250
   */
  debounceMs?: number | undefined;
  /** Texts. English by default. */
  labels?: Partial<MultiSelectLabels> | undefined;
}

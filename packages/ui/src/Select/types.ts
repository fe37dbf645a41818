import type { FieldTexts } from '../FormField/index.ts';
import type { NativeFieldProps } from '../internal/NativeFieldProps.ts';

/** One choice. */
export interface SelectOption<T extends string> {
  /** What the caller gets; unique among the options. */
  value: T;
  /** What the reader sees. */
  label: string;
  /**
   * Shown, but cannot be chosen.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/** What `Select`, `Combobox` and `MultiSelect` have in common. */
export interface OptionFieldProps<T extends string>
  extends FieldTexts,
    Omit<NativeFieldProps<'input'>, 'disabled' | 'placeholder'> {
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /**
   * All choices, in the order shown; a string is one whose label is its value. The list is not changed: other options are another list.
   */
  options: readonly (SelectOption<T> | T)[];
  /**
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Name of the button that unsets the choice.
   * @default 'Clear' and the label
   */
  clearLabel?: string | undefined;
}

/** What `Select` and `Combobox` have in common: one choice. */
export interface ChoiceProps<T extends string> extends OptionFieldProps<T> {
  /** The choice, when the caller holds it; `null` for none. */
  value?: T | null | undefined;
  /**
   * The choice to start with, when the field holds it.
   * @default null
   */
  defaultValue?: T | null | undefined;
  /** The new choice; `null` only from an `isClearable` one. */
  onValueChange?: ((value: T | null) => void) | undefined;
  /**
   * Adds a button that unsets the choice; Backspace and Delete do the same.
   * @default false
   */
  isClearable?: boolean | undefined;
}

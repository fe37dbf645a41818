import type { FieldTexts } from '../FormField/index.ts';

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

/** What `Select` and `Combobox` have in common. */
export interface ChoiceProps<T extends string> extends FieldTexts {
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** All choices, in the order shown. */
  options: readonly SelectOption<T>[];
  /** The choice; `null` for none. The caller holds it. */
  value: T | null;
  /** The new choice; `null` only from an `isClearable` one. */
  onValueChange: (value: T | null) => void;
  /**
   * Adds a button that unsets the choice; Backspace and Delete do the same.
   * @default false
   */
  isClearable?: boolean | undefined;
  /**
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Name of the button that unsets the choice.
   * @default 'Clear' and the label
   */
  clearLabel?: string | undefined;
  /** The id of the control. Made when missing. */
  id?: string | undefined;
  className?: string | undefined;
}

import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { FieldTexts } from '../FormField/index.ts';
import type { FieldRootProps } from '../internal/NativeFieldProps.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption<T extends string> {
  /** What the caller gets; unique among the options. */
  value: T;
  /** What the reader sees. */
  label: string;
  /** What choosing it means, in a line below. */
  hint?: ReactNode | undefined;
  /**
   * Shown, but cannot be chosen.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

type NativeAttributes = Pick<ComponentPropsWithoutRef<'input'>, 'autoFocus' | 'form' | 'name'>;

export interface RadioGroupProps<T extends string> extends FieldTexts, FieldRootProps, NativeAttributes {
  /** The choices, in the order shown. */
  options: readonly RadioOption<T>[];
  /** The choice; `null` for none yet. Leave it out, and the group holds it. */
  value?: T | null | undefined;
  /**
   * What an uncontrolled group starts with.
   * @default null
   */
  defaultValue?: T | null | undefined;
  /** Called for every new choice. A choice cannot be taken back, so it is never `null`. */
  onValueChange?: ((value: T) => void) | undefined;
  /**
   * One below the other, or beside it as far as there is room.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /**
   * None can be chosen.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Can be read and focused, not chosen; for a reason that is shown elsewhere. One of its own is `readOnlyReason`.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** The radio button that takes the focus: the chosen one, or else the first that can be chosen. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

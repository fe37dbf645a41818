import type { Ref } from 'react';
import type { FieldTexts } from '../FormField/index.ts';
import type { FieldRootProps, InputAttributes } from '../internal/NativeFieldProps.ts';

/** Texts of a `NumberField`. Numbers come as they are shown, with their unit. */
export interface NumberFieldLabels {
  /**
   * Name of the button that adds a step.
   * @default 'Increase' and the label
   */
  increase: (label: string) => string;
  /**
   * Name of the button that takes a step off.
   * @default 'Decrease' and the label
   */
  decrease: (label: string) => string;
  /**
   * What assistive technology says of a field without a number.
   * @default 'Empty'
   */
  empty: string;
  /**
   * Why what was pasted or dropped did not go in, and why what was typed did not stay.
   * @default '“abc” is not a number that fits here'
   */
  refused: (text: string) => string;
  /**
   * Text when a number below `min` was raised.
   * @default 'Set to 1, the least allowed'
   */
  raised: (number: string) => string;
  /**
   * Text when a number above `max` was lowered.
   * @default 'Set to 99, the most allowed'
   */
  lowered: (number: string) => string;
}

export interface NumberFieldProps extends FieldTexts, FieldRootProps, InputAttributes {
  /** The number; `null` for none. Leave it out, and the field holds it. */
  value?: number | null | undefined;
  /**
   * What an uncontrolled field starts with.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /**
   * Called for every change. While typing, the number as typed, even beyond the limits; on leaving the field and on Enter,
   * the number within them.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /**
   * Submits the number with a native form under this name, as plain digits with a point: '1234.5'; an empty text for
   * `null`. A disabled field submits nothing.
   */
  name?: string | undefined;
  /** The `id` of the form that it belongs to, where that is not one around it. */
  form?: string | undefined;
  /** The least number. From 0 on no minus can be typed. */
  min?: number | undefined;
  /** The greatest number. */
  max?: number | undefined;
  /**
   * What the arrow keys and the buttons add; Page Up and Page Down add ten of it.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Digits after the decimal sign that can be typed.
   * @default 0
   */
  decimals?: number | undefined;
  /**
   * Digits after the decimal sign that are always shown outside editing, for amounts of money.
   * @default 0
   */
  minDecimals?: number | undefined;
  /** Characters that can be typed, a minus and the decimal sign included. Never more than 15 digits. */
  maxLength?: number | undefined;
  /**
   * The BCP 47 tag of the language whose decimal and thousands signs are used.
   * @default that of the `LabelsProvider` around it, or else 'en-US'
   */
  locale?: string | undefined;
  /** A unit behind the number: "mi", "%". */
  suffix?: string | undefined;
  /**
   * Buttons that take a step, for pointers.
   * @default false
   */
  hasSteppers?: boolean | undefined;
  /**
   * Can be read, focused and copied, not edited.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Texts. English by default. */
  labels?: Partial<NumberFieldLabels> | undefined;
  /** The input. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

import type { ReactNode, Ref } from 'react';
import type { CalendarOptions, DateFieldLabels } from '../DateField/types.ts';
import type { FieldTexts } from '../FormField/index.ts';
import type { FieldRootProps } from '../internal/NativeFieldProps.ts';

/** Two days, UTC midnight in milliseconds. An end that is `null` is open. */
export interface DateRange {
  start: number | null;
  end: number | null;
}

/** A range that is chosen with one press. */
export interface DateRangePreset {
  /** Unique among the presets, and what the reader sees. */
  label: string;
  range: DateRange;
}

/** Texts of a `DateRangeField`. */
export interface DateRangeFieldLabels extends DateFieldLabels {
  /**
   * Name of the first end.
   * @default 'Start date'
   */
  start: string;
  /**
   * Name of the second end.
   * @default 'End date'
   */
  end: string;
  /**
   * The word before the first end.
   * @default 'From'
   */
  from: string;
  /**
   * The word before the second end.
   * @default 'To'
   */
  to: string;
  /**
   * An end that is open, in the calendar.
   * @default 'Open'
   */
  open: string;
  /**
   * What an end before the start gets.
   * @default 'The end date is before the start date'
   */
  endBeforeStart: string;
}

export interface DateRangeFieldProps extends FieldTexts, CalendarOptions, FieldRootProps {
  /** Both ends; either may be `null`. Leave it out, and the field holds it. */
  value?: DateRange | undefined;
  /**
   * What an uncontrolled field starts with.
   * @default both ends open
   */
  defaultValue?: DateRange | undefined;
  /** Called for every change of an end, with both. Ends in the wrong order are reported as they are. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** Called with what the field itself finds wrong at either end, the order included; `null` when all is well. */
  onFaultChange?: ((fault: string | null) => void) | undefined;
  /**
   * Submits the first end with a native form under this name, as YYYY-MM-DD; an empty text for an open end. A disabled
   * field submits nothing.
   */
  startName?: string | undefined;
  /** Submits the second end likewise. */
  endName?: string | undefined;
  /** The `id` of the form that it belongs to, where that is not one around it. */
  form?: string | undefined;
  /** What is wrong with the first end, at its place. */
  startError?: ReactNode | undefined;
  /** What is wrong with the second end, at its place. */
  endError?: ReactNode | undefined;
  /** Ranges to choose with one press, under the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /**
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Texts. English by default. */
  labels?: Partial<DateRangeFieldLabels> | undefined;
  /** The input of the first end. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

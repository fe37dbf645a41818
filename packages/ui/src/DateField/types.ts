import type { Ref } from 'react';
import type { FieldTexts } from '../FormField/index.ts';
import type { FieldRootProps, InputAttributes } from '../internal/NativeFieldProps.ts';

/** Texts of date fields and their calendar. Days come as they are shown: in digits, or written out in a calendar. */
export interface DateFieldLabels {
  /**
   * Name of the button that opens the calendar.
   * @default 'Choose Effective date'
   */
  openCalendar: (label: string) => string;
  /**
   * Name of the button that empties the field.
   * @default 'Clear Effective date'
   */
  clear: (label: string) => string;
  /**
   * Name of the calendar's dialog.
   * @default 'Choose Effective date'
   */
  calendar: (label: string) => string;
  /**
   * The form of a date, in an empty input. Dates are typed as the `locale` writes them, whatever this says.
   * @default 'MM/DD/YYYY', in the order and with the signs of the `locale`
   */
  placeholder: string;
  /**
   * Text while the calendar is loading.
   * @default 'Loading calendar'
   */
  loading: string;
  /**
   * @default 'Previous month'
   */
  previousMonth: string;
  /**
   * @default 'Next month'
   */
  nextMonth: string;
  /**
   * Name of the list of months.
   * @default 'Month'
   */
  month: string;
  /**
   * Name of the list of years.
   * @default 'Year'
   */
  year: string;
  /**
   * The button that chooses today.
   * @default 'Today'
   */
  today: string;
  /**
   * Name of the day that is today.
   * @default 'Today, Friday, January 2, 2026'
   */
  todayDay: (day: string) => string;
  /**
   * Name of a day that is chosen.
   * @default 'Friday, January 2, 2026, selected'
   */
  selectedDay: (day: string) => string;
  /**
   * What a text that is no date gets.
   * @default 'Enter a date like 12/31/2026', as the `locale` writes it
   */
  unreadable: string;
  /**
   * @default 'There is no month 13'
   */
  noMonth: (month: number) => string;
  /**
   * @default 'February 2026 has 28 days'
   */
  noDay: (month: string, days: number) => string;
  /**
   * A day before `min`.
   * @default '01/01/2026 is the first day allowed'
   */
  tooEarly: (min: string) => string;
  /**
   * A day after `max`.
   * @default '12/31/2026 is the last day allowed'
   */
  tooLate: (max: string) => string;
  /**
   * A day that `isDateDisabled` rules out.
   * @default 'This day cannot be chosen'
   */
  unavailable: string;
}

/** Which days there are, and how a calendar shows them. */
export interface CalendarOptions {
  /** The first day that can be chosen: UTC midnight in milliseconds. */
  min?: number | undefined;
  /** The last day that can be chosen: UTC midnight in milliseconds. */
  max?: number | undefined;
  /** Days that cannot be chosen; asked with UTC midnight in milliseconds. */
  isDateDisabled?: ((day: number) => boolean) | undefined;
  /**
   * The BCP 47 tag of the language of months and weekdays, and of the order in which a date is typed and shown: 31.12.2026 in `de-DE`.
   * @default that of the `LabelsProvider` around it, or else 'en-US'
   */
  locale?: string | undefined;
  /**
   * The first day of a week, 0 for Sunday.
   * @default as weeks begin where `locale` is spoken: on Monday in `de-DE`
   */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The day that is marked as today: UTC midnight in milliseconds.
   * @default the day on the reader's own calendar
   */
  today?: number | undefined;
}

export interface DateFieldProps
  extends FieldTexts,
    CalendarOptions,
    FieldRootProps,
    Omit<InputAttributes, 'min' | 'max'> {
  /** The day: UTC midnight in milliseconds, `null` for none. Leave it out, and the field holds it. */
  value?: number | null | undefined;
  /**
   * What an uncontrolled field starts with.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /**
   * Called for every change: while typing as soon as the text can mean only one day, otherwise on leaving the field and
   * on Enter. A text that is no day is `null`; one beyond the limits is reported as it is.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /**
   * A text that is no day and that the caller keeps, as a draft does: it is shown, with an error, while there is no day. When it
   * becomes another one than was typed here, as by an undo, it takes the place of what was typed.
   * @default none: the day as it is written
   */
  unreadableText?: string | undefined;
  /**
   * Called with a typed text that is no day, on leaving the field and on Enter, and with an empty text as soon as such a text is gone
   * without a day in its place. A caller that keeps it hands it back as `unreadableText`.
   */
  onUnreadableTextChange?: ((text: string) => void) | undefined;
  /**
   * Submits the day with a native form under this name, as YYYY-MM-DD; an empty text for `null`. A disabled field
   * submits nothing.
   */
  name?: string | undefined;
  /** The `id` of the form that it belongs to, where that is not one around it. */
  form?: string | undefined;
  /** Called with what the field itself finds wrong, so that the caller can hold back a save; `null` when all is well. */
  onFaultChange?: ((fault: string | null) => void) | undefined;
  /**
   * Whether a button empties it.
   * @default true unless it is required
   */
  isClearable?: boolean | undefined;
  /**
   * A key is painted before anything follows from it: what was typed is read when that is done and the browser has nothing else to do, or before anything
   * else happens (another key than a character, a press, a scroll, leaving the field or the page). For forms in which much follows from a day. The same at
   * each render.
   * @default false
   */
  isHeld?: boolean | undefined;
  /**
   * Can be read, focused and copied, not edited.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Whether the calendar is open. Leave it out, and the field holds it. */
  isOpen?: boolean | undefined;
  /**
   * @default false
   */
  defaultIsOpen?: boolean | undefined;
  /** Asked to open or close the calendar. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Texts. English by default. */
  labels?: Partial<DateFieldLabels> | undefined;
  /** The input. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

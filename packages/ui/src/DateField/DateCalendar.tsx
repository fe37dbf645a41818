import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ChevronProps,
  type CustomComponents,
  type DayButtonProps,
  DayPicker,
  type DayProps,
  type DropdownProps,
  type Formatters,
  type Labels,
  type Matcher,
} from 'react-day-picker';
import { CalendarDay, CalendarRoot, CalendarSelect, CalendarSelectFrame } from './DateCalendar.styles.ts';
import type { CalendarOptions, DateFieldLabels } from './types.ts';
import { faultOf, monthSpan } from './utcDate.ts';
import { utcDateLib } from './utcDateLib.ts';
import { weekStartOf } from './weekStart.ts';

export interface DateCalendarProps extends Omit<CalendarOptions, 'today' | 'locale'> {
  /** The day that the calendar opens at and that has the focus; today when missing. */
  selected: number | null;
  /** A range that is marked as well; its ends count as selected. */
  range?: { start: number | null; end: number | null } | undefined;
  onPick: (day: number) => void;
  today: number;
  locale: string;
  /** Of the page around it; the library takes it as a property. */
  dir: 'ltr' | 'rtl';
  labels: DateFieldLabels;
}

/** More letters do not fit over a column of days. */
const mostLetters = 4;

function useTexts(locale: string, labels: DateFieldLabels) {
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: Date) => format.format(date.getTime());
    };
    const month = writer({ month: 'long', year: 'numeric' });
    const weekday = writer({ weekday: 'long' });
    const shortWeekday = writer({ weekday: 'short' });
    const narrowWeekday = writer({ weekday: 'narrow' });
    const fullDay = writer({ dateStyle: 'full' });
    const formatters: Partial<Formatters> = {
      formatCaption: month,
      formatDay: writer({ day: 'numeric' }),
      formatMonthDropdown: writer({ month: 'long' }),
      formatYearDropdown: writer({ year: 'numeric' }),
      formatWeekdayName: (date) => {
        const short = shortWeekday(date);
        return short.length > mostLetters ? narrowWeekday(date) : short;
      },
    };
    const texts: Partial<Labels> = {
      labelGrid: month,
      labelWeekday: weekday,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelDayButton: (date, modifiers) => {
        const named = modifiers['today'] ? labels.todayDay(fullDay(date)) : fullDay(date);
        return modifiers['selected'] ? labels.selectedDay(named) : named;
      },
    };
    return { formatters, texts };
  }, [locale, labels]);
}

function rangeMarks({ start, end }: { start: number | null; end: number | null }): Record<string, Matcher> {
  const isRange = start !== null && end !== null && start < end;
  const at = (date: Date) => date.getTime();
  return {
    selected: (date) => at(date) === start || at(date) === end,
    ...(isRange && {
      start: (date) => at(date) === start,
      end: (date) => at(date) === end,
      within: (date) => at(date) > start && at(date) < end,
    }),
  };
}

/** A month of days in UTC, whatever the zone of the reader; takes the focus when it appears. */
export function DateCalendar(props: DateCalendarProps) {
  const { selected, range, onPick, min, max, isDateDisabled, today, locale, dir, labels } = props;
  const { weekStartsOn = weekStartOf(locale) } = props;
  const dateLib = useMemo(() => utcDateLib(weekStartsOn), [weekStartsOn]);
  const { formatters, texts } = useTexts(locale, labels);
  // The library forgets a day of another month: without this, Tab would come back to the month's first day.
  const [focused, setFocused] = useState<number>();
  const span = monthSpan([selected, today], { min, max });
  const shown = Math.min(Math.max(selected ?? today, span.first), span.last);

  return (
    <CalendarRoot data-part="calendar">
      <DayPicker
        autoFocus
        mode="single"
        required
        dateLib={dateLib}
        selected={selected === null ? undefined : new Date(selected)}
        onSelect={(day) => onPick(day.getTime())}
        defaultMonth={new Date(shown)}
        startMonth={new Date(span.first)}
        endMonth={new Date(span.last)}
        disabled={(day) => faultOf(day.getTime(), { min, max, isDateDisabled }) !== undefined}
        onDayFocus={(day) => setFocused(day.getTime())}
        modifiers={{ focused: (day) => day.getTime() === focused, ...(range && rangeMarks(range)) }}
        today={new Date(today)}
        weekStartsOn={weekStartsOn}
        captionLayout="dropdown"
        navLayout="around"
        fixedWeeks
        showOutsideDays
        dir={dir}
        locale={{ code: locale }}
        components={calendarParts}
        formatters={formatters}
        labels={texts}
      />
    </CalendarRoot>
  );
}

function CalendarDayButton({ day: _, modifiers, ...rest }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isFocused = modifiers['focused'] === true;

  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);

  return <CalendarDay ref={ref} data-part="day" {...rest} />;
}

type CellProps = ComponentProps<'td'> & { 'data-within'?: string | undefined };

function CalendarCell({ day: _, modifiers, ...rest }: DayProps) {
  const within = ['start', 'end', 'within'].find((name) => modifiers[name] === true);
  const cell: CellProps = { ...rest, 'data-within': within };
  return <td {...cell} />;
}

function CalendarDropdown({ options = [], className, ...rest }: DropdownProps) {
  return (
    <CalendarSelectFrame>
      <CalendarSelect {...rest} {...(className && { className })}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </CalendarSelect>
      <ChevronDown size={12} aria-hidden="true" />
    </CalendarSelectFrame>
  );
}

function CalendarChevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === 'right' ? ChevronRight : ChevronLeft;
  return <Icon size={16} aria-hidden="true" {...(className && { className })} />;
}

/** What the calendar library draws with; kept out of the render, so that nothing is mounted anew. */
const calendarParts: Partial<CustomComponents> = {
  DayButton: CalendarDayButton,
  Day: CalendarCell,
  Dropdown: CalendarDropdown,
  Chevron: CalendarChevron,
};

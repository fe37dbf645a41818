import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, useEffect, useRef } from 'react';
import type {
  ChevronProps,
  CustomComponents,
  DayButtonProps,
  DayProps,
  DropdownProps,
} from 'react-day-picker';
import { CalendarDay, CalendarSelect, CalendarSelectFrame } from './DateCalendar.styles.ts';

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
export const calendarParts: Partial<CustomComponents> = {
  DayButton: CalendarDayButton,
  Day: CalendarCell,
  Dropdown: CalendarDropdown,
  Chevron: CalendarChevron,
};

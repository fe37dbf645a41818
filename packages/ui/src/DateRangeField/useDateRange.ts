import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { englishDateLabels } from '../DateField/dateLabels.ts';
import { useDateText } from '../DateField/useDateText.ts';
import { today as readersToday } from '../DateField/utcDate.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { isReversed, nextEnd, type RangeEnd } from './rangeModel.ts';
import type { DateRange, DateRangeFieldProps } from './types.ts';

const open: DateRange = { start: null, end: null };

const englishRangeLabels = {
  start: 'Start date',
  end: 'End date',
  from: 'From',
  to: 'To',
  open: 'Open',
  endBeforeStart: 'The end date is before the start date',
};

type DateRangeOptions = Pick<
  DateRangeFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'onFaultChange'
  | 'min'
  | 'max'
  | 'isDateDisabled'
  | 'today'
  | 'labels'
> & { locale: string };

/** What a range field holds: both ends with their texts, and the end that the calendar is choosing. */
export function useDateRange(options: DateRangeOptions) {
  const { min, max, isDateDisabled, locale, onFaultChange } = options;
  const limits = { min, max, isDateDisabled };
  const [range, hold] = useControlled(options.value, options.defaultValue ?? open, options.onValueChange);
  const [active, setActive] = useState<RangeEnd | null>(null);
  const today = options.today ?? readersToday();
  const english = useMemo(() => ({ ...englishDateLabels(locale), ...englishRangeLabels }), [locale]);
  const labels = useLabels('DateRangeField', english, options.labels);
  const shared = { labels, locale, today, onFaultChange: undefined, ...limits };
  const start = useDateText({
    ...shared,
    value: range.start,
    setValue: (day) => hold({ ...range, start: day }),
  });
  const end = useDateText({ ...shared, value: range.end, setValue: (day) => hold({ ...range, end: day }) });
  const endFault = end.fault ?? (isReversed(range) ? labels.endBeforeStart : null);
  const fault = start.fault ?? endFault;
  const reported = useRef<string | null>(null);

  const report = useEffectEvent((text: string | null) => {
    if (text !== reported.current) onFaultChange?.(text);
    reported.current = text;
  });
  useEffect(() => report(fault), [fault]);

  return {
    range,
    limits,
    labels,
    today,
    active,
    setActive,
    ends: { start, end },
    faults: { start: start.fault, end: endFault },
    /** A day from the calendar, for the end that it is choosing. */
    pick: (day: number) => {
      if (active === null) return;
      (active === 'start' ? start : end).choose(day);
      setActive(nextEnd(active, { ...range, [active]: day }));
    },
    pickBoth: (next: DateRange) => {
      start.reset();
      end.reset();
      hold(next);
      setActive(null);
    },
  };
}

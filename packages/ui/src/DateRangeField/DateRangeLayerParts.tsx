import { Button } from '../Button/index.ts';
import { DateLayerFooter } from '../DateField/DateField.styles.ts';
import { formatDay } from '../DateField/utcDate.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { RangeTab, RangeTabName, RangeTabs } from './DateRangeField.styles.ts';
import type { RangeEnd } from './rangeModel.ts';
import type { DateRange, DateRangeFieldLabels, DateRangePreset } from './types.ts';

interface DateRangeTabsProps {
  active: RangeEnd;
  range: DateRange;
  labels: DateRangeFieldLabels;
  locale: string;
  onActivate: (end: RangeEnd) => void;
}

/** Which end the calendar is choosing, and what both are. */
export function DateRangeTabs({ active, range, labels, locale, onActivate }: DateRangeTabsProps) {
  return (
    <RangeTabs data-part="end-tabs">
      {(['start', 'end'] as const).map((end) => (
        <RangeTab key={end} type="button" aria-pressed={end === active} onClick={() => onActivate(end)}>
          <RangeTabName>{labels[end]}</RangeTabName>
          <span>{formatDay(range[end], locale) || labels.open}</span>
        </RangeTab>
      ))}
      <VisuallyHidden role="status">{labels.calendar(labels[active])}</VisuallyHidden>
    </RangeTabs>
  );
}

interface DateRangeFooterProps {
  presets: readonly DateRangePreset[];
  todayLabel: string;
  isTodayDisabled: boolean;
  onToday: () => void;
  onPreset: (range: DateRange) => void;
}

/** What can be chosen with one press. */
export function DateRangeFooter(props: DateRangeFooterProps) {
  const { presets, todayLabel, isTodayDisabled, onToday, onPreset } = props;
  return (
    <DateLayerFooter>
      <Button size="sm" variant="ghost" isDisabled={isTodayDisabled} onClick={onToday}>
        {todayLabel}
      </Button>
      {presets.map(({ label, range }) => (
        <Button key={label} size="sm" variant="ghost" data-part="preset" onClick={() => onPreset(range)}>
          {label}
        </Button>
      ))}
    </DateLayerFooter>
  );
}

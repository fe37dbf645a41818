import { type ReactNode, type Ref, type RefObject, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { DateControl } from '../DateField/DateControl.tsx';
import { DateLayerFooter } from '../DateField/DateField.styles.ts';
import { DateLayer, prepareCalendar } from '../DateField/DateLayer.tsx';
import { directionOf } from '../DateField/directionOf.ts';
import type { DateText } from '../DateField/useDateText.ts';
import { faultOf, formatDay, formatIsoDay } from '../DateField/utcDate.ts';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useLocale } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { RangeEnds, RangeTab, RangeTabName, RangeTabs } from './DateRangeField.styles.ts';
import type { RangeEnd } from './rangeModel.ts';
import type { DateRange, DateRangeFieldLabels, DateRangeFieldProps, DateRangePreset } from './types.ts';
import { useDateRange } from './useDateRange.ts';

/** Two days that belong together, each typed or chosen on its own; either may stay open. Nothing is ever swapped. */
export function DateRangeField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value,
  defaultValue,
  onValueChange,
  onFaultChange,
  startName,
  endName,
  form,
  startError,
  endError,
  presets = [],
  min,
  max,
  isDateDisabled,
  locale: givenLocale,
  weekStartsOn,
  today: givenToday,
  isDisabled = false,
  labels: givenLabels,
  inputRef,
  id: givenId,
  ...rest
}: DateRangeFieldProps) {
  const ownId = useId();
  const providedLocale = useLocale();
  const locale = givenLocale ?? providedLocale;
  const id = givenId ?? ownId;
  const endsRef = useRef<HTMLDivElement>(null);
  const startRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const [control, root] = splitControlProps(rest);
  const isLocked = Boolean(readOnlyReason);
  const model = useDateRange({
    ...{ value, defaultValue, onValueChange, onFaultChange, min, max, isDateDisabled, locale },
    ...{ today: givenToday, labels: givenLabels },
  });
  const { range, limits, labels, today, ends, faults, setActive, pick } = model;
  const active = isLocked || isDisabled ? null : model.active;
  const layerId = `${id}-calendar`;

  const drawEnd = (end: RangeEnd) => (
    <DateRangeEnd
      {...{ labels, isRequired, isLocked, isDisabled, layerId }}
      id={`${id}-${end}`}
      part={end}
      date={ends[end]}
      error={(end === 'start' ? startError : endError) || (isLocked ? undefined : faults[end])}
      isOpen={active === end}
      frameRef={end === 'start' ? startRef : endRef}
      inputRef={end === 'start' ? inputRef : undefined}
      onToggle={() => setActive(active === end ? null : end)}
    />
  );

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason, controlId: id }}
      {...root}
    >
      {(field) => (
        <RangeEnds
          {...control}
          ref={endsRef}
          id={id}
          role="group"
          data-part="ends"
          aria-labelledby={control['aria-labelledby'] ?? `${id}-label`}
          aria-describedby={
            [control['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
        >
          {drawEnd('start')}
          {drawEnd('end')}
          <HiddenInputs {...{ name: startName, form, isDisabled }} values={[formatIsoDay(range.start)]} />
          <HiddenInputs {...{ name: endName, form, isDisabled }} values={[formatIsoDay(range.end)]} />
          {active && (
            <DateLayer
              id={layerId}
              label={labels.calendar(label)}
              loadingLabel={labels.loading}
              anchorRef={endsRef}
              calendarKey={active}
              onClose={() => setActive(null)}
              header={<DateRangeTabs {...{ active, range, labels, locale }} onActivate={setActive} />}
              calendar={{
                ...{ ...limits, weekStartsOn, today, locale, labels, range, onPick: pick },
                selected: range[active] ?? range[active === 'start' ? 'end' : 'start'],
                dir: directionOf(endsRef.current),
              }}
              footer={
                <DateRangeFooter
                  presets={presets}
                  todayLabel={labels.today}
                  isTodayDisabled={faultOf(today, limits) !== undefined}
                  onToday={() => pick(today)}
                  onPreset={model.pickBoth}
                />
              }
            />
          )}
        </RangeEnds>
      )}
    </FormField>
  );
}

interface DateRangeEndProps {
  id: string;
  part: 'start' | 'end';
  date: DateText;
  error: ReactNode;
  labels: DateRangeFieldLabels;
  isRequired: boolean | undefined;
  isLocked: boolean;
  isDisabled: boolean;
  isOpen: boolean;
  layerId: string;
  frameRef: RefObject<HTMLDivElement | null>;
  inputRef: Ref<HTMLInputElement> | undefined;
  onToggle: () => void;
}

/** One end of a range, with what is wrong with it. */
function DateRangeEnd(props: DateRangeEndProps) {
  const { id, part, date, error, labels, isRequired, isDisabled, ...rest } = props;
  const label = labels[part];
  return (
    <FormField label={label} isLabelHidden error={error} isRequired={isRequired} controlId={id}>
      {(field) => (
        <DateControl
          {...rest}
          {...{ label, labels, date, field }}
          prefix={part === 'start' ? labels.from : labels.to}
          control={{ disabled: isDisabled }}
          isClearable
          onIntent={prepareCalendar}
        />
      )}
    </FormField>
  );
}

interface DateRangeTabsProps {
  active: RangeEnd;
  range: DateRange;
  labels: DateRangeFieldLabels;
  locale: string;
  onActivate: (end: RangeEnd) => void;
}

/** Which end the calendar is choosing, and what both are. */
function DateRangeTabs({ active, range, labels, locale, onActivate }: DateRangeTabsProps) {
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
function DateRangeFooter(props: DateRangeFooterProps) {
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

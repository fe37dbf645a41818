import { useId, useRef } from 'react';
import { DateLayer } from '../DateField/DateLayer.tsx';
import { directionOf } from '../DateField/directionOf.ts';
import { faultOf, formatIsoDay } from '../DateField/utcDate.ts';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useLocale } from '../LabelsProvider/useLabels.ts';
import { DateRangeEnd } from './DateRangeEnd.tsx';
import { RangeEnds } from './DateRangeField.styles.ts';
import { DateRangeFooter, DateRangeTabs } from './DateRangeLayerParts.tsx';
import type { RangeEnd } from './rangeModel.ts';
import type { DateRangeFieldProps } from './types.ts';
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

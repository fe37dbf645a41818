import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useLabels, useLocale } from '../LabelsProvider/useLabels.ts';
import { DateControl } from './DateControl.tsx';
import { DateLayerFooter } from './DateField.styles.ts';
import { DateLayer, prepareCalendar } from './DateLayer.tsx';
import { englishDateLabels } from './dateLabels.ts';
import { directionOf } from './directionOf.ts';
import type { DateFieldProps } from './types.ts';
import { useDateText } from './useDateText.ts';
import { faultOf, formatIsoDay, today as readersToday } from './utcDate.ts';

/** A day, typed in the order of its `locale` or chosen in a calendar. No time zone ever shifts it. */
export function DateField({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden,
  readOnlyReason,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onFaultChange,
  unreadableText,
  onUnreadableTextChange,
  min,
  max,
  isDateDisabled,
  locale: givenLocale,
  weekStartsOn,
  today: givenToday,
  isClearable = !isRequired,
  isReadOnly = false,
  isHeld = false,
  isOpen: givenIsOpen,
  defaultIsOpen = false,
  onOpenChange,
  labels: givenLabels,
  inputRef,
  id: givenId,
  name,
  ...rest
}: DateFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const [isAskedOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [control, root] = splitControlProps(rest);
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const isOpen = isAskedOpen && !isLocked && !control.disabled;
  const providedLocale = useLocale();
  const locale = givenLocale ?? providedLocale;
  const labels = useLabels('DateField', englishDateLabels(locale), givenLabels);
  const today = givenToday ?? readersToday();
  const limits = { min, max, isDateDisabled };
  const date = useDateText({
    value,
    setValue,
    labels,
    locale,
    today,
    onFaultChange,
    unreadableText,
    onUnreadableTextChange,
    ...limits,
  });

  const pick = (day: number) => {
    date.choose(day);
    setOpen(false);
  };

  return (
    <FormField
      {...{ label, hint, isRequired, isLabelHidden, readOnlyReason, controlId: id }}
      error={error || (isLocked ? undefined : date.fault)}
      {...root}
    >
      {(field) => (
        <>
          <DateControl
            {...{ label, labels, date, control, field, isLocked, isClearable, isOpen, isHeld }}
            {...{ frameRef, inputRef }}
            layerId={`${id}-calendar`}
            onToggle={() => setOpen(!isOpen)}
            onIntent={prepareCalendar}
          />
          <HiddenInputs
            {...{ name, form: control.form }}
            isDisabled={control.disabled}
            values={[formatIsoDay(value)]}
          />
          {isOpen && (
            <DateLayer
              id={`${id}-calendar`}
              label={labels.calendar(label)}
              loadingLabel={labels.loading}
              anchorRef={frameRef}
              onClose={() => setOpen(false)}
              calendar={{
                ...{ ...limits, weekStartsOn, today, locale, labels, onPick: pick, selected: value },
                dir: directionOf(frameRef.current),
              }}
              footer={
                <DateLayerFooter>
                  <Button
                    size="sm"
                    variant="ghost"
                    isDisabled={faultOf(today, limits) !== undefined}
                    onClick={() => pick(today)}
                  >
                    {labels.today}
                  </Button>
                </DateLayerFooter>
              }
            />
          )}
        </>
      )}
    </FormField>
  );
}

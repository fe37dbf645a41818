import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { isComposing } from '../internal/isComposing.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { truncateText } from '../internal/truncateText.ts';
import { useAfterPress } from '../internal/useAfterPress.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOverflow } from '../internal/useOverflow.ts';
import { useLabels, useLocale } from '../LabelsProvider/useLabels.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { NumberFrame, NumberInput, NumberUnit } from './NumberField.styles.ts';
import { NumberFieldSteppers } from './NumberFieldSteppers.tsx';
import { formatNumber, signsOf } from './numberText.ts';
import type { NumberFieldLabels, NumberFieldProps } from './types.ts';
import { useNumberText } from './useNumberText.ts';

const english: NumberFieldLabels = {
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
  empty: 'Empty',
  refused: (text) => `“${text}” is not a number that fits here`,
  raised: (number) => `Set to ${number}, the least allowed`,
  lowered: (number) => `Set to ${number}, the most allowed`,
};

const stepKeys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const longestNotice = 40;

/** The room that a text takes: each figure is as wide as a zero, a sign at most 0.6 of it. */
function widthOf(text: string): string {
  const signs = text.match(/\P{Nd}/gu)?.length ?? 0;
  return `${text.length - signs}ch + ${signs} * 0.6ch`;
}

/** A number, typed as plain digits and shown with thousands signs. The wheel never changes it. */
export function NumberField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decimals = 0,
  minDecimals = 0,
  maxLength = Number.POSITIVE_INFINITY,
  locale: givenLocale,
  suffix = '',
  hasSteppers = false,
  isReadOnly = false,
  labels,
  inputRef: givenInputRef,
  id: givenId,
  name,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const providedLocale = useLocale();
  const locale = givenLocale ?? providedLocale;
  const id = givenId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRefs(inputRef, givenInputRef);
  const isPointing = useRef(false);
  const isToBeSelected = useRef(false);
  const [notice, setNotice] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const [value, hold] = useControlled(givenValue, defaultValue, onValueChange);
  const [control, root] = splitControlProps(rest);
  const texts = useLabels('NumberField', english, labels);
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const canEdit = !isLocked && !control.disabled;
  const withUnit = (number: number) => `${formatNumber(number, locale, minDecimals)} ${suffix}`.trim();

  const number = useNumberText({
    inputRef,
    value,
    setValue: (next) => {
      setNotice(null);
      hold(next);
    },
    rules: { signs: signsOf(locale), decimals, isNegativeAllowed: min === undefined || min < 0, maxLength },
    ...{ locale, minDecimals, unit: suffix, min, max },
    onRefuse: (text) => {
      afterPress(() => setNotice(texts.refused(truncateText(text, longestNotice))));
    },
    onClamp: (limit, side) => {
      afterPress(() => setNotice(texts[side === 'min' ? 'raised' : 'lowered'](withUnit(limit))));
    },
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = stepKeys[event.key];
    if (event.key === 'Enter' && !isComposing(event)) number.commit();
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || !canEdit) return;
    event.preventDefault();
    number.stepBy(steps * step);
  };

  const handleFocus = () => {
    if (isLocked) return;
    number.begin();
    isToBeSelected.current = !isPointing.current;
  };

  // The plain text that takes the place of the grouped one would undo a selection made before.
  useLayoutEffect(() => {
    if (isToBeSelected.current) inputRef.current?.select();
    isToBeSelected.current = false;
  });

  const room: CSSProperties & Record<'--number-width', string> = { '--number-width': widthOf(number.text) };

  const handleMouseDown = (event: MouseEvent) => {
    if (event.target === inputRef.current || control.disabled) return;
    event.preventDefault();
    inputRef.current?.focus();
  };

  return (
    <FormField
      {...{ label, error, isRequired, isLabelHidden, readOnlyReason, controlId: id }}
      hint={notice ?? hint}
      {...root}
    >
      {(field) => (
        <NumberFrame
          data-part="control"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-disabled={control.disabled || undefined}
          data-with-steppers={(hasSteppers && canEdit) || undefined}
          onMouseDown={handleMouseDown}
        >
          <NumberInput
            autoComplete="off"
            {...joinControlProps(control, field)}
            ref={controlRef}
            role="spinbutton"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            data-part="input"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={value === null ? texts.empty : withUnit(value)}
            readOnly={isLocked}
            aria-readonly={isLocked || undefined}
            style={room}
            value={number.text}
            onChange={number.handleChange}
            onPointerDown={() => {
              isPointing.current = true;
            }}
            onFocus={handleFocus}
            onBlur={() => {
              isPointing.current = false;
              number.end();
            }}
            onKeyDown={handleKeyDown}
          />
          {suffix && <NumberFieldUnit unit={suffix} />}
          {hasSteppers && canEdit && (
            <NumberFieldSteppers
              inputId={field.id}
              increaseLabel={texts.increase(label)}
              decreaseLabel={texts.decrease(label)}
              canIncrease={max === undefined || value === null || value < max}
              canDecrease={min === undefined || value === null || value > min}
              onStep={(direction) => number.stepBy(direction * step)}
            />
          )}
          <VisuallyHidden role="status">{notice}</VisuallyHidden>
          <HiddenInputs
            {...{ name, form: control.form }}
            isDisabled={control.disabled}
            values={[value === null ? '' : String(value)]}
          />
        </NumberFrame>
      )}
    </FormField>
  );
}

/** The unit behind a number. It is cut before the number is, and then a tooltip has all of it. */
function NumberFieldUnit({ unit }: { unit: string }) {
  const { isOverflowing, overflowRef } = useOverflow();
  return (
    <Tooltip content={unit} isDescription={false} isDisabled={!isOverflowing}>
      <NumberUnit ref={overflowRef} aria-hidden="true" data-part="suffix">
        {unit}
      </NumberUnit>
    </Tooltip>
  );
}

import { NumberField } from '@studio/ui';
import { type FieldOptions, makeField, type Requirable } from './makeField.ts';
import type { PlainField } from './PlainField.ts';
import { valueText } from './values.messages.ts';

/** A number, or none. */
export interface NumberFieldInput<Doc, Draft>
  extends FieldOptions<number | null, Doc, Draft>,
    Requirable<number | null, Doc, Draft> {
  /** The least number. Default: none. */
  readonly min?: number;
  /** The greatest number. Default: none. */
  readonly max?: number;
  /** Digits after the decimal sign at most. Default 0: it is a whole number. */
  readonly decimals?: number;
  /** What it becomes when it is left empty. Default: it stays empty. */
  readonly whenLeftEmpty?: number;
  /** Shown behind the number, such as '%'. Default: nothing. */
  readonly unit?: () => string;
}

/** A field for a number; null while there is none. */
export function numberField<Doc, Draft = unknown>(
  input: NumberFieldInput<Doc, Draft>,
): PlainField<Draft, number | null, Doc> {
  const {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    decimals = 0,
    unit,
    whenLeftEmpty,
    ...options
  } = input;
  const say = (value: number) => `${value.toLocaleString(undefined, { maximumFractionDigits: 20 })}`;
  const limits = { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
  return makeField(options, {
    isTyped: true,
    values: { of: 'number', min, max, decimals },
    say: (value) => (typeof value === 'number' ? [say(value), unit?.()].filter(Boolean).join(' ') : ''),
    isEmpty: (value) => value === null,
    check: (value) => {
      if (value === null) return null;
      if (value < min) return valueText('number.least', { min: say(min) });
      if (value > max) return valueText('number.most', { max: say(max) });
      if (Number(value.toFixed(decimals)) === value) return null;
      return valueText(decimals === 0 ? 'number.whole' : 'number.decimals', { count: decimals });
    },
    render: ({ onLeave, ...control }) => (
      <NumberField
        {...{ ...control, ...limits, decimals }}
        suffix={unit?.()}
        onBlur={() => {
          if (control.value === null && whenLeftEmpty !== undefined) control.onValueChange(whenLeftEmpty);
          onLeave();
        }}
      />
    ),
  });
}

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
  /**
   * What a number becomes when the field is left, and when it is saved before: signs and decimals can be typed, whichever are kept.
   * Default: it stays, and what cannot be kept cannot be typed.
   */
  readonly settle?: (value: number) => number;
  /** Shown behind the number, such as '%'. Default: nothing. */
  readonly unit?: () => string;
}

/** Digits after the decimal sign that can be typed where they are not kept. */
const mostDecimals = 6;

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
    settle,
    ...options
  } = input;
  const formatPlain = (value: number) => `${value.toLocaleString(undefined, { maximumFractionDigits: 20 })}`;
  const leave = (value: number | null) =>
    value === null ? (whenLeftEmpty ?? null) : (settle?.(value) ?? value);
  const limits = {
    ...(settle === undefined && Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  };
  return makeField(options, {
    isTyped: true,
    // A field can be hidden before it is left, and is not checked then.
    ...(options.isKeptHidden && { comparable: leave }),
    values: { of: 'number', min, max, decimals },
    format: (value) =>
      typeof value === 'number' ? [formatPlain(value), unit?.()].filter(Boolean).join(' ') : '',
    isEmpty: (value) => value === null,
    check: (typed) => {
      if (typed === null) return null;
      const value = settle?.(typed) ?? typed;
      if (value < min) return valueText('number.least', { min: formatPlain(min) });
      if (value > max) return valueText('number.most', { max: formatPlain(max) });
      if (Number(value.toFixed(decimals)) === value) return null;
      return valueText(decimals === 0 ? 'number.whole' : 'number.decimals', { count: decimals });
    },
    render: ({ onLeave, ...control }) => (
      <NumberField
        {...{ ...control, ...limits, decimals: settle === undefined ? decimals : mostDecimals }}
        suffix={unit?.()}
        onBlur={() => {
          const left = leave(control.value);
          if (left !== control.value) control.onValueChange(left);
          onLeave();
        }}
      />
    ),
  });
}

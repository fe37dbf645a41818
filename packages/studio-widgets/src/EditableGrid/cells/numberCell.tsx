import { NumberField } from '@studio/ui';
import type { CellKind } from '../types.ts';

/** What a column of numbers can say. */
export interface NumberCellOptions {
  /** Default: none. */
  readonly min?: number | undefined;
  /** Default: none. */
  readonly max?: number | undefined;
  /** Digits after the decimal sign at most. Default: 0. */
  readonly decimals?: number | undefined;
  /** For the signs of shown numbers, as a BCP 47 tag. Default: the browser's. */
  readonly locale?: string | undefined;
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A cell of a number. Its content has a decimal point and no other signs; pasted numbers can have separators of thousands. */
export function numberCell<Row>(options: NumberCellOptions = {}): CellKind<Row> {
  const { min, max, decimals = 0, locale } = options;
  return {
    format: (text) =>
      decimal.test(text) ? Number(text).toLocaleString(locale, { maximumFractionDigits: 20 }) : text,
    read: (pasted) => {
      const plain = pasted.trim().replaceAll(/(?<=\d)[,\s](?=\d{3})/g, '');
      return plain === '' || decimal.test(plain) ? plain : undefined;
    },
    faultOf: (text, { notNumber, tooSmall, tooLarge, tooManyDecimals }) => {
      if (text === '') return undefined;
      if (!decimal.test(text)) return notNumber;
      if (min !== undefined && Number(text) < min) return tooSmall(min.toLocaleString(locale));
      if (max !== undefined && Number(text) > max) return tooLarge(max.toLocaleString(locale));
      const [, fraction = ''] = text.split('.');
      return fraction.replace(/0+$/, '').length > decimals ? tooManyDecimals(decimals) : undefined;
    },
    render: ({ label, text, placeholder, onTextChange }) => (
      <NumberField
        {...{ label, placeholder, decimals }}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        isLabelHidden
        value={decimal.test(text) ? Number(text) : null}
        onValueChange={(value) => onTextChange(value === null ? '' : String(value), true)}
        // Signs without a digit are kept: they are a fault, and not taken for nothing.
        onBlur={({ target }) => {
          const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
          if (typed !== '' && !/\d/.test(typed)) onTextChange(typed, true);
        }}
      />
    ),
  };
}

import { formatDay } from '@studio/ui/internal';
import type { ViewField, ViewValue } from '../types.ts';
import { dayOfText, textOf, textsOf } from './values.ts';

/** Whose words a value is read in. */
export interface ValueWords {
  readonly labels: { readonly yes: string; readonly no: string };
  readonly locale: string;
}

/** The value of a field as it is read: a choice by its label, and one that is not offered as it is; days and amounts as the locale has them. */
export function describeFieldValue(
  field: Pick<ViewField, 'type' | 'options' | 'format' | 'look'>,
  value: ViewValue,
  { labels, locale }: ValueWords,
): string {
  if (typeof value === 'boolean') return value ? (field.look?.checkedText ?? labels.yes) : labels.no;
  const labelOf = (each: string) => field.options?.find((option) => option.value === each)?.label ?? each;
  if (Array.isArray(value)) return textsOf(value).map(labelOf).join(', ');
  const text = textOf(value);
  if (text.trim() === '') return '';
  switch (field.type) {
    case 'yesNo':
      return { yes: field.look?.yesText ?? labels.yes, no: field.look?.noText ?? labels.no }[text] ?? text;
    case 'date': {
      const day = dayOfText(text);
      return day === null ? text : formatDay(day, locale);
    }
    case 'dropDown':
    case 'radioGroup':
      return labelOf(text);
    default:
      if (field.format === 'currency') {
        const amount = amountOf(text, locale);
        return field.look?.hasNoSign ? amount.replace('$', '') : amount;
      }
      return `${text}${field.format === 'percent' && !text.endsWith('%') ? ' %' : ''}`;
  }
}

/** An amount as it is read: with its sign, its thousands apart, and all of its decimals. Another text stays as it is. */
function amountOf(text: string, locale: string): string {
  const [, sign = '', whole = '', decimals = ''] =
    /^\s*(-?)\s*\$?\s*(\d{1,15}|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?\s*$/.exec(text) ?? [];
  if (whole === '') return text.includes('$') ? text : `$${text}`;
  const count = decimals.length;
  // As a text: a number would lose digits of a large one.
  const amount = `${whole.replaceAll(',', '')}.${decimals || '0'}` as `${number}`;
  const format = { minimumFractionDigits: count, maximumFractionDigits: count };
  return `${sign}$${new Intl.NumberFormat(locale, format).format(amount)}`;
}

import { formatDay } from '@studio/ui/internal';
import type { ViewField, ViewOption, ViewValue } from '../types.ts';
import { dayOfText, textOf, textsOf } from './values.ts';

/** Whose words a value is read in. */
export interface ValueWords {
  readonly labels: {
    readonly yes: string;
    readonly no: string;
    /** In place of a choice while the choices are still loading. Default: it is read as one that is not offered. */
    readonly choicesLoading?: string | undefined;
  };
  readonly locale: string;
}

type Choices = Pick<ViewField, 'options' | 'hasUnknownOptions' | 'hasPendingOptions'>;

const noOptions: readonly ViewOption[] = [];

/**
 * The choices of a field, with those that were made and may be offered though they are not among them: by their values, or by a text while the choices
 * are still loading.
 */
export function optionsWith(
  { options = noOptions, hasUnknownOptions, hasPendingOptions }: Choices,
  chosen: readonly string[],
  loadingText: string,
): readonly ViewOption[] {
  if (!hasUnknownOptions && !hasPendingOptions) return options;
  const others = chosen.filter((each) => each !== '' && options.every(({ value }) => value !== each));
  if (others.length === 0) return options;
  return [...options, ...others.map((value) => ({ value, label: hasPendingOptions ? loadingText : value }))];
}

/** The value of a field as it is read: a choice by its label, and one that is not offered as it is; days and amounts as the locale has them. */
export function describeFieldValue(
  field: Pick<ViewField, 'type' | 'format' | 'look'> & Choices,
  value: ViewValue,
  { labels, locale }: ValueWords,
): string {
  if (typeof value === 'boolean') return value ? (field.look?.checkedText ?? labels.yes) : labels.no;
  const { hasPendingOptions = false, options = noOptions } = field;
  const choicesText = (chosen: readonly string[]) => {
    const texts = chosen.map((each) => options.find((option) => option.value === each)?.label);
    const waiting = hasPendingOptions && texts.includes(undefined) ? labels.choicesLoading : undefined;
    return waiting ?? texts.map((text, at) => text ?? chosen[at]).join(', ');
  };
  if (Array.isArray(value)) return choicesText(textsOf(value));
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
      return choicesText([text]);
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

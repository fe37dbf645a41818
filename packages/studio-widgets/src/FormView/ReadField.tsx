import { VisuallyHidden } from '@studio/ui';
import { formatDay, useLocale } from '@studio/ui/internal';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';
import { ReadLabel, ReadRoot, ReadText } from './FormView.styles.ts';
import { dayOfText, isEmpty, textOf, textsOf } from './model/values.ts';
import type { ViewField, ViewValue } from './types.ts';
import { useClassCode } from './useClassCode.ts';
import { useViewContext } from './ViewContext.ts';

interface ReadFieldProps {
  readonly field: ViewField;
  readonly value: ViewValue;
  /** Shown in place of the value as a text; null where there is nothing. */
  readonly content?: ReactNode;
}

/** A field that is read: its label, and its value as a text, or that it is required and not filled. */
export function ReadField({ field, value, content }: ReadFieldProps) {
  const { labels, searchClassCodes } = useViewContext();
  const isCode = field.type === 'classCode';
  const { option: code } = useClassCode(isCode ? searchClassCodes : undefined, textOf(value));
  const locale = useLocale();
  const id = useId();
  const isMissing = isEmpty(value);
  const shown = content ?? code?.label ?? null;
  const text = shown || (isMissing ? '' : textOfField(field, value, { labels, locale }));
  const isLacking = field.isRequired === true && (text === '' || text === null);
  return (
    // Focus is moved here where a missing field is led to.
    <ReadRoot
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      data-part="read"
      data-missing={isLacking || undefined}
    >
      <ReadLabel id={`${id}-label`} data-part="label" data-hidden={field.isLabelHidden || undefined}>
        {field.label}
        {field.isRequired && (
          <span aria-hidden="true" data-part="required">
            {' *'}
          </span>
        )}
      </ReadLabel>
      {text !== '' && text !== null ? (
        <ReadText as="div">{text}</ReadText>
      ) : (
        <ReadText data-missing={isLacking || undefined} data-empty>
          {isLacking ? (
            <>
              <TriangleAlert aria-hidden size={14} />
              {labels.requiredNotFilled}
            </>
          ) : (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{labels.notFilled}</VisuallyHidden>
            </>
          )}
        </ReadText>
      )}
    </ReadRoot>
  );
}

interface TextOptions {
  readonly labels: { readonly yes: string; readonly no: string };
  readonly locale: string;
}

/** A value as a text; a choice by its label, and one that is not offered as it is. */
function textOfField(field: ViewField, value: ViewValue, { labels, locale }: TextOptions): string {
  if (typeof value === 'boolean') return value ? (field.look?.checkedText ?? labels.yes) : labels.no;
  const labelOf = (each: string) => field.options?.find((option) => option.value === each)?.label ?? each;
  if (Array.isArray(value)) return textsOf(value).map(labelOf).join(', ');
  const text = textOf(value);
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

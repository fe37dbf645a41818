import { VisuallyHidden } from '@studio/ui';
import { useLocale } from '@studio/ui/internal';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';
import { ReadLabel, ReadRoot, ReadText } from './FormView.styles.ts';
import { describeFieldValue } from './model/describeFieldValue.ts';
import { isEmpty, textOf } from './model/values.ts';
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
  const text = shown || (isMissing ? '' : describeFieldValue(field, value, { labels, locale }));
  const isWaiting = field.hasPendingOptions === true && text === labels.choicesLoading;
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
        <ReadText as="div" data-empty={isWaiting || undefined}>
          {text}
        </ReadText>
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

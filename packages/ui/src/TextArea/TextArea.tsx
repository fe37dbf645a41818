import { type CSSProperties, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { type FieldTexts, FormField } from '../FormField/index.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import type { NativeFieldProps } from '../internal/NativeFieldProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { writeCount } from '../internal/writeCount.ts';
import type { TextAreaLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { lengthNotice } from './lengthNotice.ts';
import { AreaCounter, AreaFrame, AreaInput } from './TextArea.styles.ts';

export interface TextAreaProps extends FieldTexts, Omit<NativeFieldProps<'textarea'>, 'rows'> {
  /** The text, when the caller holds it. */
  value?: string | undefined;
  /**
   * The text to start with, when the field holds it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Every keystroke, with the whole new text. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Can be read, focused and copied, not edited.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Lines that it is high at least.
   * @default 3
   */
  minRows?: number | undefined;
  /**
   * Lines up to which it grows with its text; then it scrolls.
   * @default 18
   */
  maxRows?: number | undefined;
  /** Characters at most, in UTF-16 units. From 80 % on a counter shows. */
  maxLength?: number | undefined;
  /** Texts of the counter. English by default. */
  labels?: Partial<TextAreaLabels> | undefined;
  /** The text area's element. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

const english = (locale: string): TextAreaLabels => ({
  counter: (length, maxLength) => `${writeCount(length, locale)} / ${writeCount(maxLength, locale)}`,
  charactersLeft: (atMost) =>
    atMost === 0 ? 'No characters left' : `At most ${writeCount(atMost, locale)} characters left`,
});

/** Text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  isReadOnly = false,
  minRows = 3,
  maxRows = 18,
  labels,
  id,
  inputRef: givenInputRef,
  ...rest
}: TextAreaProps) {
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(inputRef, givenInputRef);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const [given, root] = splitControlProps(rest);
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const { maxLength } = given;
  const notice = isLocked ? undefined : lengthNotice(value.length, maxLength);
  const texts = useLabels('TextArea', english, labels);
  const style: CSSProperties & Record<`--area-${string}`, number> = {
    '--area-min-rows': minRows,
    '--area-max-rows': Math.max(minRows, maxRows),
  };
  useGrowingHeight(inputRef, value);

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason }}
      {...root}
      controlId={id}
    >
      {(control) => (
        <AreaFrame
          data-part="control"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-disabled={given.disabled || undefined}
        >
          <AreaInput
            dir={value === '' ? undefined : 'auto'}
            {...joinControlProps(given, control)}
            ref={mergedRef}
            data-part="input"
            rows={minRows}
            style={style}
            value={value}
            readOnly={isLocked}
            aria-readonly={isLocked || undefined}
            onChange={(event) => setValue(event.target.value)}
          />
          {notice && maxLength !== undefined && (
            <AreaCounter aria-hidden="true" data-part="counter" data-over={notice.isOver || undefined}>
              {texts.counter(value.length, maxLength)}
            </AreaCounter>
          )}
          {maxLength !== undefined && (
            <VisuallyHidden role="status">
              {notice && texts.charactersLeft(notice.announcedLeft)}
            </VisuallyHidden>
          )}
        </AreaFrame>
      )}
    </FormField>
  );
}

/** Makes a text area as high as its text in browsers whose styles cannot: its own limits still hold. */
function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || value === undefined || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [ref, value]);
}

import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { type FieldTexts, FormField } from '../FormField/index.ts';
import { AreaFrame, AreaInput } from './TextArea.styles.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'readOnly' | 'required' | 'children'
>;

export interface TextAreaProps extends FieldTexts, NativeProps {
  /** The text; the caller holds it. */
  value: string;
  /** Every keystroke, with the whole new text. */
  onValueChange: (value: string) => void;
  /**
   * Can be read, focused and copied, not edited.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Lines at least; it grows with its text up to 24 rem.
   * @default 3
   */
  rows?: number | undefined;
}

/** Text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value,
  onValueChange,
  onChange,
  isReadOnly = false,
  rows = 3,
  id,
  className,
  style,
  ...rest
}: TextAreaProps) {
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const areaStyle: CSSProperties & Record<'--area-rows', number> = { '--area-rows': rows };

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason, className, style }}
      controlId={id}
    >
      {(control) => (
        <AreaFrame
          data-part="control"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-disabled={rest.disabled || undefined}
        >
          <AreaInput
            {...rest}
            {...control}
            rows={rows}
            style={areaStyle}
            value={value}
            readOnly={isLocked}
            onChange={(event) => {
              onChange?.(event);
              onValueChange(event.target.value);
            }}
          />
        </AreaFrame>
      )}
    </FormField>
  );
}

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { type FieldTexts, FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextEnd, TextFrame, TextIcon, TextInput } from './TextField.styles.ts';

/** Texts of the password's button. */
export interface TextFieldLabels {
  /**
   * @default 'Show password'
   */
  showPassword: string;
  /**
   * @default 'Hide password'
   */
  hidePassword: string;
}

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'readOnly' | 'required'>;

export interface TextFieldProps extends FieldTexts, NativeProps {
  /** The text; the caller holds it. */
  value: string;
  /** Every keystroke, with the whole new text. */
  onValueChange: (value: string) => void;
  /**
   * `password` gets a button that shows what was typed.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined;
  /**
   * Can be read, focused and copied, not edited.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** An icon of 16 pixels before the text. */
  startIcon?: ReactNode | undefined;
  /** A unit or a small control after the text. */
  endContent?: ReactNode | undefined;
  /** Texts of the password's button. English by default. */
  labels?: Partial<TextFieldLabels> | undefined;
}

/** One line of text. `className`, `style` and `ref` are the field's, the frame's root and the input's in that order. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value,
  onValueChange,
  onChange,
  type = 'text',
  isReadOnly = false,
  startIcon,
  endContent,
  labels,
  id,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const isLocked = isReadOnly || Boolean(readOnlyReason);

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason, className, style }}
      controlId={id}
    >
      {(control) => (
        <TextFrame
          data-part="control"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-disabled={rest.disabled || undefined}
        >
          {startIcon && <TextIcon aria-hidden="true">{startIcon}</TextIcon>}
          <TextInput
            spellCheck={isPassword ? false : undefined}
            {...rest}
            {...control}
            type={isPassword && isShown ? 'text' : type}
            value={value}
            readOnly={isLocked}
            onChange={(event) => {
              onChange?.(event);
              onValueChange(event.target.value);
            }}
          />
          {(endContent || isPassword) && (
            <TextEnd>
              {endContent}
              {isPassword && (
                <IconButton
                  size="sm"
                  label={
                    isShown
                      ? (labels?.hidePassword ?? 'Hide password')
                      : (labels?.showPassword ?? 'Show password')
                  }
                  icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
                  disabled={rest.disabled}
                  onClick={() => setShown(!isShown)}
                />
              )}
            </TextEnd>
          )}
        </TextFrame>
      )}
    </FormField>
  );
}

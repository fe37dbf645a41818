import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { type FieldTexts, FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import type { NativeFieldProps } from '../internal/NativeFieldProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useHeldTyping } from '../internal/useHeldTyping.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import type { TextFieldLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { TextEnd, TextFrame, TextIcon, TextInput } from './TextField.styles.ts';

export interface TextFieldProps extends FieldTexts, NativeFieldProps<'input'> {
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
   * `password` gets a button that shows what was typed.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined;
  /**
   * A key is painted before anything follows from it: `onValueChange` is called when that is done and the browser has nothing else to do, or
   * before anything else happens (another key than a character, a press, a scroll, leaving the field or the page). For forms in which much
   * follows from a text. The same at each render.
   * @default false
   */
  isHeld?: boolean | undefined;
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
  /** The input's element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const english: TextFieldLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };

interface RevealButtonProps {
  isShown: boolean;
  disabled: boolean | undefined;
  labels: Partial<TextFieldLabels> | undefined;
  onToggle: () => void;
}

function RevealButton({ isShown, disabled, labels, onToggle }: RevealButtonProps) {
  const { showPassword, hidePassword } = useLabels('TextField', english, labels);
  return (
    <IconButton
      size="sm"
      data-part="reveal"
      label={isShown ? hidePassword : showPassword}
      icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
      isDisabled={disabled}
      onClick={onToggle}
    />
  );
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  type = 'text',
  isHeld = false,
  isReadOnly = false,
  startIcon,
  endContent,
  labels,
  id,
  inputRef,
  ...rest
}: TextFieldProps) {
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const [isShown, setShown] = useState(false);
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRefs = useMergedRefs(ownRef, inputRef);
  const typing = useHeldTyping({ text: value, isHeld, inputRef: ownRef, onText: setValue });
  const [given, root] = splitControlProps(rest);
  const isPassword = type === 'password';
  const isLocked = isReadOnly || Boolean(readOnlyReason);

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason }}
      {...root}
      controlId={id}
    >
      {(control) => (
        <TextFrame
          data-part="control"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-disabled={given.disabled || undefined}
        >
          {startIcon && (
            <TextIcon aria-hidden="true" data-part="start-icon">
              {startIcon}
            </TextIcon>
          )}
          <TextInput
            spellCheck={isPassword ? false : undefined}
            dir={type === 'text' && value !== '' ? 'auto' : undefined}
            {...joinControlProps(given, control)}
            {...typing}
            ref={inputRefs}
            data-part="input"
            type={type === 'text' || (isPassword && isShown) ? undefined : type}
            readOnly={isLocked}
            aria-readonly={isLocked || undefined}
          />
          {(endContent || isPassword) && (
            <TextEnd data-part="end-content">
              {endContent}
              {isPassword && (
                <RevealButton
                  {...{ isShown, labels }}
                  disabled={given.disabled}
                  onToggle={() => setShown(!isShown)}
                />
              )}
            </TextEnd>
          )}
        </TextFrame>
      )}
    </FormField>
  );
}

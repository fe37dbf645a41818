import type { ComponentPropsWithRef, ReactNode } from 'react';
import { usePressGuard } from '../internal/usePressGuard.ts';
import { Tooltip } from '../Tooltip/index.ts';
import {
  ButtonCovered,
  ButtonIcon,
  ButtonRoot,
  ButtonSpinner,
  ButtonSubText,
  ButtonText,
} from './Button.styles.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /**
   * How much it weighs on the screen: one `primary` at most in a group.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /**
   * 32 or 24 pixels high.
   * @default 'md'
   */
  size?: 'md' | 'sm' | undefined;
  /** An icon of 16 pixels before the text. */
  startIcon?: ReactNode | undefined;
  /** An icon of 16 pixels after the text. */
  endIcon?: ReactNode | undefined;
  /** A second, smaller line: a state of what the button does, such as "Unsaved changes". */
  subText?: string | undefined;
  /**
   * Its work is pending: shows a spinner in the place of its icon or label, keeps its size and focus, does nothing when pressed.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * It cannot be pressed and is left out of the tab order. Give `disabledReason` instead where the reader should know
   * why.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Why it cannot be pressed now, in words for the reader. The button then looks disabled and does nothing, but stays
   * focusable, and says the reason in a tooltip.
   */
  disabledReason?: string | undefined;
}

function StartIcon({ icon, isPending }: { icon: ReactNode; isPending: boolean }) {
  if (!icon) return null;
  return (
    <ButtonIcon aria-hidden="true" data-part="start-icon">
      {isPending ? <Covered>{icon}</Covered> : icon}
    </ButtonIcon>
  );
}

/** A spinner in the place of a label or an icon: the button keeps its size, and its name. */
function Covered({ children }: { children: ReactNode }) {
  return (
    <ButtonCovered>
      <span>{children}</span>
      <ButtonSpinner aria-hidden="true" data-part="spinner" />
    </ButtonCovered>
  );
}

/** Runs an action. `type` is `button` unless given. */
export function Button({
  variant = 'secondary',
  size = 'md',
  startIcon,
  endIcon,
  subText,
  isPending = false,
  isDisabled,
  disabledReason,
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const { reasonId, guardProps } = usePressGuard({ isPending, reason: disabledReason, onClick, describedBy });

  return (
    <>
      <Tooltip content={disabledReason} isDisabled={!disabledReason} isDescription={false} delayMs={200}>
        <ButtonRoot
          type="button"
          data-part="button"
          data-variant={variant}
          data-size={size}
          data-with-sub-text={subText ? true : undefined}
          {...rest}
          {...(isDisabled && { disabled: true })}
          {...guardProps}
        >
          <StartIcon icon={startIcon} isPending={isPending} />
          <ButtonText data-part="text">
            {isPending && !startIcon ? <Covered>{children}</Covered> : children}
            {subText && <ButtonSubText data-part="sub-text"> {subText}</ButtonSubText>}
          </ButtonText>
          {endIcon && (
            <ButtonIcon aria-hidden="true" data-part="end-icon">
              {endIcon}
            </ButtonIcon>
          )}
        </ButtonRoot>
      </Tooltip>
      {reasonId && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

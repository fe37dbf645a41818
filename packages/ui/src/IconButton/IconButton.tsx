import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ButtonSpinner } from '../Button/Button.styles.ts';
import { usePressGuard } from '../internal/usePressGuard.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';
import { IconButtonBadge, IconButtonRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** An icon of 16 pixels. */
  icon: ReactNode;
  /**
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /**
   * 32 or 24 pixels square.
   * @default 'md'
   */
  size?: 'md' | 'sm' | undefined;
  /** A count on its corner and in its name; nothing at 0, "99+" above 99. */
  badge?: number | undefined;
  /**
   * Its work is pending: shows a spinner and does nothing when pressed.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * It cannot be pressed and is left out of the tab order. Give `disabledReason` instead where the reader should know
   * why.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now; it stays focusable and the tooltip says why. */
  disabledReason?: string | undefined;
  /**
   * Preferred side of the tooltip.
   * @default 'bottom'
   */
  tooltipSide?: TooltipProps['side'];
  /**
   * No tooltip, for instance while its own popover is open.
   * @default false
   */
  isTooltipDisabled?: boolean | undefined;
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  badge = 0,
  isPending = false,
  isDisabled,
  disabledReason,
  tooltipSide = 'bottom',
  isTooltipDisabled = false,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  const { reasonId, guardProps } = usePressGuard({ isPending, reason: disabledReason, onClick, describedBy });
  const count = badge > 99 ? '99+' : String(badge);

  return (
    <>
      <Tooltip
        content={disabledReason ? `${label}: ${disabledReason}` : label}
        side={tooltipSide}
        isDescription={false}
        isDisabled={isTooltipDisabled}
      >
        <IconButtonRoot
          type="button"
          data-part="icon-button"
          data-variant={variant}
          data-size={size}
          aria-label={badge > 0 ? `${label} ${count}` : label}
          {...rest}
          {...(isDisabled && { disabled: true })}
          {...guardProps}
        >
          {isPending ? <ButtonSpinner aria-hidden="true" data-part="spinner" /> : icon}
          {badge > 0 && (
            <IconButtonBadge aria-hidden="true" data-part="badge">
              {count}
            </IconButtonBadge>
          )}
        </IconButtonRoot>
      </Tooltip>
      {reasonId && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

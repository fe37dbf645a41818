import { IconButton } from '@studio/ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface ToolbarToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  label: string;
  icon: ReactNode;
  /** Whether its format holds at the selection; undefined for a plain action. */
  isPressed?: boolean | undefined;
  /** Keys that do the same, as shown in the tooltip: 'Ctrl+B'. */
  shortcut?: string | undefined;
  isPending?: boolean | undefined;
  disabledReason?: string | undefined;
  onPress: () => void;
}

/** A button of the toolbar. Pressing it with the pointer leaves the caret where it is. */
export function ToolbarToggle(props: ToolbarToggleProps): ReactElement {
  const { label, isPressed, shortcut, onPress, ...rest } = props;
  return (
    <IconButton
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      data-pressed={isPressed || undefined}
      label={shortcut ? `${label} (${shortcut})` : label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}

import { Button, Tooltip } from '@studio/ui';
import type { ReactElement } from 'react';
import type { RunnableAction } from './types.ts';

export interface ActionBarButtonProps {
  readonly action: RunnableAction;
  /** Said of a disabled action that has no notes. */
  readonly unavailableText: string;
}

/** One action that has room. */
export function ActionBarButton({ action, unavailableText }: ActionBarButtonProps): ReactElement {
  const { label, isEnabled, variant, icon, subText, notes, isPending, onRun } = action;
  const button = (
    <Button
      variant={variant}
      startIcon={icon}
      subText={subText}
      isPending={isPending}
      disabledReason={isEnabled ? undefined : notes || unavailableText}
      onClick={onRun}
    >
      {label}
    </Button>
  );
  return isEnabled && notes ? <Tooltip content={notes}>{button}</Tooltip> : button;
}

import { type MouseEvent, type MouseEventHandler, useId } from 'react';

interface PressGuardOptions {
  isPending: boolean;
  /** Why it cannot be pressed. */
  reason: string | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
  describedBy: string | undefined;
}

/** Props of a button that keeps its focus while it does nothing, because its work runs or something forbids it. */
export function usePressGuard({ isPending, reason, onClick, describedBy }: PressGuardOptions) {
  const id = useId();
  const reasonId = reason ? id : undefined;
  const isBlocked = isPending || Boolean(reason);
  return {
    reasonId,
    guardProps: {
      ...(isPending && { 'data-pending': true, 'aria-busy': true }),
      ...(isBlocked && { 'aria-disabled': true }),
      'aria-describedby': [describedBy, reasonId].filter(Boolean).join(' ') || undefined,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        if (isBlocked) event.preventDefault();
        else onClick?.(event);
      },
    },
  };
}

import { Button, Tooltip } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import type { ActionDetailsPartProps } from './ActionDetailsPart.tsx';
import type { RunnableAction } from './types.ts';

const detailsPart = deferPart<ActionDetailsPartProps>(
  async () => (await import('./ActionDetailsPart.tsx')).ActionDetailsPart,
);

export interface ActionBarButtonProps
  extends Pick<ActionDetailsPartProps, 'action' | 'isHidden' | 'isAsked' | 'onClose'> {
  /** Said of a disabled action that has no notes. */
  readonly unavailableText: string;
}

/** One action that has room. */
export function ActionBarButton({ unavailableText, ...rest }: ActionBarButtonProps): ReactElement {
  const { label, isEnabled, variant, icon, subText, notes, isPending, details, onRun } = rest.action;
  const Details = useDeferredPart(detailsPart, Boolean(details));
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
  return (
    <>
      {isEnabled && notes ? <Tooltip content={notes}>{button}</Tooltip> : button}
      {Details && details && (
        <Details {...rest} details={details} disabledReason={whyNoDetails(rest.action, unavailableText)} />
      )}
    </>
  );
}

/** Why the details of an action cannot be opened now; undefined when they can. */
export function whyNoDetails(action: RunnableAction, unavailableText: string): string | undefined {
  const { details, isEnabled, isPending, notes } = action;
  return (details?.isEnabled ?? (isEnabled && !isPending)) ? undefined : notes || unavailableText;
}

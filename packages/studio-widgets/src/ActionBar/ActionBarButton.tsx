import { Button, Tooltip } from '@studio/ui';
import type { ReactElement } from 'react';
import { ActionDetailsPart, type ActionDetailsPartProps } from './ActionDetailsPart.tsx';
import type { ActionBarAction, RunnableAction } from './types.ts';

export interface ActionBarButtonProps
  extends Pick<ActionDetailsPartProps, 'action' | 'isHidden' | 'isAsked' | 'onClose'> {
  /** Text for a disabled action that has no reason. */
  readonly unavailableText: string;
}

/** One action that has room. */
export function ActionBarButton({ unavailableText, ...rest }: ActionBarButtonProps): ReactElement {
  const { label, variant, icon, subText, note, isPending, details, onRun } = rest.action;
  const disabledReason = whyDisabled(rest.action, unavailableText);
  const button = (
    <Button
      variant={variant}
      startIcon={icon}
      subText={subText}
      isPending={isPending}
      disabledReason={disabledReason}
      onClick={onRun}
    >
      {label}
    </Button>
  );
  return (
    <>
      {note && !disabledReason ? <Tooltip content={note}>{button}</Tooltip> : button}
      {details && (
        <ActionDetailsPart
          {...rest}
          details={details}
          disabledReason={whyNoDetails(rest.action, unavailableText)}
        />
      )}
    </>
  );
}

/** Why an action does nothing now; undefined when it can be run. */
export function whyDisabled(action: ActionBarAction, unavailableText: string): string | undefined {
  return action.disabledReason || (action.isDisabled ? unavailableText : undefined);
}

/** Why the details of an action cannot be opened now; undefined when they can. */
export function whyNoDetails(action: RunnableAction, unavailableText: string): string | undefined {
  const { details, isPending } = action;
  const reason = whyDisabled(action, unavailableText);
  return (details?.isDisabled ?? (isPending || reason !== undefined))
    ? (reason ?? unavailableText)
    : undefined;
}

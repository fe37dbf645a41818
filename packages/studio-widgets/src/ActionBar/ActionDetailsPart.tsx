import { Dialog } from '@studio/ui';
import { type ReactElement, useRef } from 'react';
import { DetailsArrow } from './DetailsArrow.tsx';
import type { ActionBarDetails, RunnableAction } from './types.ts';

export interface ActionDetailsPartProps {
  readonly action: RunnableAction;
  readonly details: ActionBarDetails;
  /** Why they cannot be opened now. */
  readonly disabledReason: string | undefined;
  /** The action is in the menu: there is no arrow. */
  readonly isHidden: boolean;
  /** It was opened from the menu. */
  readonly isAsked: boolean;
  /** The content opened from the menu was closed. */
  readonly onClose: () => void;
}

/**
 * What there is to see about an action: under an arrow beside its button, or, opened from the menu, in a dialog. What is
 * in them is not pressed by accident: they take the focus themselves.
 */
export function ActionDetailsPart(props: ActionDetailsPartProps): ReactElement {
  const { action, details, disabledReason, isHidden, isAsked, onClose } = props;
  const { label, title = label, content, width } = details;
  const dialogRef = useRef<HTMLDivElement>(null);
  const shown = <DetailsContent content={content} />;
  return (
    <>
      {!isHidden && (
        <DetailsArrow {...{ label, title, width, disabledReason }} variant={action.variant}>
          {shown}
        </DetailsArrow>
      )}
      <Dialog
        title={title}
        isOpen={isAsked}
        onOpenChange={onClose}
        ref={dialogRef}
        initialFocusRef={dialogRef}
      >
        {shown}
      </Dialog>
    </>
  );
}

/** A function is asked only where what it gives is shown. */
function DetailsContent({ content }: Pick<ActionBarDetails, 'content'>): ReactElement {
  return <>{typeof content === 'function' ? content() : content}</>;
}

import { Button } from '@studio/ui';
import type { ReactElement } from 'react';
import type { ExpressionModalLabels } from './labels.ts';
import type { ExpressionSaveDetails } from './types.ts';

export interface DialogButtonsProps {
  /** Nothing can be changed: there is only a button to close. */
  readonly isLocked: boolean;
  readonly canSave: boolean;
  /** Fields that the script names are still being looked up. */
  readonly isChecking: boolean;
  /** It is being saved. */
  readonly isPending: boolean;
  readonly run: (reason: ExpressionSaveDetails['reason']) => void;
  readonly cancel: () => void;
  readonly labels: ExpressionModalLabels;
}

/** The buttons below an expression. Cancel aborts a pending save. */
export function DialogButtons(props: DialogButtonsProps): ReactElement {
  const { isLocked, canSave, isChecking, isPending, run, cancel, labels } = props;
  if (isLocked) return <Button onClick={cancel}>{labels.close}</Button>;
  const savable = {
    isDisabled: !canSave,
    disabledReason: canSave && isChecking ? labels.checking : undefined,
    isPending,
  };
  return (
    <>
      <Button onClick={cancel}>{labels.cancel}</Button>
      <Button data-part="button save" {...savable} onClick={() => run('save')}>
        {labels.save}
      </Button>
      <Button variant="primary" {...savable} onClick={() => run('save-and-close')}>
        {labels.saveAndClose}
      </Button>
    </>
  );
}

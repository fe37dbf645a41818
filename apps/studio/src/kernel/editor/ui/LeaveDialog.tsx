import { Button, Dialog, VisuallyHidden } from '@studio/ui';
import { useRef } from 'react';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import { useLastShown } from '../../state/useLastShown.ts';
import type { Editor } from '../Editor.ts';
import type { LeaveGuard } from '../useLeaveGuard.ts';
import { Reason } from './LeaveDialog.styles.ts';
import { SaveDetails } from './SaveDetails.tsx';
import './safety.messages.ts';

/** Who wants to leave, and whether the changes are kept. */
export interface LeaveDialogProps<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  readonly guard: LeaveGuard;
  /** The changes are safe in this browser. */
  readonly areKept: boolean;
}

/**
 * Asks what to do when the changes could not be saved on the way out: each can be taken back by itself, saving can be
 * tried again. With no change left there is nothing to lose.
 */
export function LeaveDialog<Doc, Draft extends object>(props: LeaveDialogProps<Doc, Draft>) {
  const { editor, guard, areKept } = props;
  const firstRef = useRef<HTMLButtonElement>(null);
  const { failure, isSaving } = editor.state;
  const shown = useLastShown(failure);
  const reason = shown === null ? '' : describeError(shown.error);
  const hasChanges = guard.isStuck && editor.changes.length > 0;
  return (
    <Dialog
      isOpen={guard.isStuck}
      onOpenChange={(isOpen) => (isOpen ? undefined : guard.stay())}
      title={t('editor.leave.title')}
      description={
        <>
          <Reason>{reason}</Reason> {t(leaveText(hasChanges, editor.isDirty, areKept))}
        </>
      }
      initialFocusRef={firstRef}
      closeLabel={t('common.close')}
      footer={
        hasChanges ? (
          <>
            <Button variant={areKept ? 'secondary' : 'danger'} onClick={guard.leave}>
              {t('editor.leave.go')}
            </Button>
            <Button onClick={guard.stay}>{t('editor.leave.stay')}</Button>
            <Button
              ref={firstRef}
              variant="primary"
              isPending={isSaving}
              disabledReason={editor.isValid ? undefined : editor.definition.texts.invalidOnLeave}
              onClick={guard.retry}
            >
              {t('editor.leave.retry')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={guard.stay}>{t('editor.leave.stay')}</Button>
            {editor.isDirty && (
              <Button isPending={isSaving} onClick={guard.retry}>
                {t('editor.leave.retry')}
              </Button>
            )}
            <Button variant="primary" onClick={guard.leave}>
              {t('editor.leave.goClean')}
            </Button>
          </>
        )
      }
    >
      <SaveDetails editor={editor} />
      <VisuallyHidden role="status">
        {guard.failedAgain > 0 && (
          <span key={guard.failedAgain}>{t('editor.leave.failedAgain', { reason })}</span>
        )}
      </VisuallyHidden>
    </Dialog>
  );
}

/** An answer that was lost leaves open whether the server has what was taken back since. */
function leaveText(hasChanges: boolean, isDirty: boolean, areKept: boolean) {
  if (hasChanges) return areKept ? 'editor.leave.text' : 'editor.leave.textLost';
  return isDirty ? 'editor.leave.unknown' : 'editor.leave.nothing';
}

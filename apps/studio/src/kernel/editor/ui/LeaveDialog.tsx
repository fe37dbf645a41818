import { Button, Dialog, VisuallyHidden } from '@studio/ui';
import { useRef } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { describeFailure } from '../describeFailure.ts';
import type { Editor } from '../Editor.ts';
import { safetyText } from '../safety.messages.ts';
import { useEditorState } from '../useEditorState.ts';
import type { LeaveGuard } from '../useLeaveGuard.ts';
import { Reason } from './LeaveDialog.styles.ts';
import { SaveDetails } from './SaveDetails.tsx';

/** Who wants to leave, and whether the changes are kept. */
export interface LeaveDialogProps<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  readonly guard: Omit<LeaveGuard, 'discard' | 'isQuestioned'>;
  /** What the object is called on the screen. */
  readonly name: string;
  /** The changes are safe in this browser. */
  readonly areKept: boolean;
}

/**
 * Asks what to do when the changes could not be saved on leaving: each can be reverted alone, saving can be
 * retried. With no change left there is nothing to lose.
 */
export function LeaveDialog<Doc, Draft extends object>(props: LeaveDialogProps<Doc, Draft>) {
  const { editor, guard, name, areKept } = props;
  const firstRef = useRef<HTMLButtonElement>(null);
  const { failure, isSaving, isDirty, isValid } = useEditorState(editor);
  const shown = useLastShown(failure);
  const reason = shown === null ? '' : describeFailure(editor, shown, name);
  const hasChanges = guard.isStuck && editor.changes.length > 0;
  return (
    <Dialog
      isOpen={guard.isStuck}
      onOpenChange={(isOpen) => (isOpen ? undefined : guard.stay())}
      title={safetyText('leave.title')}
      description={
        <>
          <Reason>{reason}</Reason> {safetyText(leaveText(hasChanges, isDirty, areKept))}
        </>
      }
      initialFocusRef={firstRef}
      closeLabel={commonText('close')}
      footer={
        hasChanges ? (
          <>
            <Button variant={areKept ? 'secondary' : 'danger'} onClick={guard.leave}>
              {safetyText('leave.go')}
            </Button>
            <Button onClick={guard.stay}>{safetyText('leave.stay')}</Button>
            <Button
              ref={firstRef}
              variant="primary"
              isPending={isSaving}
              disabledReason={isValid ? undefined : editor.definition.texts.invalidOnLeave}
              onClick={guard.retry}
            >
              {safetyText('leave.retry')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={guard.stay}>{safetyText('leave.stay')}</Button>
            {isDirty && (
              <Button isPending={isSaving} onClick={guard.retry}>
                {safetyText('leave.retry')}
              </Button>
            )}
            <Button variant="primary" onClick={guard.leave}>
              {safetyText('leave.goClean')}
            </Button>
          </>
        )
      }
    >
      <SaveDetails editor={editor} />
      <VisuallyHidden role="status">
        {guard.failedAgain > 0 && (
          <span key={guard.failedAgain}>{safetyText('leave.failedAgain', { reason })}</span>
        )}
      </VisuallyHidden>
    </Dialog>
  );
}

/** An answer that was lost leaves open whether the server has what was taken back since. */
function leaveText(hasChanges: boolean, isDirty: boolean, areKept: boolean) {
  if (hasChanges) return areKept ? 'leave.text' : 'leave.textLost';
  return isDirty ? 'leave.unknown' : 'leave.nothing';
}

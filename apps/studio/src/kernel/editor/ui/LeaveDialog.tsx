import { Button, Dialog } from '@studio/ui';
import { useRef } from 'react';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
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

/** Asks what to do when the changes could not be saved on the way out. */
export function LeaveDialog<Doc, Draft extends object>(props: LeaveDialogProps<Doc, Draft>) {
  const { editor, guard, areKept } = props;
  const stayRef = useRef<HTMLButtonElement>(null);
  const reason = editor.state.failure === null ? '' : describeError(editor.state.failure.error);
  return (
    <Dialog
      isOpen={guard.isStuck}
      onOpenChange={(isOpen) => (isOpen ? undefined : guard.stay())}
      title={t('editor.leave.title')}
      description={
        <>
          <Reason>{reason}</Reason> {t(areKept ? 'editor.leave.text' : 'editor.leave.textLost')}
        </>
      }
      initialFocusRef={stayRef}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant={areKept ? 'secondary' : 'danger'} onClick={guard.leave}>
            {t('editor.leave.go')}
          </Button>
          <Button ref={stayRef} variant="primary" onClick={guard.stay}>
            {t('editor.leave.stay')}
          </Button>
        </>
      }
    >
      <SaveDetails editor={editor} isReadOnly />
    </Dialog>
  );
}

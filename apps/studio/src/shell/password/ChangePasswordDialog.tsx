import { Button, Dialog } from '@studio/ui';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { saySuccess } from '../../platform/feedback/progress.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { session } from '../../platform/session/session.ts';
import type { ShellDialogProps } from '../ShellDialog.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { passwordText } from './password.messages.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** Changes the password. Once something is typed it closes by its buttons alone, so that a stray click loses nothing. */
export function ChangePasswordDialog({ isOpen, onClose }: ShellDialogProps) {
  const formId = useId();
  const { current } = useSnapshot(session);
  const { setDraft, isPending, isBlank, submit, ...form } = usePasswordChange(() => {
    onClose();
    saySuccess(passwordText('done'));
  });
  return (
    <Dialog
      isStatic={isPending || !isBlank}
      isOpen={isOpen}
      onOpenChange={onClose}
      title={passwordText('title')}
      description={passwordText('text')}
      closeLabel={commonText('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{commonText('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {passwordText('submit')}
          </Button>
        </>
      }
    >
      <ChangePasswordForm
        {...form}
        id={formId}
        username={current?.user.username ?? ''}
        onDraftChange={setDraft}
        onSubmit={() => void submit()}
      />
    </Dialog>
  );
}

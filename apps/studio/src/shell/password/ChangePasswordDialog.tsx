import { Button, Dialog } from '@studio/ui';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { notify } from '../../services/notices.ts';
import { session } from '../../session/session.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogs.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { usePasswordChange } from './usePasswordChange.ts';
import './password.messages.ts';

/** Changes the password. Once something is typed it closes by its buttons alone, so that a stray click loses nothing. */
export function ChangePasswordDialog({ isOpen, onClose }: ShellDialogProps) {
  const formId = useId();
  const { current } = useSnapshot(session);
  const { setDraft, isPending, isBlank, submit, ...form } = usePasswordChange(() => {
    onClose();
    notify({ message: t('shell.password.done'), tone: 'good' });
  });
  return (
    <Dialog
      isStatic={isPending || !isBlank}
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('shell.password.title')}
      description={t('shell.password.text')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('shell.password.submit')}
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

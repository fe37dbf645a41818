import { result } from '@studio/api';
import { Button, Dialog } from '@studio/ui';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { notifySuccess } from '../../platform/feedback/progress.ts';
import { api } from '../../platform/http/api.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { session } from '../../platform/session/session.ts';
import type { ShellDialogProps } from '../ShellDialog.ts';
import { ChangePasswordForm, type FocusRequest } from './ChangePasswordForm.tsx';
import { passwordText } from './password.messages.ts';
import {
  currentErrors,
  firstInvalidField,
  type PasswordDraft,
  type PasswordErrors,
  type PasswordRefusal,
  passwordFields,
  readPasswordProblem,
} from './passwordChange.ts';

/** Changes the password. Once something is typed it closes by its buttons alone, so that a stray click loses nothing. */
export function ChangePasswordDialog({ isOpen, onClose }: ShellDialogProps) {
  const formId = useId();
  const { current } = useSnapshot(session);
  const { setDraft, isPending, isBlank, submit, ...form } = usePasswordChange(() => {
    onClose();
    notifySuccess(passwordText('done'));
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

const blank: PasswordDraft = { current: '', next: '', again: '' };

/** The course of changing the password. Errors show from the first try on. @param onDone called after success. */
function usePasswordChange(onDone: () => void) {
  const [draft, setDraft] = useState(blank);
  const [wasTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<PasswordRefusal | null>(null);
  const [focusOn, setFocusOn] = useState<FocusRequest | null>(null);

  const focusFirst = (errors: PasswordErrors) => {
    const field = firstInvalidField(errors);
    if (field !== null) setFocusOn({ field });
    return field !== null;
  };

  const submit = async () => {
    setTried(true);
    setRefusal(null);
    if (isPending || focusFirst(currentErrors(draft, null))) return;
    setPending(true);
    try {
      const body = { currentPassword: draft.current, newPassword: draft.next };
      await result(api.POST('/rest/User/current/password', { body }));
      onDone();
    } catch (error) {
      const errors = readPasswordProblem(error);
      setRefusal({ draft, errors });
      focusFirst(errors);
    }
    setPending(false);
  };

  return {
    draft,
    setDraft,
    errors: wasTried ? currentErrors(draft, refusal) : {},
    isPending,
    /** Nothing has been typed. */
    isBlank: passwordFields.every((field) => draft[field] === ''),
    focusOn,
    submit,
  };
}

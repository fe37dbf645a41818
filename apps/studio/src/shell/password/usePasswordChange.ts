import { result } from '@studio/api';
import { useState } from 'react';
import { api } from '../../platform/http/api.ts';
import type { FocusRequest } from './ChangePasswordForm.tsx';
import {
  currentErrors,
  firstInvalidField,
  type PasswordDraft,
  type PasswordErrors,
  type PasswordRefusal,
  passwordFields,
  readPasswordProblem,
} from './passwordChange.ts';

const blank: PasswordDraft = { current: '', next: '', again: '' };

/** The course of changing the password. Errors show from the first try on. @param onDone called after success. */
export function usePasswordChange(onDone: () => void) {
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

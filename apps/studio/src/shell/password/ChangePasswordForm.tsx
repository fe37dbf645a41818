import { TextField } from '@studio/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { PasswordFailure, PasswordFields } from './ChangePasswordForm.styles.ts';
import { passwordText } from './password.messages.ts';
import { type PasswordDraft, type PasswordErrors, passwordFields, passwordLimits } from './passwordChange.ts';

/** Requests the focus: each new object moves it once. */
export interface FocusRequest {
  readonly field: keyof PasswordDraft;
}

export interface ChangePasswordFormProps {
  /** The form's id, so that a button outside of it can submit it. */
  id: string;
  /** Whose password it is, so that a password manager knows. */
  username: string;
  draft: PasswordDraft;
  onDraftChange: (draft: PasswordDraft) => void;
  /** What is wrong, at its field. */
  errors: PasswordErrors;
  /** The field that takes the focus. Default: nothing moves it. */
  focusOn?: FocusRequest | null;
  onSubmit: () => void;
}

const completions = { current: 'current-password', next: 'new-password', again: 'new-password' } as const;

/** The current password, and the new one twice. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { draft, errors, focusOn = null } = props;
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focusOn) inputOf(formRef.current, focusOn.field)?.focus();
  }, [focusOn]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
  };

  return (
    <PasswordFields ref={formRef} id={props.id} noValidate onSubmit={submit}>
      <input hidden readOnly autoComplete="username" value={props.username} />
      {errors.form && <PasswordFailure role="alert">{errors.form}</PasswordFailure>}
      {passwordFields.map((field) => (
        <TextField
          key={field}
          type="password"
          name={field}
          label={passwordText(`${field}`)}
          hint={field === 'next' && passwordText('next.hint', { minimum: passwordLimits.minimum })}
          error={errors[field]}
          autoComplete={completions[field]}
          value={draft[field]}
          onValueChange={(value) => props.onDraftChange({ ...draft, [field]: value })}
        />
      ))}
    </PasswordFields>
  );
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const element = form?.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
}

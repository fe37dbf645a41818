import { Button, TextField } from '@studio/ui';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { SignInFields } from './SignInPage.styles.ts';
import { signInText } from './signIn.messages.ts';
import type { PendingSignIn } from './useSignIn.ts';

/** What the user typed. */
export interface TypedCredentials {
  readonly username: string;
  readonly password: string;
}

export interface SignInFormProps {
  typed: TypedCredentials;
  onTypedChange: (typed: TypedCredentials) => void;
  usernameRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
  /** The sign-in that is pending; the form then submits nothing. */
  pending: PendingSignIn;
  /** Called with both filled in. */
  onSubmit: (typed: TypedCredentials) => void;
}

/** User name, password and the button. An empty field is marked at the first try, and takes the focus. */
export function SignInForm({
  typed,
  onTypedChange,
  usernameRef,
  passwordRef,
  pending,
  onSubmit,
}: SignInFormProps) {
  const [wasTried, setTried] = useState(false);
  const isNameMissing = typed.username.trim() === '';
  const isPasswordMissing = typed.password === '';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isNameMissing) usernameRef.current?.focus();
    else if (isPasswordMissing) passwordRef.current?.focus();
    else onSubmit({ username: typed.username.trim(), password: typed.password });
  };

  return (
    <SignInFields noValidate aria-label={signInText('title')} aria-busy={pending !== null} onSubmit={submit}>
      <TextField
        inputRef={usernameRef}
        label={signInText('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={typed.username}
        error={wasTried && isNameMissing ? signInText('username.missing') : undefined}
        onValueChange={(username) => onTypedChange({ ...typed, username })}
      />
      <TextField
        inputRef={passwordRef}
        label={signInText('password')}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={1000}
        value={typed.password}
        error={wasTried && isPasswordMissing ? signInText('password.missing') : undefined}
        onValueChange={(password) => onTypedChange({ ...typed, password })}
      />
      <Button type="submit" variant="primary" isPending={pending !== null}>
        {signInText(pending === null ? 'submit' : `pending.${pending}`)}
      </Button>
    </SignInFields>
  );
}

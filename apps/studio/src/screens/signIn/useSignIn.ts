import type { Credentials } from '@studio/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { describeError } from '../../platform/i18n/describeError.ts';
import { session } from '../../platform/session/session.ts';
import { arrivalState } from '../../platform/signIn/arrivalState.ts';
import { signIn } from '../../platform/signIn/signIn.ts';
import { type SignInFailure, toSignInFailure } from './failure.ts';

/** `busy`: the server makes a large change, and the sign-in is sent again until it has ended. */
export type PendingSignIn = 'password' | 'external' | 'busy' | null;

/** The course of signing in: what is pending, what failed, and where success leads. */
export interface SignInCourse {
  readonly pending: PendingSignIn;
  readonly failure: SignInFailure | null;
  readonly submit: (credentials: Credentials) => Promise<void>;
}

/** Signs in on demand, and at once when the address brought an external token; success calls back. */
export function useSignIn(onSignedIn: () => Promise<void>): SignInCourse {
  const [pending, setPending] = useState<PendingSignIn>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const submit = async (credentials: Credentials) => {
    const isExternal = 'externalToken' in credentials;
    setPending(isExternal ? 'external' : 'password');
    setFailure(null);
    try {
      await signIn(credentials, { onWait: () => setPending('busy') });
      await onSignedIn();
    } catch (error) {
      setFailure(toSignInFailure(error, isExternal, Date.now()));
    }
    setPending(null);
  };

  const submitArrived = useEffectEvent(() => {
    const externalToken = takeExternalToken();
    if (externalToken !== null) void submit({ externalToken });
  });

  useEffect(() => submitArrived(), []);

  return { pending, failure, submit };
}

/** Why the automatic sign-in at start got no answer, while that still matters; null otherwise. */
export function useStartFailure(): SignInFailure | null {
  const { startProblem, endedBecause } = useSnapshot(session);
  if (startProblem === null || endedBecause !== null) return null;
  return { kind: 'unavailable', reason: describeError(startProblem) };
}

function takeExternalToken(): string | null {
  const { externalToken } = arrivalState.current;
  arrivalState.current = { ...arrivalState.current, externalToken: null };
  return externalToken;
}

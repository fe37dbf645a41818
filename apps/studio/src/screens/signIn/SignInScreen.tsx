import { result } from '@studio/api';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useResource } from '../../kernel/resource/useResource.ts';
import { t } from '../../messages/messages.ts';
import { api } from '../../services/api.ts';
import { arrivalState } from '../../session/arrivalState.ts';
import { session } from '../../session/session.ts';
import { visit } from '../../shell/visit.ts';
import { SignInPage } from './SignInPage.tsx';
import { useSignIn, useStartFailure } from './useSignIn.ts';

/** The sign-in screen, wired to the server. It knows no router, so that it loads before there is one. */
export function SignInScreen({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const { endedBecause } = useSnapshot(session);
  const { pending, failure, submit } = useSignIn(onSignedIn);
  const startFailure = useStartFailure();
  const isStartFailure = failure === null && pending === null && startFailure !== null;
  const { data: options } = useResource('options', async (signal) => {
    return (await result(api.GET('/rest/Login/options', { signal }))).data;
  });

  useEffect(() => {
    visit.isFirstScreen = false;
    document.title = t('shell.documentTitle', { title: t('signIn.title') });
  }, []);

  return (
    <SignInPage
      username={arrivalState.current.username ?? undefined}
      endedBecause={endedBecause}
      pending={pending}
      failure={isStartFailure ? startFailure : failure}
      demoUsers={options?.demoUsers ?? []}
      onSubmit={submit}
      onRetry={isStartFailure ? () => location.reload() : undefined}
    />
  );
}

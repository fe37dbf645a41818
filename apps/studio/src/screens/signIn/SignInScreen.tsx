import { result } from '@studio/api';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useResource } from '../../kernel/resource/useResource.ts';
import { screenText } from '../../kernel/screen/screen.messages.ts';
import { visit } from '../../kernel/screen/visit.ts';
import { askBrandPictures } from '../../platform/brand/askBrandPictures.ts';
import { useBrandPicture } from '../../platform/brand/brandPictures.ts';
import { api } from '../../platform/http/api.ts';
import { session } from '../../platform/session/session.ts';
import { arrivalState } from '../../platform/signIn/arrivalState.ts';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import { SignInPage } from './SignInPage.tsx';
import { signInText } from './signIn.messages.ts';
import { useSignIn, useStartFailure } from './useSignIn.ts';

/** When the pictures of the brand are loaded at the latest, in milliseconds. */
const latestMs = 1000;

/** The sign-in screen, wired to the server. It knows no router, so that it loads before there is one. */
export function SignInScreen({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const { endedBecause, areEditsKept } = useSnapshot(session);
  const { pending, failure, submit } = useSignIn(onSignedIn);
  const startFailure = useStartFailure();
  const pictureUrl = useBrandPicture('sign-in-picture');
  const isStartFailure = failure === null && pending === null && startFailure !== null;
  const { data: options } = useResource('options', async (signal) => {
    return (await result(api.GET('/rest/Login/options', { signal }))).data;
  });

  useEffect(() => {
    visit.isFirstScreen = false;
    document.title = screenText('documentTitle', { title: signInText('title') });
  }, []);

  // Without a session no change events arrive.
  useEffect(() => whenIdle(askBrandPictures, latestMs), []);

  return (
    <SignInPage
      username={arrivalState.current.username ?? undefined}
      endedBecause={endedBecause}
      areEditsKept={areEditsKept}
      pending={pending}
      failure={isStartFailure ? startFailure : failure}
      demoUsers={options?.demoUsers ?? []}
      pictureUrl={pictureUrl}
      onSubmit={submit}
      onRetry={isStartFailure ? () => location.reload() : undefined}
    />
  );
}

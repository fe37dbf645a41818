import { Button } from '@studio/ui';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { formatWait } from '../../platform/i18n/formatWait.ts';
import type { SignInFailure } from './failure.ts';
import { SignInNote } from './SignInPage.styles.ts';
import { signInText } from './signIn.messages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface SignInFailureNoteProps {
  failure: SignInFailure;
  /** Tries the automatic sign-in again; no button when absent. */
  onRetry?: (() => void) | undefined;
}

/** Says why signing in did not work and what to do next. The reason is announced; the countdown is not. */
export function SignInFailureNote({ failure, onRetry }: SignInFailureNoteProps) {
  return (
    <SignInNote data-tone="bad" data-part="failure">
      <div role="alert">
        <strong>{reasonOf(failure)}</strong>
        {failure.kind === 'tooMany' && failure.until === null && (
          <div>{signInText('error.tooMany.unknown')}</div>
        )}
        {failure.kind === 'unavailable' && !onRetry && <div>{signInText('error.kept')}</div>}
      </div>
      {failure.kind === 'tooMany' && failure.until !== null && <Countdown until={failure.until} />}
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {commonText('retry')}
        </Button>
      )}
    </SignInNote>
  );
}

function Countdown({ until }: { until: number }) {
  const seconds = useSecondsLeft(until);
  if (seconds === 0) return <div role="status">{signInText('error.tooMany.over')}</div>;
  return <div role="timer">{signInText('error.tooMany.wait', { time: formatWait(seconds) })}</div>;
}

function reasonOf(failure: SignInFailure): string {
  if (failure.kind === 'refused') return signInText('error.refused');
  if (failure.kind === 'external') return signInText('error.external');
  return failure.kind === 'tooMany' ? signInText('error.tooMany') : failure.reason;
}

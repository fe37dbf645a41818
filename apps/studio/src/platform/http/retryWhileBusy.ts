import { ProblemError } from '@studio/api';
import { preference } from '../preferences/preferences.ts';

/** What names a longer time than this is not worth staying for. */
const longestPause = 30_000;
/** Those who were refused at the same time come again at different ones: up to half as long again. */
const jitter = 0.5;

interface RetryWhileBusyOptions {
  /** Ends the waiting: then the last refusal is thrown. */
  readonly signal: AbortSignal;
  /** Called once, before the first pause. */
  readonly onWait: () => void;
}

/**
 * Makes a call, again after as long as the server says while it answers 503 with Retry-After; for as long as the preferences say, two minutes at first: a restore of everything takes about one. The
 * call must be the same each time, with its Idempotency-Key, so that it is done once.
 * @throws what the last call threw
 */
export async function retryWhileBusy<Answer>(
  call: () => Promise<Answer>,
  { signal, onWait }: RetryWhileBusyOptions,
): Promise<Answer> {
  const end = Date.now() + preference('editor.busyWaitSeconds') * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === null || signal.aborted || Date.now() + pause > end) throw error;
      if (attempt === 1) onWait();
      await delay(pause, signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Whether the server has refused because others write: then it is known that nothing was written. */
export function isBusy(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 503 && error.problem.type.endsWith('/busy');
}

/** Milliseconds; null when the same call is not to be made again by itself. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ProblemError) || error.status !== 503 || error.retryAfterSeconds === null)
    return null;
  const pause = Math.max(1, error.retryAfterSeconds) * 1000;
  return pause > longestPause ? null : pause * (1 + jitter * Math.random());
}

/** Resolves after a time, or as soon as the wait is cancelled. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

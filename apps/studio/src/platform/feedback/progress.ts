import { isAbort } from '@studio/api';
import { formatBytes } from '@studio/ui';
import { proxy } from 'valtio';
import { progressText } from '../i18n/common.messages.ts';
import { describeError } from '../i18n/describeError.ts';
import { preference } from '../preferences/preferences.ts';
import { onSessionEnd } from '../session/endSession.ts';
import type { OnTransferProgress } from '../transfer/TransferProgress.ts';
import { reportActivity } from './activity.ts';
import { type Notice, notify } from './notices.ts';

/** What the app-wide loading bar shows. */
export interface ShownProgress {
  status: 'idle' | 'loading' | 'success';
  text: string | null;
  /** How far it is, in words, such as bytes. Null where nothing is counted. */
  detail: string | null;
  /** How far it is, 0 to 1; null where the end is not known. */
  share: number | null;
}

/** What the loading bar of this page shows. */
export const progress = proxy<ShownProgress>({ status: 'idle', text: null, detail: null, share: null });

type Run = Pick<ShownProgress, 'detail' | 'share'> & { readonly text: string };

const running = new Set<Run>();

/** The texts of one operation. */
export interface ProgressTexts<T = unknown> {
  readonly loading: string;
  /** Shown when the operation succeeds, possibly depending on its answer; nothing is when absent or undefined. */
  readonly success?: string | ((answer: T) => string | undefined);
  /** How far it is, in words. Default: in bytes. */
  readonly describe?: (done: number, total: number | null) => string;
  /** Whether what was thrown is a failure, and no question that somebody else asks. Default: it is. */
  readonly isFailure?: (error: unknown) => boolean;
  /** Something to do with what succeeded, beside the text; it stays longer then. */
  readonly offer?: (answer: T) => Notice['action'];
}

/**
 * Runs an operation under the loading bar. A failure hides the bar, adds one line to the activity list, and is
 * thrown on to the caller; what somebody stopped is no failure. When several run, the bar names the one begun last, and a
 * success is a notification.
 * @param operation reports how much is done: the bytes that it has moved, or what `describe` counts
 */
export async function withProgress<T>(
  texts: ProgressTexts<T>,
  operation: (report: OnTransferProgress) => Promise<T>,
): Promise<T> {
  const run: Run = { text: texts.loading, detail: null, share: null };
  const { describe = describeBytes, isFailure = () => true } = texts;
  running.add(run);
  showRunning();
  try {
    const answer = await operation((done, total) => {
      run.detail = describe(done, total);
      run.share = shareOf(done, total);
      showRunning();
    });
    if (running.delete(run)) showSuccess(texts, answer);
    return answer;
  } catch (error) {
    if (running.delete(run)) {
      if (!isAbort(error) && isFailure(error)) reportActivity(texts.loading, describeError(error));
      showRunning();
    }
    throw error;
  }
}

/**
 * Says in the bar that something was done: the one place for such news, which covers nothing. While something runs there it is a
 * notification.
 */
export function notifySuccess(message: string): void {
  if (running.size > 0) {
    notify({ message, tone: 'good' });
    return;
  }
  const isShown = progress.status === 'success' && progress.text === message;
  showRunning();
  // The same again is another text once the first has been taken away.
  if (isShown) setTimeout(() => notifySuccess(message));
  else Object.assign(progress, { status: 'success', text: message });
}

/** In thousandths. What has all gone but is not done yet has no known end. */
function shareOf(bytes: number, total: number | null): number | null {
  return total === null || bytes >= total ? null : Math.round((bytes / total) * 1000) / 1000;
}

/** '12.4 MiB of 50 MiB', or '3.1 MiB' where the total is unknown. */
export function describeBytes(bytes: number, total: number | null): string {
  if (total === null) return formatBytes(bytes);
  return progressText('bytes', { done: formatBytes(bytes), total: formatBytes(total) });
}

/** Takes the bar away, whatever runs; later failures are not shown. Used when the session ends. */
export function resetProgress(): void {
  running.clear();
  showRunning();
}

onSessionEnd(resetProgress);

function showSuccess<T>({ success, offer }: ProgressTexts<T>, answer: T): void {
  showRunning();
  const message = typeof success === 'function' ? success(answer) : success;
  if (message === undefined) return;
  const action = offer?.(answer);
  if (action)
    notify({ message, tone: 'good', action, durationMs: preference('console.progressOfferSeconds') * 1000 });
  else notifySuccess(message);
}

function showRunning(): void {
  const { text = null, detail = null, share = null } = [...running].at(-1) ?? {};
  Object.assign(progress, { status: text === null ? 'idle' : 'loading', text, detail, share });
}

import { proxy } from 'valtio';
import { reportActivity } from './activity.ts';
import { describeError } from './describeError.ts';
import { notify } from './notices.ts';

/** What the app-wide loading bar shows. */
export const progress = proxy<{ status: 'idle' | 'loading' | 'success'; text: string | null }>({
  status: 'idle',
  text: null,
});

const running = new Map<object, string>();

/** The texts of one operation. */
export interface ProgressTexts {
  readonly loading: string;
  /** Shown when the operation succeeds; none when absent. */
  readonly success?: string;
}

/**
 * Runs an operation under the loading bar. A failure hides the bar, adds one line to the activity list, and is
 * thrown on to the caller. When several run, the bar names the one begun last, and a success is a notification.
 */
export async function withProgress<T>(texts: ProgressTexts, operation: () => Promise<T>): Promise<T> {
  const run = {};
  running.set(run, texts.loading);
  showRunning();
  try {
    const answer = await operation();
    end(run, texts.success ?? null);
    return answer;
  } catch (error) {
    if (running.has(run)) reportActivity(texts.loading, describeError(error));
    end(run, null);
    throw error;
  }
}

/** Takes the bar away, whatever runs; what fails afterwards is nobody's any more. Used when the session ends. */
export function resetProgress(): void {
  running.clear();
  show('idle', null);
}

function end(run: object, success: string | null): void {
  if (!running.delete(run)) return;
  if (running.size === 0) {
    show(success === null ? 'idle' : 'success', success);
    return;
  }
  showRunning();
  if (success !== null) notify({ message: success, tone: 'good' });
}

function showRunning(): void {
  show('loading', [...running.values()].at(-1) ?? null);
}

function show(status: typeof progress.status, text: string | null): void {
  progress.status = status;
  progress.text = text;
}

import { proxy } from 'valtio';
import { reportActivity } from './activity.ts';
import { describeError } from './describeError.ts';

/** What the app-wide loading bar shows. */
export const progress = proxy<{ status: 'idle' | 'loading' | 'success'; text: string | null }>({
  status: 'idle',
  text: null,
});

let running = 0;
let epoch = 0;

/** The texts of one operation. */
export interface ProgressTexts {
  readonly loading: string;
  /** Shown when the operation succeeds; none when absent. */
  readonly success?: string;
}

/**
 * Runs an operation under the loading bar. A failure hides the bar, adds one line to the activity list, and is
 * thrown on to the caller.
 */
export async function withProgress<T>(texts: ProgressTexts, operation: () => Promise<T>): Promise<T> {
  running += 1;
  const mine = running;
  const mineEpoch = epoch;
  progress.status = 'loading';
  progress.text = texts.loading;
  try {
    const answer = await operation();
    if (mine === running) showEnd(texts.success ?? null);
    return answer;
  } catch (error) {
    if (mine === running) showEnd(null);
    if (mineEpoch === epoch) reportActivity(texts.loading, describeError(error));
    throw error;
  }
}

/** Takes the bar away, whatever runs; what fails afterwards is nobody's any more. Used when the session ends. */
export function resetProgress(): void {
  epoch += 1;
  running += 1;
  showEnd(null);
}

function showEnd(success: string | null): void {
  progress.status = success === null ? 'idle' : 'success';
  progress.text = success;
}

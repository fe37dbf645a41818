import type { RegexInput, RegexTestResult } from './types.ts';

/** How a runner works. */
export interface RegexRunnerOptions {
  /** Milliseconds that a test may take; then it is ended. @default 500 */
  readonly timeoutMs?: number | undefined;
  /**
   * Starts the worker, where a bundler does not follow `new Worker(new URL(…))` in packages. Its script is `regexWorker`
   * of this folder.
   * @default a module worker from the package's own file
   */
  readonly createWorker?: (() => Worker) | undefined;
}

/** Tests an expression; rejects when the signal aborts. */
export type RegexRunner = (
  input: RegexInput,
  { signal }: { readonly signal: AbortSignal },
) => Promise<RegexTestResult>;

type Report =
  | { readonly isReady: true }
  | { readonly result: RegexTestResult }
  | { readonly failure: string };

/** Milliseconds in which the script of a worker has to be there. */
const mostStartMs = 30_000;

const startWorker = () => new Worker(new URL('./regexWorker.ts', import.meta.url), { type: 'module' });

/**
 * A runner for `RegexModal`'s `onTest` that runs expressions in a worker, which ends with the test: one that takes longer
 * than its time, such as `^(a+)+$` on thirty letters and another, is ended and counts as too slow. Nothing is started
 * before the first test. A strict Content Security Policy needs `worker-src 'self'`.
 */
export function createRegexRunner(options: RegexRunnerOptions = {}): RegexRunner {
  const { timeoutMs = 500, createWorker = startWorker } = options;
  return async (input, { signal }) => {
    signal.throwIfAborted();
    const worker = createWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<RegexTestResult>((resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The worker could not be started.')), mostStartMs);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        worker.addEventListener('error', ({ message }) =>
          reject(new Error(message || 'The worker could not be started.')),
        );
        worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
          if ('result' in data) resolve(data.result);
          else if ('failure' in data) reject(new Error(data.failure));
          else {
            clearTimeout(timer);
            timer = setTimeout(() => resolve({ problems: [], isTooSlow: true }), timeoutMs);
            worker.postMessage(input);
          }
        });
      });
    } finally {
      clearTimeout(timer);
      worker.terminate();
    }
  };
}

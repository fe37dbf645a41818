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

/** Tests expressions one after another, and gives their results in that order; what is no expression has an `expressionError`. Throws when the signal aborts. */
export type RegexSeriesRunner = (
  inputs: Iterable<RegexInput>,
  { signal }: { readonly signal: AbortSignal },
) => AsyncGenerator<RegexTestResult, void, undefined>;

/** What is known of a test. */
type Outcome = { readonly result: RegexTestResult } | { readonly failure: string };
type Report = { readonly isReady: true } | Outcome;

/** Milliseconds in which the script of a worker has to be there. */
const mostStartMs = 30_000;
const notStarted = 'The worker could not be started.';
const defaultTimeoutMs = 500;

const startWorker = () => new Worker(new URL('./regexWorker.ts', import.meta.url), { type: 'module' });

/**
 * A runner for `RegexModal`'s `onTest` that runs expressions in a worker, which ends with the test: one that takes longer
 * than its time, such as `^(a+)+$` on thirty letters and another, is ended and counts as too slow. Nothing is started
 * before the first test. A strict Content Security Policy needs `worker-src 'self'`.
 */
export function createRegexRunner(options: RegexRunnerOptions = {}): RegexRunner {
  const { timeoutMs = defaultTimeoutMs, createWorker = startWorker } = options;
  return async (input, { signal }) => {
    signal.throwIfAborted();
    const tester = new Tester(createWorker(), signal);
    try {
      const outcome = await tester.test(input, timeoutMs);
      if ('failure' in outcome) throw new Error(outcome.failure);
      return outcome.result;
    } finally {
      tester.end();
    }
  };
}

/**
 * A runner for many expressions, such as those of all fields of a form: one worker tests them one after another. A test that takes longer than its
 * time is ended with the worker, and the next one begins in another. The worker ends with the series, also when its reader stops before the last result.
 */
export function createRegexSeriesRunner(options: RegexRunnerOptions = {}): RegexSeriesRunner {
  const { timeoutMs = defaultTimeoutMs, createWorker = startWorker } = options;
  return async function* testAll(inputs, { signal }) {
    let tester: Tester | null = null;
    try {
      for (const input of inputs) {
        signal.throwIfAborted();
        tester ??= new Tester(createWorker(), signal);
        const outcome = await tester.test(input, timeoutMs);
        const result =
          'result' in outcome ? outcome.result : { problems: [], expressionError: outcome.failure };
        if (result.isTooSlow) {
          tester.end();
          tester = null;
        }
        yield result;
      }
    } finally {
      tester?.end();
    }
  };
}

/** A worker that tests one expression at a time. */
class Tester {
  readonly #worker: Worker;
  readonly #signal: AbortSignal;
  #isReady = false;

  constructor(worker: Worker, signal: AbortSignal) {
    this.#worker = worker;
    this.#signal = signal;
  }

  /** @throws when the script does not run, or the signal aborts; after that, and after a test that is too slow, the worker has to be ended */
  async test(input: RegexInput, timeoutMs: number): Promise<Outcome> {
    if (!this.#isReady && (await this.#nextReport(mostStartMs)) === null) throw new Error(notStarted);
    this.#isReady = true;
    this.#worker.postMessage(input);
    const report = await this.#nextReport(timeoutMs);
    if (report === null) return { result: { problems: [], isTooSlow: true } };
    if ('isReady' in report) throw new Error(notStarted);
    return report;
  }

  end(): void {
    this.#worker.terminate();
  }

  /** Null when nothing came in that time. */
  async #nextReport(mostMs: number): Promise<Report | null> {
    const waiting = new AbortController();
    const { signal } = waiting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Report | null>((resolve, reject) => {
        timer = setTimeout(() => resolve(null), mostMs);
        this.#signal.addEventListener('abort', () => reject(this.#signal.reason), { signal });
        this.#worker.addEventListener('error', ({ message }) => reject(new Error(message || notStarted)), {
          signal,
        });
        this.#worker.addEventListener('message', ({ data }: MessageEvent<Report>) => resolve(data), {
          signal,
        });
      });
    } finally {
      clearTimeout(timer);
      waiting.abort();
    }
  }
}

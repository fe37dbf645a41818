import {
  ConnectionError,
  isAbort,
  ProblemError,
  type RestoreOperation,
  type RestoreReport,
} from '@studio/api';
import { waitBefore } from '../../platform/events/waitBefore.ts';
import { assign, shallowProxy } from '../../platform/state/shallowProxy.ts';
import { UnreadableFileError } from '../../platform/transfer/UnreadableFileError.ts';
import { changesOf } from './restorePlan.ts';

/** What is sent for a plan and for the restore itself. */
export interface RestoreRequest {
  readonly file: File;
  readonly operation: RestoreOperation;
  /** Called with the bytes of the file that have been sent. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** The calls of a restore. Both throw as every upload does. */
export interface RestoreCalls {
  /** What restoring the file would do; writes nothing. */
  plan(request: RestoreRequest): Promise<RestoreReport>;
  /** Restores it. */
  restore(request: RestoreRequest): Promise<RestoreReport>;
}

/** How far a restore is. */
export type RestoreStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'planning'; readonly sent: number }
  /** `wasLost`: a restore got no answer, and whether it was done cannot be asked with this file any more. */
  | { readonly name: 'planFailed'; readonly error: unknown; readonly wasLost: boolean }
  /** `wasLost`: a restore got no answer, and the server has reported that it was not done. */
  | { readonly name: 'planned'; readonly plan: RestoreReport; readonly wasLost: boolean }
  | { readonly name: 'restoring'; readonly plan: RestoreReport; readonly sent: number }
  /** The restore got no answer; the server is asked what is true. */
  | { readonly name: 'checking'; readonly plan: RestoreReport }
  | { readonly name: 'unknown'; readonly plan: RestoreReport; readonly error: unknown }
  /** `wasLost`: its answer never came, and the server has reported since that it was done. */
  | { readonly name: 'done'; readonly report: RestoreReport; readonly wasLost: boolean };

/** What the modal draws. */
export interface RestoreState {
  readonly file: File | null;
  readonly operation: RestoreOperation | null;
  readonly step: RestoreStep;
}

const choosing: RestoreStep = { name: 'choosing' };

/**
 * One restore, from the choice of the file to its end. Whenever file and mode are chosen it loads the plan; only a
 * plan without refusals can be confirmed.
 */
export class RestoreRun {
  /** What is known now; for a component by `useShallowSnapshot`. */
  readonly state = shallowProxy<RestoreState>({ file: null, operation: null, step: choosing });
  readonly #calls: RestoreCalls;
  #call: AbortController | null = null;
  #askNow: () => void = () => undefined;

  constructor(calls: RestoreCalls) {
    this.#calls = calls;
  }

  /** True from the confirmation on until the outcome is known: then file and mode stay. */
  get isRunning(): boolean {
    return ['restoring', 'checking', 'unknown'].includes(this.state.step.name);
  }

  /** Takes a file, or none, and loads the plan anew. */
  chooseFile(file: File | null): void {
    if (this.isRunning) return;
    assign(this.state, { file });
    void this.plan();
  }

  /** Takes a mode and loads the plan anew. */
  chooseOperation(operation: RestoreOperation): void {
    if (this.isRunning) return;
    assign(this.state, { operation });
    void this.plan();
  }

  /** Asks what restoring the file would do. */
  async plan(): Promise<void> {
    if (this.isRunning) return;
    const { signal } = this.#begin();
    const request = this.#request(signal, (sent) => assign(this.state, { step: { name: 'planning', sent } }));
    if (request === null) return assign(this.state, { step: choosing });
    assign(this.state, { step: { name: 'planning', sent: 0 } });
    try {
      const plan = await this.#calls.plan(request);
      if (!signal.aborted) assign(this.state, { step: { name: 'planned', plan, wasLost: false } });
    } catch (error) {
      if (!signal.aborted) assign(this.state, { step: planStep(error) });
    }
  }

  /**
   * Restores, if there is a plan without refusals; does nothing while that runs.
   * @returns true when the configuration is now what the file makes of it.
   */
  async confirm(): Promise<boolean> {
    const { step } = this.state;
    if (step.name !== 'planned' || step.plan.refusalCount > 0) return false;
    const { plan } = step;
    const { signal } = this.#begin();
    const request = this.#request(signal, (sent) =>
      assign(this.state, { step: { name: 'restoring', plan, sent } }),
    );
    if (request === null) return false;
    assign(this.state, { step: { name: 'restoring', plan, sent: 0 } });
    try {
      const report = await this.#calls.restore(request);
      assign(this.state, { step: { name: 'done', report, wasLost: false } });
      return true;
    } catch (error) {
      if (isUnreachable(error)) return this.#findOut(plan);
      if (error instanceof UnreadableFileError) return this.#loseFile(error, false);
      assign(this.state, { step: { name: 'planned', plan: reportOf(error) ?? plan, wasLost: false } });
      return false;
    }
  }

  /** Asks the server at once for the outcome of a restore that got no answer. */
  check(): void {
    this.#askNow();
  }

  /** Stops a plan, or a restore whose file is still being uploaded. What the server has whole is followed to its end. */
  cancel(): void {
    const { step, file } = this.state;
    const isOnItsWay = step.name === 'restoring' && file !== null && step.sent < file.size;
    if (step.name === 'planning' || isOnItsWay) this.#call?.abort();
  }

  /** Asks until the server says it, whether or not somebody looks on. */
  async #findOut(plan: RestoreReport): Promise<boolean> {
    for (let failures = 0; ; failures += 1) {
      const answer = await this.#ask(plan);
      if (typeof answer === 'boolean') return answer;
      await this.#untilNext(isUnreachable(answer.error) ? waitBefore(failures) : null);
    }
  }

  /** Resolves after so many milliseconds, or when `check` is called; with null, only when `check` is called. */
  async #untilNext(milliseconds: number | null): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#askNow = resolve;
    const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
    await promise;
    clearTimeout(timer);
    this.#askNow = () => undefined;
  }

  async #ask(plan: RestoreReport): Promise<boolean | { error: unknown }> {
    const { signal } = this.#begin();
    const request = this.#request(signal, () => undefined);
    if (request === null) return false;
    assign(this.state, { step: { name: 'checking', plan } });
    try {
      const now = await this.#calls.plan(request);
      const isDone = now.refusalCount === 0 && changesOf(now) === 0;
      const done: RestoreStep = { name: 'done', report: { ...plan, isDone: true }, wasLost: true };
      assign(this.state, { step: isDone ? done : { name: 'planned', plan: now, wasLost: true } });
      return isDone;
    } catch (error) {
      if (error instanceof UnreadableFileError) return this.#loseFile(error, true);
      assign(this.state, { step: { name: 'unknown', plan, error } });
      return { error };
    }
  }

  /** The file has changed on the disk: nothing more can be known of it, and it can be chosen anew. */
  #loseFile(error: UnreadableFileError, wasLost: boolean): false {
    assign(this.state, { step: { name: 'planFailed', error, wasLost } });
    return false;
  }

  #begin(): AbortController {
    this.#call?.abort();
    this.#call = new AbortController();
    return this.#call;
  }

  #request(signal: AbortSignal, onSent: (bytes: number) => void): RestoreRequest | null {
    const { file, operation } = this.state;
    const report = (bytes: number) => {
      if (!signal.aborted) onSent(bytes);
    };
    return file && operation && { file, operation, signal, onSent: report };
  }
}

function planStep(error: unknown): RestoreStep {
  if (isAbort(error)) return choosing;
  const plan = reportOf(error);
  return plan === null
    ? { name: 'planFailed', error, wasLost: false }
    : { name: 'planned', plan, wasLost: false };
}

/** There is no answer, or one that does not say what was done. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}

/** The report that a refusal of the server carries; null when the error is something else. */
function reportOf(error: unknown): RestoreReport | null {
  if (!(error instanceof ProblemError) || !('report' in error.problem)) return null;
  return error.problem.report as RestoreReport;
}

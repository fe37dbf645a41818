import { type ClassCodePlan, isAbort } from '@studio/api';
import { assign, shallowProxy } from '../../platform/state/shallowProxy.ts';
import type { ClassCodeAnswer } from './readClassCodeAnswer.ts';

/** A file that is uploaded to be compared, or to be imported. */
export interface ClassCodeRequest {
  readonly file: File;
  /** Called with the bytes of the file that have been sent. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** The calls of an import. Both throw as every upload does. */
export interface ClassCodeCalls {
  /** What importing the file would do; writes nothing. */
  plan(request: ClassCodeRequest): Promise<ClassCodePlan>;
  /** Imports it; `count` is how many codes the plan has found in it. */
  send(request: ClassCodeRequest, count: number): Promise<ClassCodeAnswer>;
}

/** How far an import is. */
export type ClassCodeStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'planning'; readonly sent: number }
  | { readonly name: 'planFailed'; readonly error: unknown }
  | { readonly name: 'planned'; readonly plan: ClassCodePlan }
  | { readonly name: 'importing'; readonly plan: ClassCodePlan; readonly sent: number };

/** What the modal draws. */
export interface ClassCodeImportState {
  readonly file: File | null;
  readonly step: ClassCodeStep;
  /** The server's refusal of a file, until it is dismissed; null otherwise. */
  readonly refusal: string | null;
}

const choosing: ClassCodeStep = { name: 'choosing' };

/** One import of class codes: a file that is chosen is compared with the codes that are there, and imported when that is confirmed. */
export class ClassCodeImport {
  /** What is known now; for a component by `useShallowSnapshot`. */
  readonly state = shallowProxy<ClassCodeImportState>({ file: null, step: choosing, refusal: null });
  readonly #calls: ClassCodeCalls;
  #call: AbortController | null = null;

  constructor(calls: ClassCodeCalls) {
    this.#calls = calls;
  }

  /** True from the confirmation on until the outcome is known: then the file stays. */
  get isRunning(): boolean {
    return this.state.step.name === 'importing';
  }

  /** Takes another file, or none, and asks what importing it would do. */
  choose(file: File | null): void {
    if (this.isRunning) return;
    assign(this.state, { file, refusal: null });
    void this.plan();
  }

  /** Puts the server's refusal away. */
  dismissRefusal(): void {
    assign(this.state, { refusal: null });
  }

  /** Asks what importing the chosen file would do. */
  async plan(): Promise<void> {
    if (this.isRunning) return;
    const request = this.#begin((sent) => assign(this.state, { step: { name: 'planning', sent } }));
    if (request === null) return assign(this.state, { step: choosing });
    const { signal } = request;
    assign(this.state, { step: { name: 'planning', sent: 0 } });
    try {
      const plan = await this.#calls.plan(request);
      if (!signal.aborted) assign(this.state, { step: { name: 'planned', plan }, refusal: plan.refusal });
    } catch (error) {
      if (isAbort(error)) this.#dropFile(signal);
      else if (!signal.aborted) assign(this.state, { step: { name: 'planFailed', error } });
    }
  }

  /**
   * Imports the file whose plan is known and is no refusal; does nothing while one is running. A failure has no
   * message here; the plan of an import is loaded again after it.
   * @returns true when its codes are the class codes now.
   */
  async start(): Promise<boolean> {
    const { step } = this.state;
    if (step.name !== 'planned' || step.plan.refusal !== null) return false;
    const { plan } = step;
    const request = this.#begin((sent) => assign(this.state, { step: { name: 'importing', plan, sent } }));
    if (request === null) return false;
    assign(this.state, { step: { name: 'importing', plan, sent: 0 } });
    const answer = await this.#calls.send(request, codesAfter(plan)).catch(() => null);
    if (answer === null) {
      assign(this.state, { step });
      void this.plan();
      return false;
    }
    const refusal = answer.isImported ? null : answer.message;
    assign(this.state, { step: { name: 'planned', plan: { ...plan, refusal } }, refusal });
    return answer.isImported;
  }

  /** Stops a file that is still being uploaded. What the server has whole is not stopped. */
  cancel(): void {
    const { step, file } = this.state;
    if ('sent' in step && file !== null && step.sent < file.size) this.#call?.abort();
  }

  /** The user has cancelled the comparison, without requesting another. */
  #dropFile(signal: AbortSignal): void {
    if (this.#call?.signal === signal) assign(this.state, { file: null, step: choosing });
  }

  /** Aborts what was pending; null without a file. */
  #begin(onSent: (bytes: number) => void): ClassCodeRequest | null {
    this.#call?.abort();
    this.#call = new AbortController();
    const { signal } = this.#call;
    const { file } = this.state;
    const report = (bytes: number) => {
      if (!signal.aborted) onSent(bytes);
    };
    return file && { file, signal, onSent: report };
  }
}

/** How many codes there are when a plan was carried out. */
export function codesAfter({ added, changed, unchanged }: ClassCodePlan): number {
  return added + changed + unchanged;
}

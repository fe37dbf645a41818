import { type FormTemplateImport, isAbort, isProblem } from '@studio/api';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';

/** A file that is uploaded to be compared, or to be imported. */
export interface FormImportRequest {
  readonly file: File;
  /** Called with the bytes of the file that have been sent. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** The calls of an import. Both throw as every upload does. */
export interface FormImportCalls {
  /** What importing the file would do; writes nothing. */
  plan(request: FormImportRequest): Promise<FormTemplateImport>;
  /** @param plan of the answer that was confirmed; a `ProblemError` 409 when it would meet other saves now, and nothing is done */
  send(request: FormImportRequest, plan: string | undefined): Promise<FormTemplateImport>;
}

/** Why a file is compared again that was to be imported: it is unknown how much of it was, or what is there had changed, and nothing was. */
export type CompareCause = 'lost' | 'changed';

/** How far an import is. */
export type FormImportStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'planning'; readonly sent: number }
  | { readonly name: 'planFailed'; readonly error: unknown }
  /** `failure` says why the import did not come off; `because`, why it was compared once more. */
  | {
      readonly name: 'planned';
      readonly plan: FormTemplateImport;
      readonly failure: unknown;
      readonly because: CompareCause | null;
    }
  | { readonly name: 'importing'; readonly plan: FormTemplateImport; readonly sent: number }
  | { readonly name: 'done'; readonly report: FormTemplateImport };

/** What the modal draws. */
export interface FormImportState {
  readonly file: File | null;
  readonly step: FormImportStep;
}

const choosing: FormImportStep = { name: 'choosing' };

/** One import of form templates: a file that is chosen is compared with the templates that are there, and imported when that is confirmed. */
export class FormImport {
  /** What is known now; for a component by `useShallowSnapshot`. */
  readonly state = shallowProxy<FormImportState>({ file: null, step: choosing });
  readonly #calls: FormImportCalls;
  #call: AbortController | null = null;

  constructor(calls: FormImportCalls) {
    this.#calls = calls;
  }

  /** True from the confirmation on until the outcome is known: then the file stays. */
  get isRunning(): boolean {
    return this.state.step.name === 'importing';
  }

  /** Takes another file, or none, and asks what importing it would do. */
  choose(file: File | null): void {
    if (this.isRunning) return;
    assign(this.state, { file });
    void this.plan();
  }

  /** Asks what importing the chosen file would do. @param because an import of it was begun. Default: none was */
  async plan(because: CompareCause | null = null): Promise<void> {
    if (this.isRunning) return;
    const request = this.#begin((sent) => this.#enter({ name: 'planning', sent }));
    if (request === null) return this.#enter(choosing);
    const { signal } = request;
    this.#enter({ name: 'planning', sent: 0 });
    try {
      const plan = await this.#calls.plan(request);
      if (!signal.aborted) this.#enter({ name: 'planned', plan, failure: null, because });
    } catch (error) {
      if (isAbort(error)) this.#dropFile(signal);
      else if (!signal.aborted) this.#enter({ name: 'planFailed', error });
    }
  }

  /** Imports the file whose plan is known; does nothing while one is running. */
  async start(): Promise<void> {
    const { step } = this.state;
    if (step.name !== 'planned') return;
    const { plan } = step;
    const request = this.#begin((sent) => this.#enter({ name: 'importing', plan, sent }));
    if (request === null) return;
    this.#enter({ name: 'importing', plan, sent: 0 });
    try {
      this.#enter({ name: 'done', report: await this.#calls.send(request, plan.plan) });
    } catch (error) {
      const isStopped = isAbort(error);
      this.#enter({ name: 'planned', plan, failure: isStopped ? null : error, because: null });
      if (isProblem(error, 409)) await this.plan('changed');
      else if (!isStopped && mayHaveBeenSaved(error)) await this.plan('lost');
    }
  }

  /** Stops a file that is still being uploaded. What the server has whole is not stopped. */
  cancel(): void {
    const { step, file } = this.state;
    if ('sent' in step && file !== null && step.sent < file.size) this.#call?.abort();
  }

  #enter(step: FormImportStep): void {
    assign(this.state, { step });
  }

  /** The user has cancelled the comparison, without requesting another. */
  #dropFile(signal: AbortSignal): void {
    if (this.#call?.signal === signal) assign(this.state, { file: null, step: choosing });
  }

  /** Aborts what was pending; null without a file. */
  #begin(onSent: (bytes: number) => void): FormImportRequest | null {
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

/** What keeps a plan from being worth confirming. */
export type IdlePlan = 'noForms' | 'refused' | 'nothing';

/** Why importing would change nothing: the file holds nothing, all of it is refused, or what is not is the same already; else null. */
export function whyIdle({ imported, unchanged, notImported }: FormTemplateImport): IdlePlan | null {
  if (imported > 0) return null;
  if (unchanged > 0) return 'nothing';
  return notImported > 0 ? 'refused' : 'noForms';
}

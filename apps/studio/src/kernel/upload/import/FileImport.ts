import { isAbort, isProblem } from '@studio/api';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';
import { mayHaveBeenSaved } from '../../editor/IdempotentSaver.ts';

/** A file that is uploaded to be compared, or to be imported. */
export interface FileImportRequest {
  readonly file: File;
  /** Called with the bytes of the file that have been sent. */
  readonly onSent: (bytes: number) => void;
  /** Called with how far the server is that has the whole file, where that is known. */
  readonly onWork: (work: ImportWork) => void;
  readonly signal: AbortSignal;
}

/** How far the server is with a file that it has. */
export interface ImportWork {
  readonly step: 'reading' | 'importing';
  /** Of what the file holds. */
  readonly done: number;
  /** Null while it is not known how much the file holds. */
  readonly total: number | null;
}

/** What an import would do, as far as it is the same for all of them. */
export interface ImportPlan {
  /** Identifies what would be done. */
  readonly plan?: string | undefined;
}

/** The calls of an import. Both throw as every upload does. */
export interface FileImportCalls<Plan extends ImportPlan, Report> {
  /** What importing the file would do; writes nothing. */
  plan(request: FileImportRequest): Promise<Plan>;
  /** @param plan of the answer that was confirmed; a `ProblemError` 409 when something else would be done now, and nothing is */
  send(request: FileImportRequest, plan: string | undefined): Promise<Report>;
  /** Whether aborting `send` stops the server, too, which then has imported all or nothing. Default false. */
  readonly isStoppable?: boolean;
}

/**
 * Why a file is compared again that was to be imported: it is unknown how much of it was, what is there had changed, and nothing was, or it was
 * stopped while the server had it, and all of it was, or nothing.
 */
export type CompareCause = 'lost' | 'changed' | 'stopped';

/** How far an import is. */
export type FileImportStep<Plan, Report> =
  | { readonly name: 'choosing' }
  | { readonly name: 'planning'; readonly sent: number }
  | { readonly name: 'planFailed'; readonly error: unknown }
  /** `failure` says why the import did not come off; `because`, why it was compared once more. */
  | {
      readonly name: 'planned';
      readonly plan: Plan;
      readonly failure: unknown;
      readonly because: CompareCause | null;
    }
  /** `work` is null while the file is sent, and where nothing is known of it. */
  | {
      readonly name: 'importing';
      readonly plan: Plan;
      readonly sent: number;
      readonly work: ImportWork | null;
    }
  | { readonly name: 'done'; readonly report: Report };

/** What the modal draws. */
export interface FileImportState<Plan, Report = Plan> {
  readonly file: File | null;
  readonly step: FileImportStep<Plan, Report>;
}

const choosing = { name: 'choosing' } as const;

/** One import of a file: it is chosen, compared with what is there, and imported when that is confirmed. */
export class FileImport<Plan extends ImportPlan, Report = Plan> {
  /** What is known now; for a component by `useShallowSnapshot`. */
  readonly state = shallowProxy<FileImportState<Plan, Report>>({ file: null, step: choosing });
  readonly #calls: FileImportCalls<Plan, Report>;
  #call: AbortController | null = null;
  #isLeft = false;

  constructor(calls: FileImportCalls<Plan, Report>) {
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

  /** Imports the file whose plan is known; does nothing while one is running. @returns what was done; null when nothing was, or it is unknown */
  async start(): Promise<Report | null> {
    const { step } = this.state;
    if (step.name !== 'planned') return null;
    const { plan } = step;
    const importing = { name: 'importing', plan, work: null } as const;
    const request = this.#begin((sent) => this.#enter({ ...importing, sent }));
    if (request === null) return null;
    this.#enter({ ...importing, sent: 0 });
    try {
      const report = await this.#calls.send(request, plan.plan);
      this.#enter({ name: 'done', report });
      return report;
    } catch (error) {
      const isStopped = isAbort(error);
      const wasSent = !this.#isSending;
      this.#enter({ name: 'planned', plan, failure: isStopped ? null : error, because: null });
      if (isProblem(error, 409)) await this.plan('changed');
      else if (isStopped && wasSent) await this.plan('stopped');
      else if (!isStopped && mayHaveBeenSaved(error)) await this.plan('lost');
      return null;
    }
  }

  /** The modal is closed: stops a file that is still being uploaded. What the server has whole is not stopped. */
  cancel(): void {
    if (this.#isSending) this.#call?.abort();
    else this.#isLeft = this.isRunning;
  }

  /** The modal was closed while the server imported, and was not open since. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Stops the import, also while the server is at work where that can be stopped. */
  stop(): void {
    if (this.#isSending || this.isStoppable) this.#call?.abort();
  }

  /** Whether the server can be stopped. */
  get isStoppable(): boolean {
    return this.#calls.isStoppable === true;
  }

  get #isSending(): boolean {
    const { step, file } = this.state;
    return 'sent' in step && file !== null && step.sent < file.size;
  }

  #enter(step: FileImportStep<Plan, Report>): void {
    assign(this.state, { step });
  }

  /** The user has cancelled the comparison, without requesting another. */
  #dropFile(signal: AbortSignal): void {
    if (this.#call?.signal === signal) assign(this.state, { file: null, step: choosing });
  }

  /** Aborts what was pending; null without a file. */
  #begin(onSent: (bytes: number) => void): FileImportRequest | null {
    this.#call?.abort();
    this.#call = new AbortController();
    const { signal } = this.#call;
    const { file } = this.state;
    const report = (bytes: number) => {
      if (!signal.aborted) onSent(bytes);
    };
    const onWork = (work: ImportWork) => {
      const { step } = this.state;
      if (!signal.aborted && step.name === 'importing') this.#enter({ ...step, work });
    };
    return file && { file, signal, onSent: report, onWork };
  }
}

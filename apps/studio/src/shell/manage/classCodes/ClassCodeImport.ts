import { StateHolder } from '../../../kernel/state/StateHolder.ts';
import type { ClassCodeAnswer } from './readClassCodeAnswer.ts';

/** Sends the file. `onSent` hears of the bytes that have left. */
export type SendClassCodes = (
  file: File,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<ClassCodeAnswer>;

/** What the modal draws. */
export interface ClassCodeImportState {
  readonly file: File | null;
  /** Bytes that have left; null while nothing is under way. */
  readonly sent: number | null;
  /** What the server said about a file that it refused; null otherwise. */
  readonly refusal: string | null;
}

/** One import of class codes, from the choice of the file to its end. */
export class ClassCodeImport extends StateHolder<ClassCodeImportState> {
  readonly #send: SendClassCodes;
  #running: AbortController | null = null;

  constructor(send: SendClassCodes) {
    super({ file: null, sent: null, refusal: null });
    this.#send = send;
  }

  /** True while the file is on its way, or with the server. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Takes another file, or none; not while one is under way. */
  choose(file: File | null): void {
    if (!this.isRunning) this.change({ file, refusal: null });
  }

  /** Puts the server's refusal away. */
  dismissRefusal(): void {
    this.change({ refusal: null });
  }

  /**
   * Imports the chosen file; does nothing while one is under way.
   * @returns true when its codes are the class codes now. A failure says nothing here.
   */
  async start(): Promise<boolean> {
    const { file } = this.getState();
    if (file === null || this.isRunning) return false;
    const controller = new AbortController();
    this.#running = controller;
    this.change({ sent: 0, refusal: null });
    const answer = await this.#send(file, (sent) => this.change({ sent }), controller.signal).catch(
      () => null,
    );
    this.#running = null;
    this.change({ sent: null, refusal: answer && !answer.isImported ? answer.message : null });
    return answer?.isImported ?? false;
  }

  /** Stops a file that is still on its way. What the server has whole is not stopped. */
  cancel(): void {
    const { sent, file } = this.getState();
    if (sent !== null && file !== null && sent < file.size) this.#running?.abort();
  }
}

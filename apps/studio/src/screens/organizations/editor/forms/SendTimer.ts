interface SendTimerOptions {
  /** Milliseconds from the last edit on. */
  readonly delayMs: number;
  /** Milliseconds from the first one on, at most. */
  readonly longestMs: number;
  readonly onDue: () => void;
}

/** When edits are sent: once typing has paused, and before that where it goes on for long. */
export class SendTimer {
  readonly #options: SendTimerOptions;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Of the first edit, in epoch milliseconds. */
  #since = 0;

  constructor(options: SendTimerOptions) {
    this.#options = options;
  }

  /** Something was edited. */
  start(): void {
    const { delayMs, longestMs, onDue } = this.#options;
    if (this.#timer === null) this.#since = Date.now();
    else clearTimeout(this.#timer);
    const left = this.#since + longestMs - Date.now();
    this.#timer = setTimeout(onDue, Math.max(Math.min(delayMs, left), 0));
  }

  /** They are sent, or need not be. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

import type { FastifyBaseLogger } from 'fastify';

/** What is written down when calls begin to fail, and when they no longer do. */
interface OutageWords {
  begins: string;
  ends: (refused: number, seconds: number) => string;
}

interface OutageLogOptions {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  words: OutageWords;
  /** How bad it is. */
  level: 'error' | 'warn';
  /** Whether it is over. One that rejects is not. */
  isOver: () => Promise<boolean>;
  /** Milliseconds between two looks whether it is over. Default: 1,000. */
  lookEvery?: number;
}

/**
 * Writes down that something fails when it begins to, with the first error, and when it is over, with how many calls were refused:
 * two entries, however many calls there are in between.
 */
export class OutageLog {
  readonly #options: OutageLogOptions;
  /** While it lasts. */
  #outage: { since: number; refused: number; last: number } | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: OutageLogOptions) {
    this.#options = options;
  }

  /** Milliseconds since the last call that failed; infinite when nothing does. */
  get quietFor(): number {
    return this.#outage === null ? Number.POSITIVE_INFINITY : performance.now() - this.#outage.last;
  }

  /** Counts a call that was refused. */
  note(error: unknown): void {
    const now = performance.now();
    if (this.#outage === null) {
      this.#outage = { since: now, refused: 0, last: now };
      this.#options.log[this.#options.level]({ err: error }, this.#options.words.begins);
      this.#lookLater();
    }
    this.#outage.refused += 1;
    this.#outage.last = now;
  }

  /** Looks no more whether it is over. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => void this.#look(), this.#options.lookEvery ?? 1_000).unref();
  }

  async #look(): Promise<void> {
    const isOver = await this.#options.isOver().catch(() => false);
    if (!isOver) {
      this.#lookLater();
      return;
    }
    if (this.#outage === null) return;
    const { since, refused } = this.#outage;
    this.#outage = null;
    const seconds = Math.round((performance.now() - since) / 1000);
    this.#options.log.warn(this.#options.words.ends(refused, seconds));
  }
}

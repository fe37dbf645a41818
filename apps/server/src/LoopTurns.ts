import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Gives others a turn. To be called often. */
export type Pause = () => Promise<void>;

/** A piece of work may hold the event loop this long before it lets others have a turn. */
const longestMilliseconds = 10;
/** After so long a piece others have waited, and one turn is not enough for those that ask the database a question. */
const longMilliseconds = 40;
const restMilliseconds = 5;

/** Lets calls be answered while long work goes on in the same process. */
export class LoopTurns {
  readonly #hasRests: boolean;
  #since = performance.now();

  /** @param options.hasRests whether others are let in until they are answered, not for work that holds a lock. Default: false */
  constructor({ hasRests = false }: { hasRests?: boolean } = {}) {
    this.#hasRests = hasRests;
  }

  /** To be called often: it waits only when the work has held the event loop for 10 ms since others had a turn. */
  async give(): Promise<void> {
    const held = performance.now() - this.#since;
    if (held < longestMilliseconds) return;
    await (this.#hasRests && held > longMilliseconds ? rest() : nextTurn());
    this.#since = performance.now();
  }
}

/** Lets those be answered who ask the database a question: between two pieces of work that each hold the event loop for long. */
export async function rest(): Promise<void> {
  await delay(restMilliseconds);
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Gives others a turn. To be called often. */
export type Pause = () => Promise<void>;

/** A piece of work may hold the event loop this long before it lets others have a turn. */
const longestMilliseconds = 10;

/** Lets calls be answered while long work goes on in the same process. */
export class LoopTurns {
  #since = performance.now();

  /** To be called often: it waits only when the work has held the event loop for 10 ms since others had a turn. */
  async give(): Promise<void> {
    if (performance.now() - this.#since < longestMilliseconds) return;
    await nextTurn();
    this.#since = performance.now();
  }
}

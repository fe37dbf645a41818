/** A clock that runs like the system's, and can be set forward. */
export class TestClock {
  #ahead = 0;

  /** Epoch milliseconds. Bound, so that it can be handed on. */
  readonly now = (): number => Date.now() + this.#ahead;

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

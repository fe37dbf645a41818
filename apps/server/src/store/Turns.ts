interface Waiting {
  admit: () => void;
}

/** A fixed number of places. Who finds none waits, in the order of coming, but not for ever. */
export class Turns {
  #free: number;
  readonly #waiting = new Set<Waiting>();

  constructor(places: number) {
    this.#free = places;
  }

  /**
   * Takes a place.
   * @param milliseconds how long to wait for one; null for as long as it takes
   * @param signal ends the waiting
   * @returns gives the place back; null when there was none in time
   */
  async take(milliseconds: number | null, signal?: AbortSignal): Promise<(() => void) | null> {
    if (this.#free > 0) this.#free -= 1;
    else if (!(await this.#wait(milliseconds, signal))) return null;
    return () => this.#giveBack();
  }

  /** The next one has the place at once, so that no other can take it in between. */
  #giveBack(): void {
    const [next] = this.#waiting;
    if (next) next.admit();
    else this.#free += 1;
  }

  #wait(milliseconds: number | null, signal: AbortSignal | undefined): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isAdmitted: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        signal?.removeEventListener('abort', give);
        resolve(isAdmitted);
      };
      const give = () => end(false);
      signal?.addEventListener('abort', give);
      const waiting = { admit: () => end(true) };
      const timer = milliseconds === null ? undefined : setTimeout(() => end(false), milliseconds);
      this.#waiting.add(waiting);
    });
  }
}

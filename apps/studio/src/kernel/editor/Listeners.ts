/** Those who want to hear of something. */
export class Listeners<Heard extends readonly unknown[]> {
  readonly #all = new Set<(...heard: Heard) => void>();

  /** Adds one. Returns the unsubscribe function. */
  readonly add = (listener: (...heard: Heard) => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  /** Tells all of them. */
  tell(...heard: Heard): void {
    for (const listener of [...this.#all]) listener(...heard);
  }
}

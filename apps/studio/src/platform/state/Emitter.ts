/** An event and its listeners. For events alone: state that is drawn is carried by valtio. */
export class Emitter<Args extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...args: Args) => void>();

  /** Adds a listener. Returns the unsubscribe function. */
  readonly on = (listener: (...args: Args) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls all listeners, in the order in which they came; one that another of them adds is not called, one that it removes neither. */
  readonly emit = (...args: Args): void => {
    for (const listener of [...this.#listeners]) if (this.#listeners.has(listener)) listener(...args);
  };
}

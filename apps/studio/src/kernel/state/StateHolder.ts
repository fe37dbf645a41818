/**
 * Holds a state that is replaced as a whole, outside of what draws it: every state is a new object, and stays as it is. For
 * what carries files, errors and answers of the server, which a proxy would wrap.
 */
export class StateHolder<State extends object> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  /** The state as it is now. */
  readonly getState = (): State => this.#state;

  /** Calls back after every change. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes a part of the state. */
  protected change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

import { assign, shallowProxy } from '../../platform/state/shallowProxy.ts';

/** What a loader knows. The last good data stays while another load runs or has failed. */
export interface ResourceState<T> {
  /** The data of the last load that succeeded; undefined before the first. */
  readonly data: T | undefined;
  /** What the data was loaded for. */
  readonly loadedKey: string | null;
  /** Why the latest load failed; null while it runs and after it succeeded. */
  readonly error: unknown;
  readonly isLoading: boolean;
}

/** Loads one thing at a time: a new load aborts the one before it, and an overtaken answer is never shown. */
export class ResourceLoader<T> {
  /** What is known now; for a component by `useShallowSnapshot`. */
  readonly state = shallowProxy<ResourceState<T>>({
    data: undefined,
    loadedKey: null,
    error: null,
    isLoading: false,
  });
  #running: AbortController | null = null;
  #loading: string | null = null;
  #refreshing: string | null = null;
  #begun: string | null = null;
  #loadedAt = Number.NEGATIVE_INFINITY;

  /** Begins with data that is there already; nothing happens once it has some. */
  begin(key: string, data: T): void {
    if (this.state.data !== undefined || this.state.isLoading) return;
    this.#begun = key;
    this.#loadedAt = performance.now();
    assign(this.state, { data, loadedKey: key });
  }

  /** Whether the loader has begun with data for this key that has not been read yet. */
  hasBegun(key: string): boolean {
    const isKnown = this.#begun === key;
    this.#begun = null;
    return isKnown;
  }

  /** Starts loading. Failures end in the state, never in a rejection. */
  async load(key: string, fetchData: (signal: AbortSignal) => Promise<T>): Promise<void> {
    await this.#run(key, fetchData, { isLoading: true, error: null });
  }

  /** Whether data for this key is loading, in the background or not, or was loaded within so many milliseconds. */
  isLoadingOrFresh(key: string, milliseconds: number): boolean {
    if (this.#refreshing === key) return true;
    if (this.state.isLoading) return this.#loading === key;
    return this.state.loadedKey === key && performance.now() - this.#loadedAt <= milliseconds;
  }

  /** Loads again, and keeps the last failure until that succeeds. */
  async retry(key: string, fetchData: (signal: AbortSignal) => Promise<T>): Promise<void> {
    await this.#run(key, fetchData, { isLoading: true });
  }

  /** Reloads in the background; keeps the current data until the answer arrives, and on failure. */
  async refresh(key: string, fetchData: (signal: AbortSignal) => Promise<T>): Promise<void> {
    if (this.state.isLoading) return this.load(key, fetchData);
    const { signal } = this.#begin();
    this.#refreshing = key;
    const data = await fetchData(signal).catch(() => undefined);
    if (signal.aborted) return;
    this.#end();
    if (data === undefined) return;
    this.#loadedAt = performance.now();
    assign(this.state, { data, loadedKey: key, error: null });
  }

  #begin(): AbortController {
    this.abort();
    const controller = new AbortController();
    this.#running = controller;
    return controller;
  }

  async #run(
    key: string,
    fetchData: (signal: AbortSignal) => Promise<T>,
    start: Partial<ResourceState<T>>,
  ): Promise<void> {
    const controller = this.#begin();
    this.#loading = key;
    assign(this.state, start);
    try {
      const data = await fetchData(controller.signal);
      if (controller.signal.aborted) return;
      this.#end();
      this.#loadedAt = performance.now();
      assign(this.state, { data, loadedKey: key, error: null, isLoading: false });
    } catch (error) {
      // What somebody else aborted has ended, too.
      if (controller.signal.aborted) return;
      this.#end();
      assign(this.state, { error, isLoading: false });
    }
  }

  /** Marks the data as no longer fresh: the next one that asks loads it again. */
  expire(): void {
    this.#loadedAt = Number.NEGATIVE_INFINITY;
  }

  /** Ends the running load without an answer. */
  abort(): void {
    if (this.#running === null) return;
    this.#running.abort();
    this.#end();
    if (this.state.isLoading) assign(this.state, { isLoading: false });
  }

  #end(): void {
    this.#running = null;
    this.#refreshing = null;
  }

  /** Drops all data. */
  reset(): void {
    this.abort();
    this.expire();
    assign(this.state, { data: undefined, loadedKey: null, error: null });
  }
}

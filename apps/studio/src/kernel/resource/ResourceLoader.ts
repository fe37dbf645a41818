import { isAbort } from '@studio/api';
import { StateHolder } from '../state/StateHolder.ts';

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
export class ResourceLoader<T> extends StateHolder<ResourceState<T>> {
  #running: AbortController | null = null;

  constructor() {
    super({ data: undefined, loadedKey: null, error: null, isLoading: false });
  }

  /** Starts loading. Failures end in the state, never in a rejection. */
  async load(key: string, fetchData: (signal: AbortSignal) => Promise<T>): Promise<void> {
    await this.#run(key, fetchData, { isLoading: true, error: null });
  }

  /** Loads once more, and leaves the last failure in sight until it is mended. */
  async retry(key: string, fetchData: (signal: AbortSignal) => Promise<T>): Promise<void> {
    await this.#run(key, fetchData, { isLoading: true });
  }

  /** Loads what is there once more without a word: until the answer comes, and if none does, all stays as it is. */
  async refresh(key: string, fetchData: (signal: AbortSignal) => Promise<T>): Promise<void> {
    if (this.getState().isLoading) return this.load(key, fetchData);
    const { signal } = this.#begin();
    const data = await fetchData(signal).catch(() => undefined);
    if (data !== undefined && !signal.aborted) this.change({ data, loadedKey: key, error: null });
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
    this.change(start);
    try {
      const data = await fetchData(controller.signal);
      if (!controller.signal.aborted) this.change({ data, loadedKey: key, error: null, isLoading: false });
    } catch (error) {
      if (!controller.signal.aborted && !isAbort(error)) this.change({ error, isLoading: false });
    }
  }

  /** Ends the running load without an answer. */
  abort(): void {
    if (this.#running === null) return;
    this.#running.abort();
    this.#running = null;
    if (this.getState().isLoading) this.change({ isLoading: false });
  }

  /** Forgets everything. */
  reset(): void {
    this.abort();
    this.change({ data: undefined, loadedKey: null, error: null });
  }
}

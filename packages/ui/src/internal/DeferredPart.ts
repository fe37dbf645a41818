import type { ComponentType } from 'react';
import { askAboutFailure } from './partFailures.ts';

const retryAfter = 2000;

/** A component whose code is loaded when it is first needed. */
export class DeferredPart<Props extends object> {
  readonly #load: () => Promise<ComponentType<Props>>;
  readonly #listeners = new Set<() => void>();
  #component: ComponentType<Props> | null = null;
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  /** The component; null until it has been loaded. */
  readonly getComponent = (): ComponentType<Props> | null => this.#component;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the code, once. A load that failed is tried again by the next call. */
  readonly preload = (): Promise<void> => {
    this.#loading ??= this.#run().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  };

  /**
   * Loads the code because it is wanted now. What fails is tried again every 2 seconds, unless the handler of such failures
   * gives it up. Never fails. Returns a function that stops it.
   */
  readonly want = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const fail = async (error: unknown) => {
      if (isOver || (await askAboutFailure(error)) === 'giveUp' || isOver) return;
      timer = setTimeout(load, retryAfter);
    };
    const load = () => void this.preload().catch(fail);
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  };

  async #run(): Promise<void> {
    this.#component = await this.#load();
    for (const listener of this.#listeners) listener();
  }
}

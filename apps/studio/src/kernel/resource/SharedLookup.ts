import { ConnectionError } from '@studio/api';
import { onConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { onKindChange } from '../../platform/changes/kindChanges.ts';
import { watchKind } from '../../platform/events/watchObject.ts';
import { onSessionEnd } from '../../platform/session/endSession.ts';
import { ResourceLoader } from './ResourceLoader.ts';
import { retryLater } from './retryLater.ts';

/** Choices or names that many screens need: loaded once, and shared. */
export interface Lookup<T> {
  /** Unique in the console. */
  readonly key: string;
  /** The kinds of object that it is made of, such as `/DataSet`: any change of one renews it. Default: none. */
  readonly kinds?: readonly string[];
  load(signal: AbortSignal): Promise<T>;
}

/** For how long a lookup is taken as it is when another screen opens, in milliseconds. */
const sharedFor = 60_000;

/**
 * A lookup with all who use it. Each change of its kinds, or of the whole configuration, is one call, however many use it;
 * without a user, it is loaded again at the next use. A load that found no server is retried later.
 */
export class SharedLookup<T> {
  readonly loader = new ResourceLoader<T>();
  readonly #lookup: Lookup<T>;
  #users = 0;
  #unwatch: readonly (() => void)[] = [];
  #failures = 0;
  #stopRetry: () => void = () => undefined;

  constructor(lookup: Lookup<T>) {
    this.#lookup = lookup;
    for (const kind of lookup.kinds ?? []) onKindChange(kind, () => this.#changed());
    onConfigurationChange(() => this.#changed());
    onSessionEnd(() => {
      this.#settled();
      this.loader.reset();
    });
  }

  /** Begins to use it; returns the function that leaves it. */
  enter(): () => void {
    const { key, kinds = [] } = this.#lookup;
    this.#users += 1;
    if (this.#users === 1) this.#unwatch = kinds.map(watchKind);
    if (!this.loader.isLoadingOrFresh(key, sharedFor)) this.reload();
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      for (const stop of this.#unwatch) stop();
      this.#settled();
    };
  }

  /** Loads it again, keeping what is there. */
  reload(): void {
    this.#settled();
    void this.#run((key, load) => this.loader.load(key, load));
  }

  #changed(): void {
    this.loader.expire();
    if (this.#users > 0) this.#renew();
  }

  #renew(): void {
    void this.#run((key, load) => this.loader.refresh(key, load));
  }

  /** Runs a load; where it found no server, what is shown stays, and it is tried again while somebody uses it. */
  async #run(start: (key: string, load: Lookup<T>['load']) => Promise<void>): Promise<void> {
    const { key, load } = this.#lookup;
    this.#stopRetry();
    let isUnreachable = false;
    await start(key, async (signal) => {
      try {
        return await load(signal);
      } catch (error) {
        isUnreachable = error instanceof ConnectionError && !signal.aborted;
        throw error;
      }
    });
    if (!isUnreachable) {
      this.#failures = 0;
    } else if (this.#users > 0) {
      this.#stopRetry = retryLater(this.#failures, () => {
        this.#failures += 1;
        const { error } = this.loader.state;
        if (error === null) this.#renew();
        else void this.#run((again, loadAgain) => this.loader.retry(again, loadAgain));
      });
    }
  }

  #settled(): void {
    this.#stopRetry();
    this.#failures = 0;
  }
}

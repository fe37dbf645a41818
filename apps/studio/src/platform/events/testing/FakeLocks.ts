interface Request {
  readonly holder: string;
  readonly run: () => Promise<void>;
}

/** Locks as browsers have them, of tabs that can die. */
export class FakeLocks {
  readonly #queues = new Map<string, Request[]>();

  /** The locks as one tab sees them. */
  of(holder: string): Pick<LockManager, 'request'> {
    const request = (name: string, options: { signal?: AbortSignal }, callback: () => unknown) =>
      new Promise<void>((resolve, reject) => {
        const run = async () => {
          await callback();
          resolve();
        };
        this.#add(name, { holder, run });
        options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    return { request } as unknown as Pick<LockManager, 'request'>;
  }

  /** Frees the locks of a tab, and drops its pending requests. */
  release(holder: string): void {
    for (const [name, queue] of this.#queues) {
      const wasFirst = queue[0]?.holder === holder;
      const rest = queue.filter((request) => request.holder !== holder);
      this.#queues.set(name, rest);
      if (wasFirst) this.#start(name);
    }
  }

  #add(name: string, request: Request): void {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    queue.push(request);
    if (queue.length === 1) this.#start(name);
  }

  #start(name: string): void {
    const first = this.#queues.get(name)?.[0];
    if (!first) return;
    void Promise.resolve()
      .then(first.run)
      .then(() => {
        const queue = this.#queues.get(name) ?? [];
        if (queue[0] !== first) return;
        queue.shift();
        this.#start(name);
      });
  }
}

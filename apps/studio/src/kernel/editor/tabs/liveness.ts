import { fieldsOf, openChannel } from './openChannel.ts';

/** Shown to all tabs of this browser until it is released, or its tab is closed or dies. */
export interface LivenessLock {
  /** Resolves when other tabs can see it. */
  readonly isHeld: Promise<void>;
  /** Whether others are notified of its end, also by a crash: `onReleased`. */
  readonly isWebLock: boolean;
  /**
   * Resolves when no tab sees it any more. `findLife` waits for it.
   * @param first what is still to be done before. Default: nothing.
   */
  release(first?: Promise<unknown>): Promise<void>;
}

const here = new Set<string>();
const leaving = new Set<Promise<void>>();

/**
 * Shows a name to all tabs. Uses a web lock where there are any: the browser releases it at any end of the
 * tab. Elsewhere the tab answers for itself.
 * @param name unique in this browser
 */
export function holdLock(name: string): LivenessLock {
  here.add(name);
  const isWebLock = webLocks() !== null;
  const { isHeld, end } = isWebLock ? requestLock(name) : answer();
  return {
    isHeld,
    isWebLock,
    release: (first = Promise.resolve()) => {
      const leave = async () => {
        await first.catch(() => undefined);
        here.delete(name);
        await end();
        leaving.delete(gone);
      };
      const gone = leave();
      leaving.add(gone);
      return gone;
    },
  };
}

/**
 * The names that start with `prefix` and are shown by any tab, this one included.
 * @returns null when this browser cannot find out
 */
export async function findLife(prefix: string): Promise<ReadonlySet<string> | null> {
  await Promise.all(leaving);
  const elsewhere = webLocks() === null ? await askEveryTab() : await heldLocks();
  if (elsewhere === null) return null;
  return new Set([...elsewhere, ...here].filter((name) => name.startsWith(prefix)));
}

/**
 * Calls back once when a name that was shown is no longer.
 * @param signal ends the waiting
 * @returns whether this browser can find out; otherwise the listener is never called
 */
export function onReleased(name: string, listener: () => void, signal: AbortSignal): boolean {
  const locks = webLocks();
  if (locks === null) return false;
  const isGone = locks.request(name, { mode: 'shared', signal }, () => undefined);
  void isGone.then(listener, () => undefined);
  return true;
}

/** Whether a name that another tab shows is released within a while; false when that is unknown, or it is shown here. */
export function releasedWithin(name: string, patienceMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const patience = AbortSignal.timeout(patienceMs);
  patience.addEventListener('abort', () => resolve(false));
  if (here.has(name) || !onReleased(name, () => resolve(true), patience)) resolve(false);
  return promise;
}

/** Missing on plain http and in old browsers. */
function webLocks(): LockManager | null {
  return navigator.locks ?? null;
}

function answer() {
  const stop = answerForThisTab(here);
  return { isHeld: Promise.resolve(), end: async () => stop() };
}

function requestLock(name: string) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const whole = navigator.locks.request(name, () => {
    held.resolve();
    return released.promise;
  });
  // Refused while the page is unloaded, and where storage is forbidden: then no tab sees it.
  const isOver = whole.catch(() => held.resolve());
  const end = () => {
    released.resolve();
    return isOver;
  };
  return { isHeld: held.promise, end };
}

async function heldLocks(): Promise<readonly string[] | null> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.flatMap(({ name }) => name ?? []);
  } catch {
    return null;
  }
}

/** A tab answers at once, also in the background; more than this is a tab that sleeps. */
const patienceMs = 250;

type Call = { readonly type: 'who' } | { readonly type: 'these'; readonly names: readonly string[] };

const channelName = 'studio.lockFallback';

function isCall(data: unknown): data is Call {
  const { type, names } = fieldsOf(data);
  return type === 'who' || (type === 'these' && Array.isArray(names));
}

let answering: { readonly close: () => void; users: number } | null = null;

/**
 * Lets this tab answer which names it shows, where there are no web locks. Returns a function that ends it.
 * @param names read whenever a tab asks
 */
function answerForThisTab(names: ReadonlySet<string>): () => void {
  answering ??= startAnswering(names);
  answering.users += 1;
  return () => {
    if (answering === null) return;
    answering.users -= 1;
    if (answering.users > 0) return;
    answering.close();
    answering = null;
  };
}

function startAnswering(names: ReadonlySet<string>) {
  const channel = openChannel(channelName, isCall, (call) => {
    if (call.type === 'who') channel?.post({ type: 'these', names: [...names] });
  });
  return { close: () => channel?.close(), users: 0 };
}

/** The names that the other tabs show; null when tabs have no channel. */
async function askEveryTab(): Promise<readonly string[] | null> {
  const names: string[] = [];
  const channel = openChannel(channelName, isCall, (call) => {
    if (call.type === 'these') names.push(...call.names);
  });
  if (channel === null) return null;
  channel.post({ type: 'who' });
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  channel.close();
  return names;
}

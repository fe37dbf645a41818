import { setTimeout as delay } from 'node:timers/promises';

export interface WaitOptions {
  /** What is waited for, for the error's text. */
  what: string;
  /** After this time it is an error. */
  deadlineMs: number;
  /** Time between two attempts. Default 50. */
  pollMs?: number;
  /** Anything that makes further waiting pointless; its text becomes the error's. */
  giveUp?: () => string | undefined;
}

/**
 * Tries until it works. An attempt that throws has not worked; the last reason is the error's cause.
 * @returns what the attempt that worked returned
 */
export async function waitUntil<T>(attempt: () => Promise<T>, options: WaitOptions): Promise<T> {
  const { what, deadlineMs, pollMs = 50, giveUp } = options;
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      const reason = giveUp?.();
      if (reason !== undefined) throw new Error(`${what}: ${reason}`, { cause });
      if (Date.now() > deadline) throw new Error(`${what} took more than ${deadlineMs} ms.`, { cause });
    }
    await delay(pollMs);
  }
}

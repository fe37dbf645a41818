import type { Session } from '@studio/api';
import { result } from '@studio/api';
import { api } from '../http/api.ts';
import { preference } from '../preferences/preferences.ts';
import { onSessionEnd } from '../session/endSession.ts';
import { rememberSignedIn } from '../session/rememberSignedIn.ts';

const shortest = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = 0;
let knownExpiry = 0;

/**
 * Plans the next refresh at half of what is left of the token's life, or at its end when the session cannot be extended any
 * more: then the server says that it is over.
 * @param serverNow the server's clock in epoch milliseconds, so that a wrong clock here does no harm.
 */
export function scheduleRefresh(expiresAt: number, serverNow: number): void {
  const left = expiresAt - serverNow;
  const isFinal = expiresAt === knownExpiry;
  knownExpiry = expiresAt;
  rememberSignedIn(Date.now() + left);
  planIn(Math.max(shortest, isFinal ? left : left / 2));
}

/** The server's clock as its answer carries it, to the second; this machine's when the answer has none. */
export function serverTime(response: Response): number {
  const time = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
}

function planIn(milliseconds: number): void {
  clearTimeout(timer);
  dueAt = Date.now() + milliseconds;
  timer = setTimeout(refresh, milliseconds);
}

async function refresh(): Promise<void> {
  try {
    const { data, response } = await result<Session>(api.POST('/rest/Login/refresh'));
    if (timer !== undefined) scheduleRefresh(data.expiresAt, serverTime(response));
  } catch {
    if (timer !== undefined) planIn(preference('session.refreshRetrySeconds') * 1000);
  }
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  knownExpiry = 0;
}

onSessionEnd(stop);

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    const isOverdue = timer !== undefined && Date.now() > dueAt;
    if (document.visibilityState === 'visible' && isOverdue) planIn(0);
  });
}

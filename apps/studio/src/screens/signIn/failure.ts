import { isProblem } from '@studio/api';
import { describeError } from '../../platform/i18n/describeError.ts';

/** Why signing in did not work, as the sign-in screen shows it. */
export type SignInFailure =
  /** The server refused the user name or the password, and does not say which. */
  | { readonly kind: 'refused' }
  /** Single sign-on was refused. */
  | { readonly kind: 'external' }
  /** Too many failures. `until` is when to try again in epoch milliseconds; null when the server did not say. */
  | { readonly kind: 'tooMany'; readonly until: number | null }
  /** No usable answer: no connection, a time-out, a server error. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/**
 * Reads the failure of a sign-in.
 * @param isExternal whether it was tried by single sign-on.
 * @param now epoch milliseconds.
 */
export function toSignInFailure(error: unknown, isExternal: boolean, now: number): SignInFailure {
  if (isProblem(error, 429)) {
    const seconds = error.retryAfterSeconds;
    return { kind: 'tooMany', until: seconds === null ? null : now + seconds * 1000 };
  }
  const isRefused = isProblem(error, 401) || (isExternal && isProblem(error, 422));
  if (isRefused) return { kind: isExternal ? 'external' : 'refused' };
  return { kind: 'unavailable', reason: describeError(error) };
}

const minute = 60_000;
const allowedFailures = 10;
/** Failures of a user from a known place until that place waits like any other. */
const goodRecord = 5;
const firstDelay = 1000;
const longestDelay = minute;

/** How long a failure counts, in milliseconds. */
export const failureLifetime = 15 * minute;

/** What is known of an attempt before it is made. Failures are times in order, in epoch milliseconds. */
export interface SignInRecord {
  /** Failures of this user from this address. */
  pair: readonly number[];
  /** Failures of this user from anywhere. */
  user: readonly number[];
  /** Failures of anybody from this address. */
  address: readonly number[];
  /** Whether this user has signed in from this address before. */
  isKnown: boolean;
}

/**
 * Milliseconds until the attempt may be made; 0 at once. Ten failures of one user from one address are the limit: then the
 * oldest of them has to grow 15 minutes old. Ten of one user from many addresses, or of many users from one address, slow
 * attempts down, by a minute at most; a user who comes from a known place, and has failed there less than five times,
 * does not even notice.
 */
export function signInWait({ pair, user, address, isKnown }: SignInRecord, now: number): number {
  const limit = waitForLimit(pair, now);
  if (isKnown && recent(pair, now).length < goodRecord) return limit;
  return Math.max(limit, slowDown(user, now), slowDown(address, now));
}

/**
 * Milliseconds until another attempt after so many failures; 0 for fewer than ten. From then on it is a second after the
 * last one, then two, doubling up to a minute.
 */
export function slowDown(failures: readonly number[], now: number): number {
  const counted = recent(failures, now);
  const last = counted.at(-1);
  if (last === undefined || counted.length < allowedFailures) return 0;
  const delay = Math.min(longestDelay, firstDelay * 2 ** (counted.length - allowedFailures));
  return Math.max(0, last + delay - now);
}

function waitForLimit(failures: readonly number[], now: number): number {
  const deciding = recent(failures, now).at(-allowedFailures);
  return deciding === undefined ? 0 : deciding + failureLifetime - now;
}

function recent(failures: readonly number[], now: number): readonly number[] {
  return failures.filter((time) => time > now - failureLifetime);
}

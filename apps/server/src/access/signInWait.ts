const minute = 60_000;
const allowedFailures = 10;
const firstDelay = 1000;
const longestDelay = minute;

/** How long a failure counts, in milliseconds. */
export const failureLifetime = 15 * minute;

/** What is known of an attempt before it is made. Failures are times in order, in epoch milliseconds. */
export interface SignInRecord {
  /** Failures of this user at this place: on this device when the user has signed in on it, else from this address. */
  place: readonly number[];
  /** Failures of this user from anywhere. */
  user: readonly number[];
  /** Failures of anybody from this address. */
  address: readonly number[];
  /** Whether this user has signed in at this place before. */
  isKnown: boolean;
}

/**
 * Milliseconds until the attempt may be made; 0 at once, and never more than a minute. At a place where the user has signed in
 * before, only the user's own failures there count, so that nobody who is elsewhere holds the user up. Anywhere else those
 * of the user from all places count, and those of all users from the address.
 */
export function signInWait({ place, user, address, isKnown }: SignInRecord, now: number): number {
  return isKnown ? slowDown(place, now) : Math.max(slowDown(user, now), slowDown(address, now));
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

function recent(failures: readonly number[], now: number): readonly number[] {
  return failures.filter((time) => time > now - failureLifetime);
}

import type { SignInRules } from './AccessRules.ts';

const minute = 60_000;

/** How long a failure counts unless somebody changes it, in milliseconds. */
export const failureLifetime = 15 * minute;

/** What holds unless somebody changes it. */
const usual: SignInRules = {
  allowedFailures: 10,
  firstDelay: 1000,
  longestDelay: minute,
  failureLifetime,
  placeLifetime: 90 * 24 * 60 * minute,
};

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
 * Milliseconds until the attempt may be made; 0 at once, and never more than the longest pause. At a place where the user has signed in
 * before, only the user's own failures there count, so that failures elsewhere cannot lock the user out. Anywhere else those
 * of the user from all places count, and those of all users from the address.
 */
export function signInWait(
  { place, user, address, isKnown }: SignInRecord,
  now: number,
  rules: SignInRules = usual,
): number {
  const wait = (failures: readonly number[]) => slowDown(failures, now, rules);
  return isKnown ? wait(place) : Math.max(wait(user), wait(address));
}

/**
 * Milliseconds until another attempt after so many failures; 0 for fewer than are allowed. From then on it is the first
 * pause after the last one, then twice that, doubling up to the longest. Failures of the future, from before a clock was put back, do not
 * count, but for those that another server may have seen before this one's clock says so.
 */
export function slowDown(
  failures: readonly number[],
  now: number,
  { allowedFailures, firstDelay, longestDelay, failureLifetime: counts }: SignInRules = usual,
): number {
  const counted = failures.filter((time) => time > now - counts && time <= now + longestDelay);
  const last = counted.at(-1);
  if (last === undefined || counted.length < allowedFailures) return 0;
  const delay = Math.min(longestDelay, firstDelay * 2 ** (counted.length - allowedFailures));
  return Math.min(longestDelay, Math.max(0, last + delay - now));
}

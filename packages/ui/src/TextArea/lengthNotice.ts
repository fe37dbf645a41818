/** How much of a limit is used before it is shown. */
const shownFrom = 0.8;

/** Shares of the limit at which the rest is announced: not at every keystroke. */
const announcedAt = [shownFrom, 0.9, 0.95, 1];

/** The announced and shown texts about a text with a limit. */
export interface LengthNotice {
  /** More than allowed: a value that was longer before it got here. */
  isOver: boolean;
  /** At most this many characters are left. Changes only now and then, so that saying it does not disturb. */
  announcedLeft: number;
}

/**
 * Says when a text comes near its limit.
 * @param length and limit in UTF-16 units, as a native control counts them.
 * @returns undefined while less than 80 % of the limit is used, and without a limit.
 */
export function lengthNotice(length: number, limit: number | undefined): LengthNotice | undefined {
  if (limit === undefined || length < limit * shownFrom) return undefined;
  const reached = announcedAt.findLast((share) => length >= limit * share) ?? shownFrom;
  return { isOver: length > limit, announcedLeft: limit - Math.ceil(limit * reached) };
}

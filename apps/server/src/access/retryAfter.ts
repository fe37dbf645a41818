const allowedFailures = 10;

/** How long a failure counts, in milliseconds. */
export const failureLifetime = 15 * 60_000;

/**
 * Milliseconds until another attempt is allowed; 0 at once. Ten failures younger than 15 minutes are the limit.
 * @param failures when they happened, in order, in epoch milliseconds
 */
export function retryAfter(failures: readonly number[], now: number): number {
  const deciding = failures.filter((time) => time > now - failureLifetime).at(-allowedFailures);
  return deciding === undefined ? 0 : deciding + failureLifetime - now;
}

const shortest = 1_000;
const longest = 30_000;

/** Milliseconds to wait after failures in a row: from 1 to 30 seconds, spread so that not all clients come at once. */
export function waitBefore(failures: number, random: () => number = Math.random): number {
  const most = Math.min(longest, shortest * 2 ** failures);
  return Math.max(shortest, most * (0.5 + random() / 2));
}

const shortest = 1_000;
const longest = 30_000;

/**
 * Milliseconds to wait after failures in a row: 1 to 2 seconds at first, 1 to 30 at last, spread so that not all clients
 * of a server that comes back ask it at once.
 */
export function waitBefore(failures: number, random: () => number = Math.random): number {
  const most = Math.min(longest, 2 * shortest * 2 ** failures);
  return shortest + random() * (most - shortest);
}

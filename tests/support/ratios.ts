import { percentile } from './bench.ts';

/** How many times as long one took as another, over rounds in which both were measured. */
export interface Ratio {
  median: number;
  /** The interval that holds the true median with at least 95 % confidence. */
  low: number;
  high: number;
}

/** The chance of at most `most` heads when `count` coins are thrown. */
function chanceOfAtMost(most: number, count: number): number {
  let ways = 1;
  let sum = 0;
  for (let heads = 0; heads <= most; heads += 1) {
    sum += ways;
    ways = (ways * (count - heads)) / (heads + 1);
  }
  return sum / 2 ** count;
}

/**
 * The ratio of two contenders, round by round. The interval is that of order statistics: it assumes nothing of how the
 * noise is distributed. With fewer than six rounds it is the whole range, at less confidence.
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN)).sort((a, b) => a - b);
  let cut = 0;
  while (chanceOfAtMost(cut, ratios.length) <= 0.025) cut += 1;
  const at = Math.max(0, cut - 1);
  return {
    median: percentile(ratios, 0.5),
    low: ratios[at] ?? Number.NaN,
    high: ratios.at(-1 - at) ?? Number.NaN,
  };
}

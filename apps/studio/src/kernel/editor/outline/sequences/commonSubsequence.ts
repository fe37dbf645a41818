import { longestIncreasing } from './longestIncreasing.ts';

/** Three orders of things, by their keys. */
export interface Sequences {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * What has the same order in all three: the things that neither side moved. No other thing that all three have
 * could be added to it.
 */
export function commonSubsequence({ base, mine, theirs }: Sequences): readonly string[] {
  const inMine = placesOf(mine);
  const inTheirs = placesOf(theirs);
  const shared = base.filter((key) => inMine.has(key) && inTheirs.has(key));
  const mineAt = shared.map((key) => inMine.get(key) ?? 0);
  const theirsAt = shared.map((key) => inTheirs.get(key) ?? 0);
  if (isIncreasing(mineAt) && isIncreasing(theirsAt)) return shared;
  const unmovedByThem = new Set(longestIncreasing(theirsAt));
  const unmoved = longestIncreasing(mineAt).filter((index) => unmovedByThem.has(index));
  return extend(unmoved, mineAt, theirsAt).map((index) => shared[index] ?? '');
}

/** The place of each thing. */
export function placesOf(sequence: readonly string[]): ReadonlyMap<string, number> {
  return new Map(sequence.map((key, index) => [key, index]));
}

/** Adds what fits, from the first to the last: it is in the same gap everywhere, and after what was added there. */
function extend(
  steady: readonly number[],
  mineAt: readonly number[],
  theirsAt: readonly number[],
): readonly number[] {
  const isSteady = new Set(steady);
  const mineGaps = gapsBetween(steady, mineAt);
  const theirGaps = gapsBetween(steady, theirsAt);
  const extended: number[] = [];
  let gap = 0;
  let [lastMine, lastTheirs] = [-1, -1];
  for (const [index, placeInMine] of mineAt.entries()) {
    const placeInTheirs = theirsAt[index] ?? 0;
    const isInGap = mineGaps[index] === gap && theirGaps[index] === gap;
    const fits = isInGap && placeInMine > lastMine && placeInTheirs > lastTheirs;
    if (isSteady.has(index)) gap += 1;
    else if (!fits) continue;
    extended.push(index);
    [lastMine, lastTheirs] = [placeInMine, placeInTheirs];
  }
  return extended;
}

/** The number of steady ones before each. */
function gapsBetween(steady: readonly number[], at: readonly number[]): readonly number[] {
  const bounds = steady.map((index) => at[index] ?? 0);
  const byPlace = at.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const gaps: number[] = [];
  let gap = 0;
  for (const { place, index } of byPlace) {
    while (gap < bounds.length && (bounds[gap] ?? place) < place) gap += 1;
    gaps[index] = gap;
  }
  return gaps;
}

function isIncreasing(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}

import { getKeyRange, orderByKey } from './orderByKey.ts';
import type { TextOrder } from './textOrder.ts';

const bits = 7;

/** Puts places into the order of their texts. Equal ones stay as they are. */
export function orderTexts(places: Uint32Array, texts: readonly string[], order: TextOrder): Uint32Array {
  const { collator, weights } = order;
  const compare = (a: number, b: number) => collator.compare(texts[a] ?? '', texts[b] ?? '');
  if (!weights) return places.slice().sort(compare);
  const all = places.slice();
  if (orderPlain(all, texts, weights, compare)) return all;
  const { plain, other } = split(places, texts, weights);
  orderPlain(plain, texts, weights, compare);
  return merge(plain, other.sort(compare), places, compare);
}

type Compare = (a: number, b: number) => number;

/** Texts whose letters can be weighed one by one, and those that need the collator. Both keep their order. */
function split(places: Uint32Array, texts: readonly string[], weights: Uint8Array) {
  const isPlain = (place: number) => {
    const text = texts[place] ?? '';
    for (let index = 0; index < text.length; index += 1) if (!weigh(text, index, weights)) return false;
    return true;
  };
  return { plain: places.filter(isPlain), other: places.filter((place) => !isPlain(place)) };
}

/** Weight of a letter; 0 when it has none of its own. */
function weigh(text: string, index: number, weights: Uint8Array): number {
  const code = text.charCodeAt(index);
  return code < 128 ? (weights[code] ?? 0) : 0;
}

/**
 * Sorts by a few letters at a time: they make one number, and only texts that share them are looked at again.
 * @returns false, with the places in no order, when a letter that matters has no weight of its own
 */
function orderPlain(
  places: Uint32Array,
  texts: readonly string[],
  weights: Uint8Array,
  compare: Compare,
): boolean {
  const scratch = new Float64Array(places.length);
  const sortRun = (run: Uint32Array, start: number): boolean => {
    if (areSame(run, texts)) return true;
    const end = start + Math.floor(Math.log2(getKeyRange(run.length)) / bits);
    const keys = scratch.subarray(0, run.length);
    const longest = readKeys(keys, run, texts, weights, start, end);
    if (longest < 0) return false;
    orderByKey(run, keys);
    return getRuns(run, keys).every((equal) => {
      if (longest > end) return sortRun(equal, end);
      orderAsWhole(equal, texts, compare);
      return true;
    });
  };
  return sortRun(places, 0);
}

/** At most four letters as one number; -1 when one of them has no weight of its own. */
function readLetters(text: string, start: number, end: number, weights: Uint8Array): number {
  let key = 0;
  for (let index = start; index < end; index += 1) {
    const weight = index < text.length ? weigh(text, index, weights) : 0;
    if (weight === 0 && index < text.length) return -1;
    key = (key << bits) | weight;
  }
  return key;
}

/**
 * Makes a number of the letters from `start` to before `end` of each text.
 * @returns how long the longest text is; -1 when one of the letters, or the next, which may change how it counts, has no
 * weight of its own
 */
function readKeys(
  keys: Float64Array,
  run: Uint32Array,
  texts: readonly string[],
  weights: Uint8Array,
  start: number,
  end: number,
): number {
  const middle = Math.min(end, start + 4);
  const shift = 2 ** (bits * (end - middle));
  let longest = 0;
  for (let at = 0; at < run.length; at += 1) {
    const text = texts[run[at] ?? 0] ?? '';
    const { length } = text;
    const high = readLetters(text, start, middle, weights);
    const low = readLetters(text, middle, end, weights);
    if (high < 0 || low < 0) return -1;
    if (end < length && weigh(text, end, weights) === 0) return -1;
    if (length > longest) longest = length;
    keys[at] = high * shift + low;
  }
  return longest;
}

/** Texts of the same letters: they may differ by case. */
function orderAsWhole(run: Uint32Array, texts: readonly string[], compare: Compare): void {
  if (!areSame(run, texts)) run.sort(compare);
}

function areSame(run: Uint32Array, texts: readonly string[]): boolean {
  const first = texts[run[0] ?? 0];
  return run.every((place) => texts[place] === first);
}

/** The stretches of two or more places with the same key. */
function getRuns(places: Uint32Array, keys: Float64Array): Uint32Array[] {
  const runs: Uint32Array[] = [];
  let start = 0;
  for (let index = 1; index <= places.length; index += 1) {
    if (index < places.length && keys[index] === keys[start]) continue;
    if (index - start > 1) runs.push(places.subarray(start, index));
    start = index;
  }
  return runs;
}

/** Two ordered lists as one. Of equal ones, the one that came first among `places` stays first. */
function merge(a: Uint32Array, b: Uint32Array, places: Uint32Array, compare: Compare): Uint32Array {
  const rank = new Map<number, number>();
  if (b.length > 0) for (const [index, place] of places.entries()) rank.set(place, index);
  const merged = new Uint32Array(a.length + b.length);
  let left = 0;
  let right = 0;
  while (left < a.length && right < b.length) {
    const one = a[left] ?? 0;
    const other = b[right] ?? 0;
    const by = compare(one, other) || (rank.get(one) ?? 0) - (rank.get(other) ?? 0);
    merged[left + right] = by <= 0 ? one : other;
    if (by <= 0) left += 1;
    else right += 1;
  }
  merged.set(a.subarray(left), left + right);
  merged.set(b.subarray(right), left + right);
  return merged;
}

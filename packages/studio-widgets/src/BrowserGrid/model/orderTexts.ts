import { getKeyBits, orderByKey } from './orderByKey.ts';
import type { TextOrder } from './textOrder.ts';

const bitsALetter = 7;
const lettersInAll = 2 ** bitsALetter;

/** Puts places into the order of their texts, in place. Equal ones stay as they are. */
export function orderTexts(places: Uint32Array, texts: readonly string[], order: TextOrder): Uint32Array {
  const { collator, weights } = order;
  const compare = (a: number, b: number) => collator.compare(texts[a] ?? '', texts[b] ?? '');
  if (!weights) return places.sort(compare);
  const { plain, other } = split(places, texts);
  orderPlain(plain, texts, weights, compare);
  if (other.length === 0) return plain;
  return merge(plain, other.sort(compare), places, compare);
}

type Compare = (a: number, b: number) => number;

/** Texts whose letters can be weighed one by one, and those that need the collator. Both keep their order. */
function split(places: Uint32Array, texts: readonly string[]) {
  const others: number[] = [];
  const plain = places.slice();
  let found = 0;
  for (const place of places) {
    if (isAscii(texts[place] ?? '')) plain[found++] = place;
    else others.push(place);
  }
  return { plain: plain.subarray(0, found), other: Uint32Array.from(others) };
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 126 || code < 32) return false;
  }
  return true;
}

/** Sorts by a few letters at a time: they make one number, and only texts that share them are looked at again. */
function orderPlain(places: Uint32Array, texts: readonly string[], weights: Uint8Array, compare: Compare) {
  const scratch = new Float64Array(places.length);
  const sortRun = (run: Uint32Array, offset: number): void => {
    if (areSame(run, texts)) return;
    const letters = Math.floor(getKeyBits(run.length) / bitsALetter);
    const end = offset + letters;
    let isLast = true;
    const getKey = (place: number): number => {
      const text = texts[place] ?? '';
      if (text.length > end) isLast = false;
      let key = 0;
      for (let index = offset; index < end; index += 1)
        key = key * lettersInAll + (index < text.length ? (weights[text.charCodeAt(index)] ?? 0) : 0);
      return key;
    };
    orderByKey(run, getKey, scratch);
    for (const equal of getRuns(run, scratch)) {
      if (isLast) orderAsWhole(equal, texts, compare);
      else sortRun(equal, end);
    }
  };
  sortRun(places, 0);
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

import { setImmediate as nextTurn } from 'node:timers/promises';
import { sliceTime } from './sliceTime.ts';

const digitBits = 16;
const digits = 2 ** digitBits;
/** So few are sorted sooner by comparing them. */
const fewSlots = 4000;
const signBit = 0x80000000;

/** Sorts slots by numbers, stably, by radix, stepping aside between the passes. `keyOf` must not answer NaN. */
export async function sortByKeys(slots: Uint32Array, keyOf: (slot: number) => number): Promise<Uint32Array> {
  if (slots.length < fewSlots)
    return slots.slice().sort((left, right) => compareNumbers(keyOf(left), keyOf(right)));
  const yieldToEventLoop = sliceTime();
  const keys = new Float64Array(slots.length);
  // Adding 0 makes one zero of both.
  for (let index = 0; index < slots.length; index += 1) {
    keys[index] = keyOf(slots[index] ?? 0) + 0;
    if (index % 10_000 === 0) await yieldToEventLoop();
  }
  const words = sortableWords(keys);
  let order: Uint32Array = Uint32Array.from(slots, (_, index) => index);
  for (let digit = 0; digit < 64 / digitBits; digit += 1) {
    await nextTurn();
    order = sortByDigit(order, words, digit);
  }
  return order.map((index) => slots[index] ?? 0);
}

/** The bits of the numbers, two words each, so that comparing them as whole numbers compares the numbers. */
function sortableWords(keys: Float64Array): Uint32Array {
  const words = new Uint32Array(keys.buffer);
  for (let index = 1; index < words.length; index += 2) {
    const high = words[index] ?? 0;
    if (high >= signBit) {
      words[index] = ~high;
      words[index - 1] = ~(words[index - 1] ?? 0);
    } else words[index] = high | signBit;
  }
  return words;
}

function sortByDigit(order: Uint32Array, words: Uint32Array, digit: number): Uint32Array {
  const word = digit >>> 1;
  const shift = (digit & 1) * digitBits;
  const places = new Uint32Array(digits);
  for (let index = word; index < words.length; index += 2) {
    const value = ((words[index] ?? 0) >>> shift) & (digits - 1);
    places[value] = (places[value] ?? 0) + 1;
  }
  if (places.includes(order.length)) return order;
  let place = 0;
  for (let value = 0; value < digits; value += 1) {
    const count = places[value] ?? 0;
    places[value] = place;
    place += count;
  }
  const sorted = new Uint32Array(order.length);
  for (const index of order) {
    const value = ((words[2 * index + word] ?? 0) >>> shift) & (digits - 1);
    const next = places[value] ?? 0;
    sorted[next] = index;
    places[value] = next + 1;
  }
  return sorted;
}

function compareNumbers(left: number, right: number): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

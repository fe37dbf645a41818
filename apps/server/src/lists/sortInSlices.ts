import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Compare } from './rowOrder.ts';

const runLength = 1024;
const sliceMilliseconds = 8;

/** Sorts a copy of the items, stably, stepping aside every few milliseconds so that others are answered meanwhile. */
export async function sortInSlices<Item>(items: readonly Item[], compare: Compare<Item>): Promise<Item[]> {
  const breathe = createBreather();
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare));
    await breathe();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare, breathe));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  left: Item[],
  right: Item[],
  compare: Compare<Item>,
  breathe: () => Promise<void>,
): Promise<Item[]> {
  const merged: Item[] = [];
  const rest = right.values();
  let next = rest.next();
  for (const item of left) {
    while (!next.done && compare(next.value, item) < 0) {
      merged.push(next.value);
      next = rest.next();
    }
    merged.push(item);
    if (merged.length % runLength === 0) await breathe();
  }
  while (!next.done) {
    merged.push(next.value);
    next = rest.next();
  }
  return merged;
}

function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMilliseconds) return;
    await nextTurn();
    since = performance.now();
  };
}

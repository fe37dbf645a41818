import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMilliseconds = 8;

/** Makes a function to call between two steps of long work: it lets others have a turn every 8 milliseconds. */
export function sliceTime(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMilliseconds) return;
    await nextTurn();
    since = performance.now();
  };
}

/** Hands over the slots from 0 to this one, a thousand at a time, until one is not taken. */
export async function takeInSlices(length: number, take: (slots: number[]) => boolean): Promise<boolean> {
  const yieldToEventLoop = sliceTime();
  for (let start = 0; start < length; start += 1000) {
    const slots = Array.from({ length: Math.min(1000, length - start) }, (_, index) => start + index);
    if (!take(slots)) return false;
    await yieldToEventLoop();
  }
  return true;
}

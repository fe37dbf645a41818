import { afterEach, expect, test, vi } from 'vitest';
import { OutageLog } from './OutageLog.ts';

afterEach(() => vi.useRealTimers());

test('an outage is two entries, with the first error and the number of calls, however many there were', async () => {
  vi.useFakeTimers();
  const entries: unknown[][] = [];
  const write = (...entry: unknown[]) => void entries.push(entry);
  let isOver: () => Promise<boolean> = () => Promise.reject(new Error('Still away.'));
  const outage = new OutageLog({
    log: { error: write, warn: write },
    words: { begins: 'Away.', ends: (refused, seconds) => `Back: ${refused} calls in ${seconds} s.` },
    level: 'error',
    isOver: () => isOver(),
  });
  const first = new Error('First.');
  for (let round = 0; round < 5; round += 1) {
    for (let call = 0; call < 100; call += 1) outage.note(call + round === 0 ? first : new Error('Another.'));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(entries).toEqual([[{ err: first }, 'Away.']]);
  isOver = async () => true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(entries.slice(1)).toEqual([['Back: 500 calls in 6 s.']]);

  outage.note(first);
  expect(entries).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(entries).toHaveLength(4);
});

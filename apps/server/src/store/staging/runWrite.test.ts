import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { busy } from './refuseDuringLargeWrite.ts';
import { untilNotBusy } from './runWrite.ts';

test.concurrent.each([100, 700, 1900, 4000])(
  'work that is refused after %i ms, or when its patience ends, is refused within 5 seconds altogether',
  async (milliseconds) => {
    let waited = 0;
    const work = async (_signal: AbortSignal, patience: number) => {
      const takes = Math.min(milliseconds, patience);
      waited += takes;
      await delay(takes);
      throw busy();
    };
    await expect(untilNotBusy(work)).rejects.toMatchObject({ failure: { reason: 'busy' } });
    expect(waited).toBeLessThan(5000);
    expect(waited).toBeGreaterThan(1000);
  },
);

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTooltipDelay, TooltipTimer, tooltipDelayMs } from './TooltipTimer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  setTooltipDelay(tooltipDelayMs);
  vi.useRealTimers();
});

/** Milliseconds after which it opens. */
function openedAfter(begin: (timer: TooltipTimer, open: () => void) => void): number {
  const open = vi.fn();
  const startedAt = performance.now();
  begin(new TooltipTimer(), open);
  vi.runAllTimers();
  expect(open).toHaveBeenCalledOnce();
  return performance.now() - startedAt;
}

test('the host says how long a pointer rests, unless the tooltip does; a finger is held as ever', () => {
  expect(openedAfter((timer, open) => timer.openLater(open))).toBe(500);
  setTooltipDelay(1200);
  expect(openedAfter((timer, open) => timer.openLater(open))).toBe(1200);
  expect(openedAfter((timer, open) => timer.openLater(open, 200))).toBe(200);
  expect(openedAfter((timer, open) => timer.openHeld(open))).toBe(500);
});

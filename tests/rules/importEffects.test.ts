import { expect, test, vi } from 'vitest';

/** Calls that come from the packages; the runner has timers of its own. */
const effects: string[] = [];

function note(name: string): void {
  const stack = new Error(name).stack ?? '';
  if (stack.includes('/packages/')) effects.push(stack);
}

test('importing the packages schedules, stores and draws nothing', async () => {
  vi.stubGlobal('requestIdleCallback', () => note('requestIdleCallback'));
  vi.stubGlobal('requestAnimationFrame', () => note('requestAnimationFrame'));
  for (const name of ['setTimeout', 'setInterval', 'queueMicrotask'] as const) {
    const real: (...args: never[]) => unknown = globalThis[name];
    vi.stubGlobal(name, (...args: never[]) => {
      note(name);
      return real(...args);
    });
  }
  const storage = new Proxy({}, { get: () => note('storage') });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);

  const entries = [
    await import('@studio/ui'),
    await import('@studio/ui/internal'),
    await import('@studio/widgets'),
    await import('@studio/widgets/presets'),
  ];
  expect(entries.every((entry) => Object.keys(entry).length > 3)).toBe(true);
  expect(effects).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';

const asked: (() => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.push(work));
});

const part = () => null;

test('nothing is scheduled before the host starts it', async () => {
  const { prepareStyles } = await import('./prepareStyles.ts');
  prepareStyles([part]);
  expect(asked).toEqual([]);
});

test('from then on what is known is prepared, and what is named later', async () => {
  const { precompileStyles, prepareStyles } = await import('./prepareStyles.ts');
  precompileStyles();
  expect(asked).toEqual([]);
  prepareStyles([part]);
  prepareStyles([() => null]);
  expect(asked).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { changesItsProcess } from './changesItsProcess.ts';

test.each([
  "vi.mock('./api.ts')",
  "vi.stubGlobal('fetch', fetch)",
  'vi.useFakeTimers()',
  "vi.spyOn(console, 'error')",
  'globalThis.fetch = fetch',
  "process.env['HOST'] = ''",
  'process.chdir(folder)',
  "import 'fake-indexeddb/auto'",
  "Object.defineProperty(navigator, 'locks', {})",
])('%s changes the process', (text) => {
  expect(changesItsProcess(`test('…', () => { ${text}; });`)).toBe(true);
});

test.each(['vi.fn()', 'await vi.waitFor(done)', 'previ.mock()', 'const globalThisOrThat = 1'])(
  '%s does not',
  (text) => {
    expect(changesItsProcess(`test('…', () => { ${text}; });`)).toBe(false);
  },
);

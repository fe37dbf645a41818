import { expect, test } from 'vitest';
import { changesItsModules, changesItsProcess } from './changesItsProcess.ts';

const inTest = (text: string) => `test('…', () => { ${text}; });`;

test.each([
  "vi.mock('./api.ts')",
  "vi.stubGlobal('fetch', fetch)",
  'vi.useFakeTimers()',
  "vi.spyOn(console, 'error')",
  'globalThis.fetch = fetch',
  "import 'fake-indexeddb/auto'",
  "Object.defineProperty(navigator, 'locks', {})",
])('%s changes modules or globals', (text) => {
  expect(changesItsModules(inTest(text))).toBe(true);
});

test.each([
  "process.env['HOST'] = ''",
  'process.chdir(folder)',
  'process.kill(child)',
  "import { spawn } from 'node:child_process'",
])('%s changes the process', (text) => {
  expect(changesItsProcess(inTest(text))).toBe(true);
});

test.each(['vi.fn()', 'await vi.waitFor(done)', 'previ.mock()', 'const globalThisOrThat = 1'])(
  '%s changes neither',
  (text) => {
    expect([changesItsModules(inTest(text)), changesItsProcess(inTest(text))]).toEqual([false, false]);
  },
);

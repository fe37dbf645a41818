import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { suites } from './scripts/lib/plan.ts';
import { changesItsModules, changesItsProcess } from './tests/support/changesItsProcess.ts';
import { extent } from './tests/support/extent.ts';

/** Tests of stores that live as long as their module, and of what starts processes: other files would meet what they leave. */
const stateful = [
  'apps/studio/src/kernel/editor/{drafts,tabs,rest}/**/*.test.ts',
  'apps/studio/src/platform/{session,feedback,navigationLock,changes,transfer,i18n}/**/*.test.ts',
  'apps/studio/src/{operations,shell}/**/*.test.{ts,tsx}',
  'scripts/bootstrap/**/*.test.ts',
];

const files = (patterns: string[]) => globSync(patterns, { cwd: import.meta.dirname }).toSorted();
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const holdsState = new Set(files(stateful));
const left = new Set(extent === 'gate' ? files([...suites.unit.deepOnly]) : []);
const all = files([...suites.unit.files]).filter((file) => !left.has(file));
const needing = Object.groupBy(all, (file) => {
  const text = textOf(file);
  if (!holdsState.has(file) && !changesItsModules(text) && !changesItsProcess(text)) return 'nothing';
  return changesItsProcess(text) || /\.database\.test\.ts$/.test(file) ? 'process' : 'thread';
});

// V8 now and then ends the process when it frees compiled WebAssembly piece by piece while databases come and go (nodejs/node issue 64500).
const execArgv = ['--no-wasm-code-gc'];

/**
 * Unit tests: pure logic, the rules of the house, and what the other suites stand on. No browser. A thread for each file
 * costs more than most files, and a process more than a thread; only those that need one have one.
 */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fixSeed.ts'],
    restoreMocks: true,
    // Milliseconds after which a test counts as hanging, also on a machine that is busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: needing.nothing ?? [], isolate: false, pool: 'forks', execArgv },
      },
      { extends: true, test: { name: 'unit, in threads', include: needing.thread ?? [], pool: 'threads' } },
      {
        extends: true,
        test: { name: 'unit, apart', include: needing.process ?? [], pool: 'forks', execArgv },
      },
    ],
  },
});

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { suites } from './scripts/lib/plan.ts';
import { changesItsProcess } from './tests/support/changesItsProcess.ts';
import { extent } from './tests/support/extent.ts';

/** Tests of stores that live as long as their module, and of what starts processes: other files would meet what they leave. */
const stateful = [
  'apps/studio/src/kernel/editor/{drafts,tabs,rest}/**/*.test.ts',
  'apps/studio/src/platform/{session,feedback,navigationLock,changes,transfer,i18n}/**/*.test.ts',
  'apps/studio/src/{operations,shell}/**/*.test.{ts,tsx}',
  'scripts/bootstrap/**/*.test.ts',
];

const files = (patterns: string[]) => globSync(patterns, { cwd: import.meta.dirname }).toSorted();
const holdsState = new Set(files(stateful));
const needsItsOwn = (file: string) =>
  holdsState.has(file) || changesItsProcess(readFileSync(join(import.meta.dirname, file), 'utf8'));
const left = new Set(extent === 'gate' ? files([...suites.unit.deepOnly]) : []);
const all = files([...suites.unit.files]).filter((file) => !left.has(file));
const apart = all.filter(needsItsOwn);
const shared = all.filter((file) => !apart.includes(file));

/**
 * Unit tests: pure logic, the rules of the house, and what the other suites stand on. No browser. A process for each file
 * costs more than most files; only those that need one have one.
 */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fixSeed.ts'],
    // V8 now and then ends the process when it frees compiled WebAssembly piece by piece while databases come and go (nodejs/node issue 64500).
    execArgv: ['--no-wasm-code-gc'],
    restoreMocks: true,
    // Milliseconds after which a test counts as hanging, also on a machine that is busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'unit', include: shared, isolate: false } },
      { extends: true, test: { name: 'unit, apart', include: apart } },
    ],
  },
});

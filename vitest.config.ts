import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { changesItsProcess } from './tests/support/changesItsProcess.ts';

/** Modules without state, but for caches and counters: their tests can follow one another in one process. */
const stateless = [
  'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
  'apps/server/src/**/*.test.ts',
  'apps/studio/src/screens/**/*.test.{ts,tsx}',
  'apps/studio/src/kernel/editor/{outline,undo,fields}/**/*.test.{ts,tsx}',
  'tests/rules/**/*.test.ts',
];

/** Those that hold stores, or start processes. */
const stateful = [
  'apps/studio/src/**/*.test.{ts,tsx}',
  'apps/studio/build/*.test.ts',
  'scripts/**/*.test.ts',
  '.storybook/*.test.ts',
  'tests/support/**/*.test.ts',
];

const files = (patterns: string[]) => globSync(patterns, { cwd: import.meta.dirname }).toSorted();
const shared = new Set(
  files(stateless).filter(
    (file) => !changesItsProcess(readFileSync(join(import.meta.dirname, file), 'utf8')),
  ),
);
const apart = files([...stateless, ...stateful]).filter((file) => !shared.has(file));

/**
 * Unit tests: pure logic, the rules of the house, and what the other suites stand on. No browser. A process for each file
 * costs more than most files; only those that need one have one.
 */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    // Milliseconds after which a test counts as hanging, also on a machine that is busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'unit', include: [...shared], isolate: false } },
      { extends: true, test: { name: 'unit, apart', include: apart } },
    ],
  },
});

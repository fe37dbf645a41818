import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contractOnPglite, suites } from './scripts/lib/plan.ts';
import { extent } from './tests/support/extent.ts';
import { maxWorkers } from './tests/support/maxWorkers.ts';

const coverage = 'tests/contract/coverage.test.ts';
const seenFolder = join(tmpdir(), `studio-contract-${process.pid}`);
const provideSeenFolder = './tests/support/contract/provideSeenFolder.ts';

/** Every operation of openapi.yaml on PostgreSQL, and some of them on PGlite; last, whether every response that it documents was seen. */
export default defineConfig({
  test: {
    environment: 'node',
    // V8 now and then ends the process when it frees compiled WebAssembly piece by piece while databases come and go (nodejs/node issue 64500).
    execArgv: ['--no-wasm-code-gc'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers,
    isolate: false,
    provide: { seenFolder },
    projects: [
      {
        extends: true,
        test: {
          name: 'pglite',
          include: contractOnPglite,
          globalSetup: [provideSeenFolder, './tests/support/contract/providePglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...suites.contract.files],
          exclude: extent === 'gate' ? [...suites.contract.deepOnly] : [coverage],
          globalSetup: [provideSeenFolder, './tests/support/contract/providePostgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'coverage',
          include: [coverage],
          globalSetup: [provideSeenFolder],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

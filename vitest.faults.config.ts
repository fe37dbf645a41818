import { defineConfig } from 'vitest/config';
import { suites } from './scripts/lib/plan.ts';
import { maxWorkers } from './tests/support/maxWorkers.ts';

/** Servers that are killed, stopped and started twice: each test runs real processes on a directory of its own. */
export default defineConfig({
  test: {
    name: 'faults',
    include: [...suites.faults.files],
    globalSetup: ['tests/support/buildServer.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers,
  },
});

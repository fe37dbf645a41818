import { defineConfig } from 'vitest/config';

/** Servers that are killed, stopped and started twice: each test runs real processes on a directory of its own. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['tests/faults/*.test.ts'],
    globalSetup: ['tests/support/buildServer.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

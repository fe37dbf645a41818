import { defineConfig } from 'vitest/config';
import { suites } from './scripts/lib/plan.ts';

/** Another team's application: the packages as they would be published, installed, built and used in Chromium. */
export default defineConfig({
  test: {
    name: 'consumer',
    // What is weighed is what a production build weighs.
    env: { NODE_ENV: 'production' },
    include: [...suites.consumer.files],
    environment: 'node',
    testTimeout: 60_000,
    // Deadlines are for what hangs: a second is not enough for a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});

import { defineConfig } from 'vitest/config';

/** Another team's application: the packages as they would be published, installed, built and used in Chromium. */
export default defineConfig({
  test: {
    name: 'consumer',
    // What is weighed is what a production build weighs.
    env: { NODE_ENV: 'production' },
    include: ['tests/consumer/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});

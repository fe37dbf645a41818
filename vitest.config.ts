import { defineConfig } from 'vitest/config';

/** Unit tests: pure logic, the rules of the house, and what the other suites stand on. No browser. */
export default defineConfig({
  test: {
    name: 'unit',
    include: [
      'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      '.storybook/*.test.ts',
      'tests/{rules,support}/**/*.test.ts',
    ],
    environment: 'node',
    restoreMocks: true,
  },
});

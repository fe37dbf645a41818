import { defineConfig } from '@playwright/test';
import scenarios from './playwright.config.ts';

/** The fault matrix: every fault at every moment wherever an edit can be held, on the production build and a real server. Those tagged `@core` are tried by `npm test`. */
export default defineConfig({
  ...scenarios,
  testDir: 'tests/faults/matrix',
  // Cells know nothing of one another.
  fullyParallel: true,
  use: { ...scenarios.use, trace: 'off' },
  projects: [{ name: 'matrix' }],
});

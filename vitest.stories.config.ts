import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chromiumProvider } from './tests/support/chromiumProvider.ts';
import { maxWorkers } from './tests/support/maxWorkers.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Without what the accessibility addon notes of each story: all of it is more than one string can hold. */
const briefReport = ['json', { filterMeta: () => false }] as const;

/** Every story as a test in Chromium, with axe: played in the light theme, its colours judged in both. */
export default defineConfig({
  // A dependency that is not in yesterday's cache would reload the page under a test.
  optimizeDeps: { force: true },
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'light',
    reporters: process.argv.includes('--reporter=json') ? ['default', [...briefReport]] : ['default'],
    // A story leaves nothing behind, so that two pages can run them all: three times as fast as a page for each file.
    isolate: false,
    maxWorkers,
    // For what hangs: the longest stories take nine seconds on a quiet machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 180_000,
      provider: chromiumProvider,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 720 } }],
    },
  },
});

import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumProvider } from './tests/support/chromiumProvider.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
function storiesIn(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: true,
    // A dependency that is not in yesterday's cache would reload the page under a test.
    optimizeDeps: { force: true },
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    test: {
      name: theme,
      // A story leaves nothing behind, so that one page can run them all: three times as fast.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 180_000,
        provider: chromiumProvider,
        screenshotFailures: false,
        instances: [{ browser: 'chromium', viewport: { width: 1024, height: 720 } }],
      },
    },
  };
}

/** Without what the accessibility addon notes of each story: all of it is more than one string can hold. */
const briefReport = ['json', { filterMeta: () => false }] as const;

/** Every story as a test in Chromium, with axe, once in each theme. */
export default defineConfig({
  test: {
    projects: [storiesIn('light'), storiesIn('dark')],
    reporters: process.argv.includes('--reporter=json') ? ['default', [...briefReport]] : ['default'],
  },
});

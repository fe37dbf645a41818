import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const installed = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(installed) ? installed : undefined);

const provider = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
  contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
});

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
        provider,
        screenshotFailures: false,
        instances: [{ browser: 'chromium', viewport: { width: 1024, height: 720 } }],
      },
    },
  };
}

/** Every story as a test in Chromium, with axe, once in each theme. */
export default defineConfig({
  test: { projects: [storiesIn('light'), storiesIn('dark')] },
});

import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';

const installed = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(installed) ? installed : undefined);

/** Chromium for tests that run in a page: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export const chromiumProvider = playwright({
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

import { playwright } from '@vitest/browser-playwright';
import { findChromium } from '../../scripts/lib/findChromium.ts';

const executablePath = await findChromium();

/** Chromium for tests that run in a page: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export const chromiumProvider = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // As for scenarios: a process less, and the same picture.
      '--in-process-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
  contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
});

import { playwright } from '@vitest/browser-playwright';
import { findChromium } from '../../scripts/lib/findChromium.ts';
import { browserArguments } from './browserArguments.ts';

const executablePath = await findChromium();

/** Chromium for tests that run in a page: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export const chromiumProvider = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--no-first-run', ...browserArguments],
  },
  contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
});

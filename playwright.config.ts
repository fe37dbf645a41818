import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/findChromium.ts';
import { browserArguments } from './tests/support/browserArguments.ts';
import { extent } from './tests/support/extent.ts';
import { maxWorkers } from './tests/support/maxWorkers.ts';

const chromium = await findChromium();
const reportFile = process.env['PLAYWRIGHT_REPORT_FILE'] ?? '.cache/reports/playwright.json';

/** Scenarios: what a user does, on the production build and a real server that each scenario starts for itself. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/prepareStudio.ts',
  outputDir: 'test-results',
  // Deadlines are for what hangs; a machine that is slow for a while is no failure.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: maxWorkers,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // The deep suite plays with motion, which is drawn frame by frame and costs a seventh of a run.
    contextOptions: { reducedMotion: extent === 'gate' ? 'reduce' : 'no-preference' },
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // A trace is for local use. Its snapshots show as much as a video, which costs a third of the run.
    trace: process.env['CI'] ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [...browserArguments],
    },
  },
});

import { defineConfig } from 'vitest/config';
import { chromiumProvider } from './tests/support/chromiumProvider.ts';

/** What every component of `@studio/ui` and `@studio/widgets` keeps: in Chromium, and drawn by a server. */
export default defineConfig({
  test: {
    // Deadlines are for what hangs: a second is not enough for a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'ssr',
          include: ['tests/conformance/{ssr,exports,vocabulary,detailTypes}.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // A dependency that turns up later would reload the page under a test.
        optimizeDeps: {
          force: true,
          entries: [
            'tests/conformance/{dom,patterns}.test.ts',
            'tests/conformance/{cases,patterns}/**/*.tsx',
            'packages/{ui,studio-widgets}/src/index.ts',
          ],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'],
        },
        test: {
          name: 'dom',
          include: ['tests/conformance/{dom,patterns,watches}.test.ts'],
          globalSetup: ['tests/conformance/support/provideMarkup.ts'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 180_000,
            provider: chromiumProvider,
            screenshotFailures: false,
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 720 } }],
          },
        },
      },
    ],
  },
});

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type LaunchOptions,
} from '@playwright/test';
import { ApiUser } from '../../e2e/apiUser.ts';
import { type Studio, startStudio } from '../../support/studioServer.ts';
import type { PlacedCell } from './allCells.ts';
import { Profile } from './Profile.ts';
import { SharedBrowser } from './SharedBrowser.ts';
import { Stage } from './Stage.ts';

const contextOptions: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'America/New_York',
};

interface TestFixtures {
  /** Sets the stage for a cell, in the browser that its fault needs. */
  readonly setStage: (cell: PlacedCell) => Promise<Stage>;
}

interface WorkerFixtures {
  /** A studio that the cells of one worker share: each has an object of its own. */
  readonly studio: Studio;
  readonly user: ApiUser;
  readonly somebodyElse: ApiUser;
  /** A browser in which the user is signed in, shared by the cells that leave it as it was: one page of it goes on. */
  readonly sharedBrowser: SharedBrowser;
}

let count = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  studio: [
    async ({ browserName: _browserName }, use) => {
      await using studio = await startStudio();
      await use(studio);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  user: [async ({ studio }, use) => use(await ApiUser.signIn(studio.url, 'admin')), { scope: 'worker' }],
  somebodyElse: [
    async ({ studio }, use) => use(await ApiUser.signIn(studio.url, 'author')),
    { scope: 'worker' },
  ],
  sharedBrowser: [
    async ({ browser, studio }, use) => {
      const context = await signedIn(await browser.newContext(contextOptions), studio);
      await use(new SharedBrowser(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
  setStage: async ({ browser, studio, user, somebodyElse, sharedBrowser, launchOptions }, use) => {
    await using rest = new AsyncDisposableStack();
    await use(async ({ fault, place }) => {
      const kind = fault.browser ?? 'shared';
      const { context, page, killBrowser } = await openBrowser(kind, {
        rest,
        browser,
        studio,
        sharedBrowser,
        launchOptions,
      });
      count += 1;
      const name = `Matrix ${process.pid}-${count}-${Date.now().toString(36)}`;
      return new Stage({ place, name, studio, user, somebodyElse, context, page, killBrowser });
    });
  },
});

export { expect };

interface BrowserParts {
  readonly rest: AsyncDisposableStack;
  readonly browser: Browser;
  readonly studio: Studio;
  readonly sharedBrowser: SharedBrowser;
  readonly launchOptions: LaunchOptions;
}

async function openBrowser(kind: 'shared' | 'own' | 'profile', parts: BrowserParts) {
  const { rest, browser, studio, sharedBrowser, launchOptions } = parts;
  if (kind === 'profile') {
    const profile = rest.use(new Profile({ ...launchOptions, ...contextOptions }));
    const context = await signedIn(await profile.start(), studio);
    const page = await context.newPage();
    return { context, page, killBrowser: async () => signedIn(await profile.killAndStart(), studio) };
  }
  const killBrowser = () => Promise.reject(new Error('This browser has no profile to come back with.'));
  if (kind === 'shared') {
    rest.defer(() => sharedBrowser.tidy());
    return { context: sharedBrowser.context, page: await sharedBrowser.page(), killBrowser };
  }
  const context = await signedIn(await browser.newContext(contextOptions), studio);
  rest.defer(() => context.close());
  return { context, page: await context.newPage(), killBrowser };
}

async function signedIn(context: BrowserContext, { url }: Studio): Promise<BrowserContext> {
  const answer = await context.request.post(`${url}/rest/Login`, {
    data: { username: 'admin', password: 'studio-demo' },
    headers: { 'X-Console-Type': 'studio' },
  });
  expect(answer.status(), 'the user signs in').toBe(200);
  return context;
}

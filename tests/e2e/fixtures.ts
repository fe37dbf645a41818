import { test as base, expect, type Page } from '@playwright/test';
import { type Studio, startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';

/** The demo users and their credentials. */
export type UserName = 'admin' | 'author' | 'viewer';

interface TestFixtures {
  /** What the page complained of: uncaught errors, console errors, refused by the content security policy. */
  readonly complaints: string[];
  /** Complaints that the test expects; each pattern must be given before they happen. */
  readonly expectedComplaints: RegExp[];
}

interface WorkerFixtures {
  /** A studio with the demo content, shared by the tests of one worker. */
  readonly studio: Studio;
  /** The administrator, calling the server directly. */
  readonly api: ApiUser;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  studio: [
    async ({ browserName: _browserName }, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ studio }, use) => use(studio.url),
  expectedComplaints: async ({ page: _page }, use) => use([]),
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      await use(complaints);
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  api: [async ({ studio }, use) => use(await ApiUser.signIn(studio.url, 'admin')), { scope: 'worker' }],
});

export { expect };

/** For `test.use`: the narrowest screen that the console is made for. A project of its own would start another studio and browser. */
export const narrow = { viewport: { width: 768, height: 1024 } };

/** What the browser logs by itself when a call is refused or lost; the test has asked for it. */
export const refusedCalls = /Failed to load resource|net::ERR_/;

/** Signs in on the sign-in screen. */
export async function signIn(
  page: Page,
  username: UserName | (string & {}),
  password = 'studio-demo',
): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens an address as a user who has signed in before, without going through the sign-in screen. */
export async function openAs(page: Page, username: UserName, path: string): Promise<void> {
  const { origin } = path.startsWith('/') ? { origin: '' } : new URL(path);
  const answer = await page.context().request.post(`${origin}/rest/Login`, {
    data: { username, password: 'studio-demo' },
    headers: { 'X-Console-Type': 'studio' },
  });
  expect(answer.status(), `${username} signs in`).toBe(200);
  await page.goto(path);
  // Found by its tag: a dialog that opens at once hides it from roles.
  await page.locator('main').waitFor();
}

/** Goes to the first thing that the palette finds for a text. */
export async function goByPalette(page: Page, text: string, found: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const input = page.getByPlaceholder(/^Go to a screen/);
  await input.fill(text);
  await page.getByRole('option', { name: found }).click();
  await expect(input).toHaveCount(0);
}

/** The address of a data set's editor. */
export function editorPath(name: string, type = 0): string {
  return `/config/dataSet/${encodeURIComponent(name)}/${type}/${type === 3 ? 'repeatingForm' : 'dataItems'}`;
}

import type { Page } from '@playwright/test';
import { isProblem, result } from '@studio/api';
import { findChromium } from '../../scripts/lib/findChromium.ts';
import { ApiUser } from './apiUser.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { expectedTime, historyDialog, openHistory, readDownload } from './historyActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const isHistoryCall = (url: string) => new URL(url).pathname === '/rest/Audit/configurationLogs';

/** The list shows what it was answered. */
const expectAnswered = (page: Page) =>
  expect(historyDialog(page).getByRole('grid')).toHaveAttribute('aria-busy', 'false');

/** What the next call for the list asks with, once the one before has been answered; the answer is on screen then. */
async function nextQuestion(page: Page, act: () => Promise<void>): Promise<Record<string, string>> {
  await expectAnswered(page);
  return await questionOf(page, act);
}

/** The same of a call that nothing comes before. */
async function questionOf(page: Page, act: () => Promise<void>): Promise<Record<string, string>> {
  const answered = page.waitForResponse((response) => isHistoryCall(response.url()));
  await act();
  const { searchParams } = new URL((await answered).url());
  await expectAnswered(page);
  return Object.fromEntries(searchParams);
}

async function choose(page: Page, list: string, option: string): Promise<void> {
  await historyDialog(page).getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const rows = (page: Page) => historyDialog(page).getByRole('row');

test('it lists the whole log, the newest entry first, 25 a page', { tag: '@core' }, async ({ page, api }) => {
  const name = await api.createSet('Logged', [['One', '1']]);
  await openAs(page, 'admin', '/config/dataSet/browser');
  const question = await questionOf(page, () => openHistory(page));
  expect(question).toMatchObject({
    ...{ filterText: '', filterFields: '7', startIndex: '0', numberOfRows: '25' },
    ...{ sortBy: 'timeCreated', sortDirection: 'desc' },
  });
  expect(question).not.toHaveProperty('timeRange');
  await expect(historyDialog(page).getByRole('columnheader')).toHaveText([
    ...['Date', 'User', 'Type', 'Action', 'Message', 'Details'],
  ]);
  await expect(rows(page)).toHaveCount(26);
  await expect(historyDialog(page).getByText(/^Showing 1 to 25 of \d+ Items$/)).toBeVisible();
  const entry = rows(page).filter({ hasText: name });
  await expect(entry.getByRole('rowheader')).toHaveText(expectedTime);
  await expect(entry).toContainText('Marta Oduya');
  await expect(entry).toContainText('Data Set');
});

test('it closes by its button alone, and gives the focus back to the cog', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(historyDialog(page)).toBeVisible();
  await historyDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(historyDialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Manage operations' })).toBeFocused();
});

test('the search waits until typing has paused, and searches the chosen columns', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  await expect(rows(page)).toHaveCount(26);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isHistoryCall(request.url())) asked.push(request.url());
  });
  const search = historyDialog(page).getByRole('searchbox', { name: 'Search the history' });
  const first = await nextQuestion(page, () => search.pressSequentially('PRIYA', { delay: 40 }));
  expect(first).toMatchObject({ filterText: 'PRIYA', filterFields: '7' });
  expect(asked).toHaveLength(1);

  await expect(rows(page).nth(1)).toContainText('Priya Nair');
  for (const [option, code] of [
    ['By User', '1'],
    ['By Type', '4'],
    ['By Message', '2'],
  ] as const) {
    const question = await nextQuestion(page, () => choose(page, 'Filter', option));
    expect(question['filterFields']).toBe(code);
  }
  await search.fill('nothing is called this');
  await expect(historyDialog(page).getByText('No matching items.')).toBeVisible();
  await expect(historyDialog(page).getByText('Showing 0 to 0 of 0 Items')).toBeVisible();
  await historyDialog(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(26);
});

test('a range begins and ends with days of the reader', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  const today = await nextQuestion(page, () => choose(page, 'Date range', 'Today'));
  const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0));
  expect(today['timeRange']).toBe(`${midnight}..`);

  await choose(page, 'Date range', 'Custom Range');
  const start = historyDialog(page).getByRole('textbox', { name: /Start date/ });
  const end = historyDialog(page).getByRole('textbox', { name: /End date/ });
  await nextQuestion(page, () => start.fill('11/01/2026'));
  const days = await nextQuestion(page, () => end.fill('11/02/2026'));
  const [from, to] = [Date.parse('2026-11-01T00:00:00-04:00'), Date.parse('2026-11-03T00:00:00-05:00') - 1];
  expect(days['timeRange'], 'the day on which the clocks go back is whole').toBe(`${from}..${to}`);

  const before = await historyDialog(page)
    .getByText(/^Showing /)
    .textContent();
  await end.fill('10/30/2026');
  await expect(historyDialog(page).getByText('The end date is before the start date')).toBeVisible();
  await expect(historyDialog(page).getByText(before ?? '')).toBeVisible();
});

test('sorting and paging go over the whole log, on the server', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  const dialog = historyDialog(page);
  await expect(rows(page)).toHaveCount(26);
  const byUser = await nextQuestion(page, () => dialog.getByRole('button', { name: 'User' }).click());
  expect(byUser).toMatchObject({ sortBy: 'user', sortDirection: 'asc', startIndex: '0' });
  await expect(dialog.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).nth(1)).toContainText('Aiko Tanaka');
  const page2 = await nextQuestion(page, () => dialog.getByRole('button', { name: 'Next page' }).click());
  expect(page2).toMatchObject({ sortBy: 'user', startIndex: '25' });
  await expect(dialog.getByText(/^Showing 26 to 50 of /)).toBeVisible();
  const reversed = await nextQuestion(page, () => dialog.getByRole('button', { name: 'User' }).click());
  expect(reversed).toMatchObject({ sortDirection: 'desc', startIndex: '0' });
});

test('Details shows what changed, field by field, by mouse and by keyboard', async ({ page, api }) => {
  const name = await api.createSet('Detailed', [['<b>Slate</b>', 'SL']]);
  await api.replaceItems(name, [
    ['<b>Slate</b>', 'SLT'],
    ['قرميد', 'TL'],
  ]);
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  await historyDialog(page).getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(1).getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details.getByText(/was updated|Updated/).first()).toBeVisible();
  const change = details.getByRole('row').filter({ hasText: 'SLT' });
  await expect(change).toContainText('<b>Slate</b>');
  await expect(change.locator('[data-part="before"]')).toHaveText('SL');
  await expect(change.locator('[data-part="after"]')).toHaveText('SLT');
  await expect(details.getByRole('row').filter({ hasText: 'قرميد' })).toContainText('None');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(historyDialog(page)).toBeVisible();
  await expect(rows(page).nth(1).getByRole('button', { name: 'Details' })).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('Created');
});

test('Download CSV and Download Excel open a window with the entries on the filter', async ({
  playwright,
  launchOptions,
  api,
}) => {
  // The whole browser: it closes a window that has become a download.
  const executablePath = await findChromium({ isWhole: true });
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  const name = await api.createSet('Downloaded', [['One', '1']]);
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  await historyDialog(page).getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(2);

  const csv = await readDownload(page, context, 'Download CSV');
  expect(csv.isInNewWindow).toBe(true);
  await expect.poll(() => context.pages().length, 'the window stays open').toBe(1);
  expect(csv.fileName).toMatch(/\.csv$/);
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = csv.bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);

  const xls = await readDownload(page, context, 'Download Excel');
  expect(xls.fileName).toMatch(/\.xls$/);
  expect(xls.bytes.toString('utf8')).toContain(name);
  await expect(historyDialog(page)).toBeVisible();
});

test('a popup blocker loses no download', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  const csv = await readDownload(page, context, 'Download CSV');
  expect(csv.isInNewWindow).toBe(false);
  expect(csv.bytes.toString('utf8')).toContain('Signed in');
  await expect(historyDialog(page)).toBeVisible();
});

test('a download that cannot begin says why and leaves no window behind', async ({ page, context }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  await page.route('**/rest/Login/temporaryToken', (route) => route.abort());
  await historyDialog(page).getByRole('button', { name: 'Downloads' }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  await expect(
    historyDialog(page).getByRole('alert').filter({ hasText: 'The history could not be downloaded.' }),
  ).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});

test('what cannot be loaded says so, keeps what was there, and can be tried again', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  await expect(rows(page)).toHaveCount(26);
  await page.route('**/rest/Audit/configurationLogs?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'The log is being rotated.', status: 500 },
    }),
  );
  await historyDialog(page).getByRole('button', { name: 'Next page' }).click();
  await expect(historyDialog(page).getByText('The log is being rotated.', { exact: false })).toBeVisible();
  await expect(rows(page)).toHaveCount(26);
  await page.unroute('**/rest/Audit/configurationLogs?*');
  await historyDialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(historyDialog(page).getByText(/^Showing 26 to 50 of /)).toBeVisible();
});

test('it closes on logout', async ({ page, context }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  const other = await context.newPage();
  await other.goto('/config/dataSet/browser');
  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const user of ['author', 'viewer'] as const) {
  test(`${user} has no history, and the server refuses it`, async ({ page, studio }) => {
    await openAs(page, user, '/config/dataSet/browser');
    await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage operations' })).toHaveCount(0);
    const { client } = await ApiUser.signIn(studio.url, user);
    const refusal = await result(client.GET('/rest/Audit/configurationLogs')).catch(
      (error: unknown) => error,
    );
    expect(isProblem(refusal, 403)).toBe(true);
  });
}

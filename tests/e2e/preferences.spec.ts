import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { saveButton } from './editorActions.ts';
import { expect, goByPalette, openAs, refusedCalls, signIn, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const path = '/config/generalPreferences/manager';
const address = '/rest/DefaultPreference/studio';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function set(api: ApiUser, values: Readonly<Record<string, string>>): Promise<void> {
  const { etag } = await result(api.client.GET(address));
  const body = Object.entries(values).map(([name, value]) => ({ name, value }));
  await result(api.client.POST(address, { params: { header: { 'If-Match': etag ?? '' } }, body }));
}

async function savedValue(api: ApiUser, name: string): Promise<string | undefined> {
  const { data } = await result(api.client.GET(address));
  return data.find((each) => each.name === name)?.value;
}

test('a preference is found by what it means, changed, reset, and saved by its name', {
  tag: '@core:preferences',
}, async ({ page, api }) => {
  await set(api, { 'notification.reminderDays': '9' });
  await openAs(page, 'admin', path);
  await page.getByRole('searchbox', { name: 'Search preferences' }).fill('request for information');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 of \d+ preferences$/)).toBeVisible();
  await expect(page.getByText('Changed from the default: 7')).toBeVisible();
  const days = field(page, 'Days before a reminder');
  await days.fill('x');
  await expect(page.getByText('This preference value must be numeric only.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Reset Days before a reminder to 7' }).click();
  await expect(days).toHaveValue('7');
  await field(page, 'Reminders').fill('4');
  await page.getByRole('button', { name: 'Show unsaved changes' }).click();
  const changes = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(changes.getByText(/Days before a reminder/)).toBeVisible();
  await expect(changes.getByText(/^Reminders/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved preferences')).toBeVisible();
  expect(await savedValue(api, 'notification.reminderDays')).toBe('7');
  expect(await savedValue(api, 'notification.mostReminders')).toBe('4');
});

test('the palette leads to a single preference, and its address does so for others; what is searched for is in the address', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await goByPalette(page, 'request for information', /^Days before a reminder/);
  await expect(page).toHaveURL(/\?preference=notification\.reminderDays$/);
  await expect(field(page, 'Days before a reminder')).toBeFocused();
  await expect(field(page, 'Days before a reminder')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search preferences' }).fill('renewal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/manager\?q=renewal$/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search preferences' })).toHaveValue('renewal');
  await expect(field(page, 'Days before renewal')).toBeVisible();
  await expect(field(page, 'Days before a reminder')).toHaveCount(0);
  // One that the search leaves out is shown again when the palette leads to it.
  await goByPalette(page, 'Days before a reminder', /^Days before a reminder/);
  await expect(field(page, 'Days before a reminder')).toBeFocused();
  await page.goto(`${path}?preference=none`);
  await expect(page.getByText('There is no preference “none”.')).toBeVisible();
});

test('a number that must be whole is refused at its row, and keeps the user there; a whole one is saved on the way out', async ({
  page,
  api,
}) => {
  await set(api, { 'quote.validDays': '30' });
  await openAs(page, 'admin', path);
  const days = field(page, 'Days that a quote is valid');
  await days.fill('30.5');
  await expect(days).toHaveAccessibleDescription('This preference value must be a whole number.');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Data sets', exact: true }).click();
  const notice =
    'The preferences are invalid. Please correct or discard your changes before leaving this page.';
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await savedValue(api, 'quote.validDays')).toBe('30');
  await days.fill('31');
  await page.getByRole('link', { name: 'Data sets', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  expect(await savedValue(api, 'quote.validDays')).toBe('31');
  await set(api, { 'quote.validDays': '30' });
});

test('what is saved holds at once in a session that is open: rows of a page, the start page, the theme, the help', async ({
  page,
  api,
  browser,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(page.getByText(/^Showing 1 to 25 of /)).toBeVisible();
  const other = await browser.newContext();
  const editor = await other.newPage();
  await openAs(editor, 'admin', new URL(path, page.url()).href);
  await field(editor, 'Rows of a page').fill('10');
  await editor.keyboard.press('Control+s');
  await expect(editor.getByText('Successfully saved preferences')).toBeVisible();
  await expect(page.getByText(/^Showing 1 to 10 of /)).toBeVisible();

  await set(api, {
    'lists.defaultPageSize': '25',
    'console.startPage': 'products',
    'console.theme': 'dark',
    'console.helpAddress': 'https://help.example.com/studio/',
  });
  await expect(page.getByText(/^Showing 1 to 25 of /)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('link', { name: 'Finding data sets' })).toHaveAttribute(
    'href',
    'https://help.example.com/studio/data-sets.html#finding',
  );
  await page.keyboard.press('Escape');
  await page.goto(new URL('/config', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Manage Product Templates' })).toBeVisible();
  await set(api, {
    'console.startPage': 'dataSets',
    'console.theme': 'system',
    'console.helpAddress': '/help/',
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await other.close();
});

test('what is saved holds at once on the screen that is open: dates, rows, the name, the foot, the support', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', '/config/notification/popup/browser');
  const table = page.getByRole('grid', { name: 'Manage Pop-ups' });
  const rowHeight = async () => (await table.getByRole('row').nth(2).boundingBox())?.height;
  await expect(table).toContainText(/\d\d\/\d\d\/\d\d \d\d:\d\d[AP]M/);
  const comfortable = (await rowHeight()) ?? 0;
  await set(api, {
    'console.dateFormat': 'yyyy-MM-dd HH:mm',
    'console.dayFormat': 'DD/MM/YYYY',
    'console.density': 'compact',
    'console.showShortcuts': 'false',
    'console.supportAddress': 'help@example.com',
    'system.environmentLabel': 'Test',
    'system.footerText': 'North Carrier, internal use only',
    'system.studioName': 'Workbench',
  });
  await expect(table).toContainText(/20\d\d-\d\d-\d\d \d\d:\d\d/);
  await expect(table).not.toContainText(/\d\d:\d\d[AP]M/);
  await expect.poll(rowHeight).toBeLessThan(comfortable - 4);
  await expect(page.getByRole('link', { name: 'Workbench, Test, first screen' })).toBeVisible();
  await expect(page).toHaveTitle(/ · Workbench$/);
  await expect(page.getByRole('contentinfo')).toHaveText('North Carrier, internal use only');
  await expect(page.locator('kbd')).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('link', { name: /^Support/ })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  await page.keyboard.press('Escape');
  await page.goto(new URL('/config/rateStatus/manager', page.url()).href);
  const rates = page.getByRole('grid', { name: 'Entries' });
  const dayFirst = /(?:2[89]|3[01])\/\d\d\/20\d\d/;
  await expect(rates).toContainText(dayFirst);
  await rates.getByText(dayFirst).first().click();
  await expect(rates.getByRole('textbox', { name: 'Expiration Date' })).toHaveValue(dayFirst);
  await page.keyboard.press('Escape');
  await set(api, {
    'console.dateFormat': 'MM/dd/yy hh:mma',
    'console.dayFormat': 'MM/DD/YYYY',
    'console.density': 'comfortable',
    'console.showShortcuts': 'true',
    'console.supportAddress': '',
    'system.environmentLabel': '',
    'system.footerText': '',
    'system.studioName': 'Studio',
  });
  await expect(rates).toContainText(/\d\d\/(?:2[89]|3[01])\/20\d\d/);
  await expect(rates).not.toContainText(dayFirst);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a user who signs in sees the notice first, once', async ({ page, api }) => {
  await set(api, { 'system.signInNotice': 'Only for authorized users.' });
  await page.goto(path);
  await signIn(page, 'admin');
  const notice = page.getByRole('alertdialog', { name: 'Please read' });
  await expect(notice).toContainText('Only for authorized users.');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(field(page, 'Rows of a page')).toBeVisible();
  await expect(notice).toBeHidden();
  await set(api, { 'system.signInNotice': '' });
});

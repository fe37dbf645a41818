import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { runAction, saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const browserPath = '/config/notification/popup/browser';
const newPath = '/config/notification/popup/manage';
const blank = { enabled: true, excludeConsole: null };
let count = 0;

/** A name that no other template has. */
function newName(prefix: string): string {
  count += 1;
  return `${prefix} ${process.pid}-${count}-${Date.now().toString(36)}`;
}

const field = (page: Page, name: 'Name' | 'Title' | 'Message') =>
  page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Title').fill('Planned maintenance');
  await field(page, 'Message').fill('The system is away.\nCome back on Monday.');
}

async function createPopup(api: ApiUser, name: string): Promise<string> {
  const body = { ...blank, name, title: 'Storm', body: 'A storm is on its way.' };
  const { data } = await result(api.client.POST('/rest/NotificationPopupTemplate', { body }));
  return data.id;
}

const loadPopup = async (api: ApiUser, id: string) =>
  (await result(api.client.GET('/rest/NotificationPopupTemplate/{id}', { params: { path: { id } } }))).data;

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The names in a downloaded file that begin so, in order. */
async function namesIn(download: Download, prefix: string): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  return [...new Set(text.match(new RegExp(`${prefix} [A-Z]\\b`, 'g')))].toSorted();
}

async function switchOff(api: ApiUser, id: string): Promise<void> {
  const path = { path: { id } };
  const { data, etag } = await result(
    api.client.GET('/rest/NotificationPopupTemplate/{id}', { params: path }),
  );
  const header = { 'If-Match': etag ?? '' };
  const { name, title, body, excludeConsole } = data;
  const changed = { name, title, body, excludeConsole, enabled: false };
  await result(
    api.client.POST('/rest/NotificationPopupTemplate/{id}', { params: { ...path, header }, body: changed }),
  );
}

test('a pop-up is made by keyboard: what is missing is shown, the first save gives it its address', {
  tag: '@core',
}, async ({ page, api }) => {
  await openAs(page, 'admin', browserPath);
  await page.getByRole('button', { name: 'New Pop Up' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New Pop Up' })).toBeFocused();
  await field(page, 'Name').press('Tab');
  await expect(page.getByText('Name is required.')).toBeVisible();
  await saveButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('There is nothing to save.');
  const name = newName('Maintenance');
  await field(page, 'Name').fill(name);
  await saveButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Still missing: Title, Message');
  await fill(page, name);
  await page.getByRole('radio', { name: 'Everyone' }).press('ArrowRight');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved popup notification')).toBeVisible();
  await expect(page).toHaveURL(/\/notification\/popup\/manage\/[^/]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await loadPopup(api, id)).toMatchObject({
    ...{ name, enabled: true, title: 'Planned maintenance' },
    ...{ body: 'The system is away.\nCome back on Monday.', excludeConsole: 'Producer' },
  });
  await page.getByRole('link', { name: 'Manage Pop-ups' }).click();
  await page.getByPlaceholder('Search name, title or message').fill(name);
  await expect(page.getByText('Showing 1 to 1 of 1 Pop Up(s)')).toBeVisible();
  await page.getByPlaceholder('Search name, title or message').fill('nothing is called so');
  await expect(page.getByText('No matching Pop Up')).toBeVisible();
});

test('undo leads back to the field; an invalid template cannot be left, a valid one is saved on the way', async ({
  page,
  api,
}) => {
  const id = await createPopup(api, newName('Storm'));
  await openAs(page, 'admin', `${newPath}/${id}`);
  await field(page, 'Title').fill('');
  await field(page, 'Message').fill('Two storms.');
  await page.getByRole('link', { name: 'Manage Pop-ups' }).click();
  await expect(
    page.getByText(
      'The popup template is invalid. Please correct or discard your changes before leaving this page.',
    ),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Message')).toHaveValue('A storm is on its way.');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Title')).toHaveValue('Storm');
  await expect(field(page, 'Title')).toBeFocused();
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('link', { name: 'Manage Pop-ups' }).click();
  await expect(page).toHaveURL(browserPath);
  expect(await loadPopup(api, id)).toMatchObject({ enabled: false, title: 'Storm' });
});

test('Export downloads the pop-up', async ({ page, api }) => {
  const id = await createPopup(api, newName('Exported'));
  await openAs(page, 'admin', `${newPath}/${id}`);
  const download = page.waitForEvent('download');
  await runAction(page, 'Export');
  expect((await download).suggestedFilename()).toMatch(/^Popup Templates_\d{8}_\d{6}\.dbinit$/);
});

test('a name that is taken is reported at the name, and nothing is lost', async ({ page, api }) => {
  const taken = newName('Taken');
  await createPopup(api, taken);
  await openAs(page, 'admin', newPath);
  await fill(page, taken);
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(saveButton(page)).toContainText('Not saved');
  await field(page, 'Name').fill(newName('Free'));
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/manage\/[^/]+$/);
});

test('what somebody else saves meanwhile is merged in', async ({ page, api }) => {
  const name = newName('Both');
  const id = await createPopup(api, name);
  await openAs(page, 'admin', `${newPath}/${id}`);
  await field(page, 'Title').fill('Mine');
  const path = { path: { id } };
  const { etag } = await result(api.client.GET('/rest/NotificationPopupTemplate/{id}', { params: path }));
  await result(
    api.client.POST('/rest/NotificationPopupTemplate/{id}', {
      params: { ...path, header: { 'If-Match': etag ?? '' } },
      body: { ...blank, name, title: 'Storm', body: 'Theirs' },
    }),
  );
  await page.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(field(page, 'Message')).toHaveValue('Theirs');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved popup notification')).toBeVisible();
  expect(await loadPopup(api, id)).toMatchObject({ title: 'Mine', body: 'Theirs' });
});

test('a pop-up is deleted after a question; a new one that was begun is discarded after one', async ({
  page,
  api,
}) => {
  const id = await createPopup(api, newName('Gone'));
  await openAs(page, 'admin', `${newPath}/${id}`);
  await runAction(page, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this popup template?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The popup template has been deleted.')).toBeVisible();
  await expect(page).toHaveURL(browserPath);
  await page.goto(`${newPath}/${id}`);
  await expect(page.getByText('There is no such pop-up')).toBeVisible();

  await page.goto(newPath);
  await field(page, 'Name').fill('Begun');
  await runAction(page, 'Discard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(browserPath);
});

test('what the product needs keeps its name; who may not change pop-ups reads them', async ({
  page,
  api,
}) => {
  const { data } = await result(
    api.client.GET('/rest/NotificationPopupTemplate', {
      params: { query: { searchString: '', startIndex: 0, numberOfRows: 100 } },
    }),
  );
  const all = await Promise.all(data.records.map(({ id }) => loadPopup(api, id)));
  const needed = all.find(({ deletable }) => !deletable);
  if (needed === undefined) throw new Error('The demo has no pop-up that the product needs.');
  await openAs(page, 'admin', `${newPath}/${needed.id}`);
  await expect(field(page, 'Name')).toHaveAttribute('readonly');
  await expect(field(page, 'Title')).not.toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.context().clearCookies();
  await openAs(page, 'viewer', `${newPath}/${needed.id}`);
  await expect(field(page, 'Title')).toHaveAttribute('readonly');
  const reason = page.getByRole('paragraph').filter({ hasText: 'Manage pop-up templates' });
  await expect(reason).toBeVisible();
});

test('the list is filtered and its templates exported: by mouse all on the filter, by keyboard a range', async ({
  page,
  api,
}) => {
  const prefix = newName('Exported');
  const ids = await Promise.all(
    ['A', 'B', 'C', 'D'].map((letter) => createPopup(api, `${prefix} ${letter}`)),
  );
  await switchOff(api, ids[0] ?? '');
  await openAs(page, 'admin', browserPath);
  await page.getByRole('searchbox', { name: 'Search name, title or message' }).fill(prefix);
  await choose(page, 'Status', 'Active');
  await page.getByRole('searchbox', { name: 'Last Edited By' }).fill('oduya');
  await expect(page.getByText('Showing 1 to 3 of 3 Pop Up(s)')).toBeVisible();
  await expect(page).toHaveURL(/[?&]enabled=true&lastModifiedBy=oduya/);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link')).toHaveText(
    ['B', 'C', 'D'].map((letter) => `${prefix} ${letter}`),
  );

  const bar = page.getByRole('group', { name: 'Selection' });
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Select all / }).click();
  await page.getByRole('checkbox', { name: `Select ${prefix} C`, exact: true }).click();
  await bar.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('alertdialog', { name: 'Export pop-ups' });
  await expect(question).toContainText('The filter matches 3 pop-up(s); 1 left out. Export the other 2?');
  const all = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Yes' }).click();
  expect((await all).suggestedFilename()).toMatch(/^Popup Templates_\d{8}_\d{6}\.dbinit$/);
  expect(await namesIn(await all, prefix)).toEqual([`${prefix} B`, `${prefix} D`]);
  await expect(page.getByText('Successfully exported pop-up(s)')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.locator('main').getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('checkbox', { name: `Select ${prefix} B`, exact: true }).press('Space');
  await page.getByRole('checkbox', { name: `Select ${prefix} C`, exact: true }).press('Shift+Space');
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Inactive', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 to 1 of 1 Pop Up(s)')).toBeVisible();
  await expect(bar.getByText('0 of them on this filter', { exact: true })).toBeVisible();
  const chosen = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).press('Enter');
  expect(await namesIn(await chosen, prefix)).toEqual([`${prefix} B`, `${prefix} C`]);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('an address without /config, as used before, still opens the screens', async ({ page, api }) => {
  const name = newName('Moved');
  const id = await createPopup(api, name);
  await openAs(page, 'admin', `/notification/popup/browser?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Showing 1 to 1 of 1 Pop Up(s)')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(browserPath);
  await page.goto(`/notification/popup/manage/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(`${newPath}/${id}`);
});

test('leaving names a new pop-up that it has saved, once; undone, it is gone and its text is here again', async ({
  page,
  api,
}) => {
  const name = newName('Left');
  await openAs(page, 'admin', newPath);
  await field(page, 'Name').fill(name);
  await page.getByRole('link', { name: 'Manage Pop-ups' }).click();
  const refusal = page.getByText(/^The popup template is invalid\./);
  await expect(refusal).toBeVisible();
  await fill(page, name);
  await expect(refusal).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage Pop-ups' }).click();
  await expect(page).toHaveURL(browserPath);
  await expect(page.getByText('Successfully saved popup notification')).toHaveText([
    `Successfully saved popup notification: ${name}`,
  ]);
  const query = { searchString: name };
  const find = async () =>
    (await result(api.client.GET('/rest/NotificationPopupTemplate', { params: { query } }))).data
      .totalRecords;
  expect(await find()).toBe(1);
  // The editor has gone, and its own button of that name with it.
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Pop-ups' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Pop Up' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(saveButton(page)).toContainText('Unsaved changes');
  expect(await find()).toBe(0);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/manage\/[^/]+$/);
  expect(await find()).toBe(1);
});

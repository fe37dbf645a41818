import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const countText = (page: Page) => page.getByText(/^Showing \d[\d,]* to \d[\d,]* of \d[\d,]* Data Sets$/);
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const names = (page: Page) => page.getByRole('grid').getByRole('link').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search data sets' });

test('the browser opens sorted by name with 25 rows and its columns', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(countText(page)).toHaveText(/^Showing 1 to 25 of \d{3} Data Sets$/);
  await expect(rows(page)).toHaveCount(26);
  for (const name of ['Name', 'Type', 'Last Edited By', 'Last Modified Date']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const shown = await names(page);
  expect(shown).toEqual([...shown].sort(new Intl.Collator('en').compare));
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /^\d\d\/\d\d\/\d\d \d\d:\d\d[AP]M$/ })
      .first(),
  ).toBeVisible();
});

test('search, type, sort and page live in the address: back, forward, reload and a pasted link agree', {
  tag: '@core',
}, async ({ page, context }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Static' }).click();
  await expect(page).toHaveURL(/type=0/);
  await page.getByRole('columnheader', { name: 'Last Modified Date' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=timeLastModified/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(countText(page)).toHaveText(/^Showing 26 to 50 of/);
  const url = page.url();
  const shown = await names(page);

  await page.goBack();
  await expect(countText(page)).toHaveText(/^Showing 1 to 25 of/);
  await page.goForward();
  await expect(countText(page)).toHaveText(/^Showing 26 to 50 of/);
  await expect.poll(() => names(page)).toEqual(shown);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(shown);
  const pasted = await context.newPage();
  await pasted.goto(url);
  await expect.poll(() => names(pasted)).toEqual(shown);
});

test('while another page is loading, rows and count are those of the page that is shown', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(countText(page)).toHaveText(/^Showing 1 to 25 of/);
  const asked = Promise.withResolvers<Route>();
  await page.route('**/rest/DataSet/filter?*', (route) => asked.resolve(route));
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  const answer = await asked.promise;
  await expect(page).toHaveURL(/page=2/);
  await expect(countText(page)).toHaveText(/^Showing 1 to 25 of/);
  await expect(rows(page).nth(1)).toHaveAttribute('aria-rowindex', '2');
  await answer.continue();
  await expect(countText(page)).toHaveText(/^Showing 26 to 50 of/);
  await expect(rows(page).nth(1)).toHaveAttribute('aria-rowindex', '27');
});

test('typing searches without Enter, keeps the rows meanwhile, and Clear All takes everything back', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser?page=3');
  await search(page).pressSequentially('deductible');
  await expect(page).toHaveURL('/config/dataSet/browser?q=deductible');
  await expect.poll(async () => (await names(page)).every((name) => /deductible/i.test(name))).toBe(true);
  await page.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/product=/);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/config/dataSet/browser');
  await expect(search(page)).toHaveValue('');
  await expect(countText(page)).toHaveText(/^Showing 1 to 25 of \d{3}/);
});

test('nothing found says so', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=zzzz');
  await expect(page.getByText('No matching data sets')).toBeVisible();
  await expect(page.getByText('Showing 0 to 0 of 0 Data Sets')).toBeVisible();
});

test('a page past the end leads to the last one', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof&page=99');
  await expect(page).toHaveURL('/config/dataSet/browser?q=roof');
  await expect(countText(page)).toBeVisible();
});

test('a row opens by click, by Enter, and in a new tab with the control key', async ({ page, context }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof+covering');
  await page.getByRole('gridcell', { name: 'Static' }).first().click();
  await expect(page).toHaveURL('/config/dataSet/Roof%20Covering/0/dataItems');
  await page.goBack();
  await expect(page).toHaveURL('/config/dataSet/browser?q=roof+covering');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Roof Covering', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/config/dataSet/Roof%20Covering/0/dataItems');
  const middle = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Roof Covering', exact: true }).click({ button: 'middle' });
  await expect(await middle).toHaveURL('/config/dataSet/Roof%20Covering/0/dataItems');
  await expect(page).toHaveURL('/config/dataSet/browser?q=roof+covering');
});

test('a repeating form set opens on its own tab', async ({ page }) => {
  await openAs(page, 'viewer', '/config/dataSet/browser?q=Additional+Interest+Schedule');
  await page.getByRole('link', { name: 'Additional Interest Schedule', exact: true }).click();
  await expect(page).toHaveURL('/config/dataSet/Additional%20Interest%20Schedule/3/repeatingForm');
});

test('a new set is in the list when the user comes back', async ({ page, api }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=Freshly');
  await expect(page.getByText('No matching data sets')).toBeVisible();
  const name = await api.createSet('Freshly', [['One', '1']]);
  await page.goto(`/config/dataSet/${encodeURIComponent(name)}/0/dataItems`);
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('the keyboard alone finds and opens a data set', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await search(page).focus();
  await page.keyboard.type('roof covering');
  await expect.poll(() => names(page)).toContain('Roof Covering');
  const grid = page.getByRole('grid');
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return grid.evaluate((element) => element.contains(document.activeElement));
    })
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/dataSet\/Roof%20Covering/);
});

test('Export of selected rows downloads a file with those sets', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('checkbox', { name: 'Select Roof Covering', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Selection' });
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Data Sets_\d{8}_\d{6}\.dbinit$/);
  await expect(page.getByText('Successfully exported data set(s)')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^<\?xml/);
  expect(text).toContain('Roof Covering');
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

test('Export of all on the filter, with one left out, downloads the others', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  await expect(countText(page)).toBeVisible();
  const all = await names(page);
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Select all / }).click();
  await page.getByRole('checkbox', { name: 'Select Roof Covering', exact: true }).click();
  await expect(page.getByText(`${all.length - 1} selected`, { exact: true })).toBeVisible();
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('alertdialog', { name: 'Export data sets' });
  await expect(question).toContainText(
    `The filter matches ${all.length} data set(s); 1 left out. Export the other ${all.length - 1}?`,
  );
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Yes' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  for (const name of all.filter((other) => other !== 'Roof Covering'))
    expect(text).toContain(name.replace(/&/g, '&amp;'));
  expect(text).not.toContain('"Roof Covering"');
});

test('what the server counts on the filter is agreed to before anything is sent', async ({ page, api }) => {
  const name = await api.createSet('Shifting', [['One', '1']]);
  const prefix = name.split(' ')[0] ?? '';
  await openAs(page, 'author', `/config/dataSet/browser?q=${prefix}`);
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Select all / }).click();
  await api.createSet('Shifting', [['Two', '2']]);
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('alertdialog', { name: 'Export data sets' });
  await expect(question).toContainText(
    'The list has changed: it now holds 2 instead of 1. The filter matches 2 data set(s). Export all of them?',
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(countText(page)).toHaveText('Showing 1 to 2 of 2 Data Sets');
  await bar.getByRole('button', { name: 'Export' }).click();
  await expect(question).toContainText('The filter matches 2 data set(s). Export all of them?');
  await api.createSet('Shifting', [['Three', '3']]);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/The filter now matches 3 instead of 2/)).toBeVisible();
});

test('a count that cannot be had says why, and the selection stays', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Select all / }).click();
  await page.route('**/rest/DataSet/filter?*', (route) => route.abort('connectionreset'));
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('alertdialog', { name: 'Export data sets' });
  await expect(question).toContainText(
    'How many there are could not be counted. The server cannot be reached.',
  );
  await page.unroute('**/rest/DataSet/filter?*');
  await question.getByRole('button', { name: 'Retry' }).click();
  await expect(question).toContainText('The filter matches');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  await expect(bar.getByText(/^\d+ selected$/)).toBeVisible();
});

test('a count that is no longer wanted asks nothing', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  const startExport = page.locator('main').getByRole('button', { name: 'Export' });
  const bar = page.getByRole('group', { name: 'Selection' });
  const question = page.getByRole('alertdialog');
  await startExport.click();
  await page.getByRole('button', { name: /^Select all / }).click();
  const asked = Promise.withResolvers<Route>();
  await page.route('**/rest/DataSet/filter?*', (route) => asked.resolve(route), { times: 1 });
  await bar.getByRole('button', { name: 'Export' }).click();
  const answer = await asked.promise;
  await page.getByRole('checkbox', { name: 'Select Roof Covering', exact: true }).press('Escape');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await answer.continue().catch(() => undefined);
  await startExport.click();
  await expect(bar).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: /^Select all / }).click();
  await bar.getByRole('button', { name: 'Export' }).click();
  await expect(question).toContainText('The filter matches');
});

/** Begins an export of one set that is not answered yet. */
async function holdExport(page: Page): Promise<Route> {
  const held = Promise.withResolvers<Route>();
  await page.route('**/rest/DataSet/export**', (route) => held.resolve(route), { times: 1 });
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('checkbox', { name: 'Select Roof Covering', exact: true }).click();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Export' }).click();
  return held.promise;
}

test('an export that ends leaves the list where it is by then', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  const held = await holdExport(page);
  await search(page).fill('building');
  await expect(page).toHaveURL(/q=building/);
  const download = page.waitForEvent('download');
  await held.continue();
  await download;
  await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
  await expect(page).toHaveURL('/config/dataSet/browser?q=building');
  await expect(search(page)).toHaveValue('building');
});

test('an export that ends after its list was left changes no address', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  const held = await holdExport(page);
  await page.getByRole('link', { name: 'Pop-ups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Pop-ups' })).toBeVisible();
  const address = page.url();
  const download = page.waitForEvent('download');
  await held.continue();
  await download;
  await expect(page.getByText('Successfully exported data set(s)').first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('rows chosen on one filter stay chosen on another, and can be looked through', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof');
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  const bar = page.getByRole('group', { name: 'Selection' });
  await page.getByRole('link', { name: 'Roof Covering', exact: true }).click();
  await page.getByRole('link', { name: 'Roof Shape', exact: true }).click();
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/config\/dataSet\/browser\?/);
  await page.getByRole('searchbox').fill('roof covering');
  await expect(bar.getByText('1 of them on this filter', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Show what is selected' }).click();
  const chosen = page.getByRole('dialog', { name: 'Selected' });
  await expect(chosen.getByRole('listitem')).toHaveText(['Roof Covering', 'Roof Shape']);
  await chosen.getByRole('button', { name: 'Deselect Roof Shape' }).click();
  await page.keyboard.press('Escape');
  await expect(bar.getByText('1 selected', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('<name>Roof Covering</name>');
  expect(text).not.toContain('<name>Roof Shape</name>');
});

test('while rows are chosen the list has one Export, and nothing lies over its rows', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?bulk=Export');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: 'Export' })).toHaveCount(1);
  const bar = await page.getByRole('group', { name: 'Selection' }).boundingBox();
  const grid = await page.getByRole('grid').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(grid?.y ?? 0);
});

test('after a page that could not be loaded the pager says which page is shown', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(countText(page)).toHaveText(/^Showing 1 to 25/);
  await page.route('**/rest/DataSet/filter?*', (route) => route.abort('connectionreset'));
  const pages = page.getByRole('navigation', { name: 'Pages of data sets' });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
});

test('Escape leaves the selection, and the mode is in the address', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?q=roof&bulk=Export');
  await page.getByRole('checkbox', { name: 'Select Roof Covering', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/config/dataSet/browser?q=roof');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('Backup downloads the section', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  const download = page.waitForEvent('download');
  await page.locator('main').getByRole('button', { name: 'Backup' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Data Sets_\d{8}_\d{6}\.dbinit$/);
  await expect(page.getByText('Successfully backed up')).toBeVisible();
});

test('without its permission Backup stays visible, says why, and does nothing', async ({ page }) => {
  await openAs(page, 'author', '/config/dataSet/browser');
  const backup = page.locator('main').getByRole('button', { name: 'Backup' });
  await expect(backup).toHaveAttribute('aria-disabled', 'true');
  await backup.hover();
  await expect(page.getByRole('tooltip')).toContainText('“Back up and restore”');
  await backup.click({ force: true });
  await expect(page.getByText('Backing up')).toHaveCount(0);
});

test('an action without a handler opens the not-implemented modal', async ({ page }) => {
  await page.route('**/rest/Actions?*', (route) =>
    route.fulfill({ json: [{ name: 'Reticulate', enabled: true, notes: '' }] }),
  );
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.getByRole('button', { name: 'Reticulate' }).click();
  const dialog = page
    .getByRole('dialog', { name: 'Action not implemented' })
    .or(page.getByRole('alertdialog', { name: 'Action not implemented' }));
  await expect(dialog).toContainText('Reticulate');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
});

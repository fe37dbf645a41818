import type { Page } from '@playwright/test';
import { result, type StateRateWrite } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { saveButton } from './editorActions.ts';
import { expect, goByPalette, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const path = '/config/rateStatus/manager';
const saved = 'Successfully Saved State Rates';
const grid = (page: Page) => page.getByRole('grid', { name: 'Entries' });
const row = (page: Page, text: string) => grid(page).getByRole('row').filter({ hasText: text });

async function load(api: ApiUser) {
  return await result(api.client.GET('/rest/StateRate/List'));
}

async function set(api: ApiUser, rows: readonly StateRateWrite[]): Promise<void> {
  const { etag } = await load(api);
  const params = { header: { 'If-Match': etag ?? '' } };
  await result(api.client.POST('/rest/StateRate/update', { params, body: [...rows] }));
}

/** Businessowners in three states for a year, and in California again after a gap of two months. */
function start(): readonly StateRateWrite[] {
  const year = (id: number, state: string, month: number): StateRateWrite => ({
    ...{ id, state, productTemplateShortName: 'BOP', status: 2 },
    effectiveDateRangeBegin: Date.UTC(2026, month, 1),
    effectiveDateRangeEnd: Date.UTC(2027, month, 1) - 86_400_000,
  });
  return [year(-100, 'CA', 0), year(-101, 'NY', 0), year(-102, 'TX', 0), year(-103, 'CA', 14)];
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = grid(page).getByRole('combobox', { name: label });
  await field.fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ api }) => set(api, start()));

test('an entry that is not whole holds Save and says what is missing; a whole one is saved and sorted', {
  tag: '@core:rates',
}, async ({ page, api }) => {
  await openAs(page, 'admin', path);
  await row(page, 'New').getByText('New', { exact: true }).click();
  await choose(page, 'Location', 'Florida');
  await choose(page, 'Product', 'Commercial Property');
  await expect(page.getByText('Status, effective date and expiration date are required.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await row(page, 'Texas').getByRole('gridcell').last().click();
  await expect(row(page, 'Florida')).toContainText('Required');
  await page.getByRole('button', { name: '1 entry is incomplete or wrong' }).click();
  await choose(page, 'Status', 'Filed');
  await grid(page).getByRole('textbox', { name: 'Effective Date' }).fill('02/01/2026');
  await grid(page).getByRole('textbox', { name: 'Expiration Date' }).fill('01/31/2026');
  await expect(
    page.getByText('The effective date must not be after the expiration date.').last(),
  ).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await grid(page).getByRole('textbox', { name: 'Expiration Date' }).fill('02/01/2026');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(grid(page).getByRole('row').nth(3)).toContainText('Florida');
  const { data } = await load(api);
  expect(data.find(({ state }) => state === 'FL')).toMatchObject({
    ...{ productTemplateShortName: 'CP', status: 1, rateApproved: false, country: 'United States' },
    effectiveDateRangeBegin: Date.UTC(2026, 1, 1),
    effectiveDateRangeEnd: Date.UTC(2026, 1, 1),
  });
});

test('the palette leads to a single entry, or to all that it finds, and the address does so for others', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await goByPalette(page, 'ny bop', /^New York, Businessowners/);
  await expect(page).toHaveURL(/manager\?rate=\d+$/);
  await expect(grid(page).locator('tr:focus, tr:focus-within')).toContainText('New York');
  await page.goto(`${path}?q=california`);
  await expect(page.getByText('2 of 4 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries again, not only “california”' }).click();
  await expect(page.getByText('4 entries', { exact: true })).toBeVisible();
  await page.goto(`${path}?rate=999999`);
  await expect(page.getByText('The entry is not there any more. Somebody has deleted it.')).toBeVisible();
});

test('a copy appears right below its entry; what is deleted comes back with undo', async ({ page }) => {
  await openAs(page, 'admin', path);
  await row(page, 'New York').getByRole('gridcell').last().click();
  await page.getByRole('button', { name: 'Copy New York, Businessowners' }).click();
  await expect(page.getByText('5 entries')).toBeVisible();
  await expect(grid(page).getByRole('row').nth(4).getByRole('combobox', { name: 'Location' })).toHaveValue(
    'New York',
  );
  await page.getByRole('button', { name: 'Delete New York, Businessowners' }).click();
  await expect(page.getByText('4 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('5 entries')).toBeVisible();
});

test('rows of a spreadsheet are shown as they will be, with what is wrong, before they are taken', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  await page.getByRole('button', { name: 'Paste rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a spreadsheet' });
  await dialog
    .getByRole('textbox', { name: 'Copied cells' })
    .fill(
      'Product\tState\tStatus\tFrom\tTo\nBOP\tnevada\tApproved\t1/1/2026\t12/31/2026\nWC\tNowhere\t2\t2026-01-01\t2026-12-31',
    );
  await expect(dialog.getByRole('row').filter({ hasText: 'Nevada' })).toContainText('Businessowners');
  await expect(dialog.getByText('Line 3: Location: there is no “Nowhere”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByText('6 entries')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('button', { name: '1 entry is incomplete or wrong' }).click();
  await choose(page, 'Location', 'Oregon');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved)).toBeVisible();
  const { data } = await load(api);
  expect(data.map(({ state }) => state).toSorted()).toEqual(['CA', 'CA', 'NV', 'NY', 'OR', 'TX']);
});

test('entries are copied for a spreadsheet, and what comes back changes the entries that it came from, in one step', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'admin', path);
  await page.getByRole('button', { name: 'Select several' }).click();
  await row(page, 'New York').getByRole('checkbox').check();
  await row(page, 'Texas').getByRole('checkbox').check();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('2 entries were copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'New York\tBusinessowners\tApproved\t01/01/2026\t12/31/2026',
      'Texas\tBusinessowners\tApproved\t01/01/2026\t12/31/2026',
    ].join('\r\n'),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Select several' })).toBeVisible();
  await grid(page).getByRole('row').nth(1).focus();
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a spreadsheet' });
  await expect(dialog.getByText('All entries are whole.')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Unchanged' })).toHaveCount(2);
  const cells = dialog.getByRole('textbox', { name: 'Copied cells' });
  await cells.fill(
    (await cells.inputValue()).replace(/Approved(.*)12\/31\/2026$/, 'Withdrawn$106/30/2026') +
      '\nOregon\tBOP\tFiled\t1/1/2026\t12/31/2026',
  );
  const changed = dialog.getByRole('row').filter({ hasText: /Changed/ });
  await expect(changed).toContainText(/Texas.*was Approved.*was 12\/31\/2026/);
  await dialog.getByRole('button', { name: 'Add 1 entry, change 1 entry' }).click();
  await expect(page.getByText('5 entries')).toBeVisible();
  await expect(row(page, 'Texas')).toContainText(/Withdrawn.*06\/30\/2026/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 entries')).toBeVisible();
  await expect(row(page, 'Texas')).toContainText(/Approved.*12\/31\/2026/);
});

test('several entries get the same status and dates at once, as one step', async ({ page }) => {
  await openAs(page, 'admin', path);
  await page.getByRole('button', { name: 'Select several' }).click();
  await row(page, 'New York').getByRole('checkbox').check();
  await row(page, 'Texas').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 entries' });
  await dialog.getByRole('combobox', { name: 'Status' }).fill('Withdrawn');
  await page.getByRole('option', { name: 'Withdrawn' }).click();
  await dialog.getByRole('textbox', { name: 'Expiration Date' }).fill('06/30/2026');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  for (const state of ['New York', 'Texas']) {
    await expect(row(page, state)).toContainText('Withdrawn');
    await expect(row(page, state)).toContainText('06/30/2026');
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Texas')).toContainText('12/31/2026');
  await expect(row(page, 'Texas')).toContainText('Approved');
});

test('two people change different entries, and both changes are saved', { tag: '@database' }, async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  await row(page, 'Texas').getByRole('gridcell').last().click();
  await grid(page).getByRole('textbox', { name: 'Expiration Date' }).fill('06/30/2026');
  const { data } = await load(api);
  await set(
    api,
    data.map((rate) => (rate.state === 'NY' ? { ...rate, status: 4 } : rate)),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(row(page, 'New York')).toContainText('Withdrawn');
  const after = await load(api);
  const ny = after.data.find(({ state }) => state === 'NY');
  const tx = after.data.find(({ state }) => state === 'TX');
  expect([ny?.status, tx?.effectiveDateRangeEnd]).toEqual([4, Date.UTC(2026, 5, 30)]);
});

test('a picture of a date shows where nothing holds, and leads to the entries', async ({ page }) => {
  await openAs(page, 'admin', path);
  await page.getByRole('button', { name: 'On a date' }).click();
  const panel = page.getByRole('region', { name: 'Rates on a date' });
  await panel.getByRole('textbox', { name: 'Rates on' }).fill('12/31/2026');
  const picture = panel.getByRole('grid', { name: 'Rates on 12/31/2026' });
  await expect(picture.getByRole('gridcell', { name: 'Businessowners in Texas: Approved' })).toBeVisible();
  await panel.getByRole('button', { name: 'Next day on which something changes' }).click();
  await expect(panel.getByText('0 begin, 3 end the day before.')).toBeVisible();
  const gap = 'Businessowners in California: expired 12/31/2026, next from 03/01/2027';
  await expect(panel.getByRole('gridcell', { name: gap })).toBeVisible();
  await expect(
    panel.getByRole('button', {
      name: 'California, Businessowners: no entry from 01/01/2027 to 02/28/2027',
    }),
  ).toBeVisible();
  await panel.getByRole('gridcell', { name: gap }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 4 entries')).toBeVisible();
  await expect(grid(page).getByRole('row').nth(1)).toBeFocused();
  await page.getByRole('button', { name: /^Show all entries again/ }).click();
  await expect(page.getByText('4 entries', { exact: true })).toBeVisible();
});

test('a day of the strip leads to its picture, whose gaps are filled at once, completed and saved', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  await page.getByRole('button', { name: 'On a date' }).click();
  const panel = page.getByRole('region', { name: 'Rates on a date' });
  const day = panel.getByRole('textbox', { name: 'Rates on' });
  await day.fill('12/31/2026');
  const days = panel.getByRole('listbox', { name: 'Days on which something changes' });
  await days.getByRole('option', { name: '03/01/2027: 1 begin, 0 end the day before' }).click();
  await expect(day).toHaveValue('03/01/2027');
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('01/01/2027');
  await expect(panel.getByText('0 begin, 3 end the day before.')).toBeVisible();

  await panel.getByRole('button', { name: 'Fill all' }).click();
  await expect(page.getByText('7 entries')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  const end = grid(page).getByRole('textbox', { name: 'Expiration Date' });
  await expect(end).toHaveValue('02/28/2027');
  await choose(page, 'Status', 'Filed');
  for (const left of ['2 entries are incomplete or wrong', '1 entry is incomplete or wrong']) {
    await page.getByRole('button', { name: left }).click();
    await choose(page, 'Status', 'Filed');
    await end.fill('12/31/2027');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved)).toBeVisible();
  const { data } = await load(api);
  const filed = data.filter(({ status }) => status === 1);
  expect(filed.map((each) => [each.state, each.effectiveDateRangeBegin, each.effectiveDateRangeEnd])).toEqual(
    [
      ['CA', Date.UTC(2027, 0, 1), Date.UTC(2027, 1, 28)],
      ['NY', Date.UTC(2027, 0, 1), Date.UTC(2027, 11, 31)],
      ['TX', Date.UTC(2027, 0, 1), Date.UTC(2027, 11, 31)],
    ],
  );
});

test('without the permission entries are read only', async ({ page }) => {
  await openAs(page, 'viewer', path);
  await row(page, 'Texas').getByRole('gridcell').last().click();
  await expect(grid(page).getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Paste rows' })).toHaveCount(0);
  await expect(grid(page).getByText('New', { exact: true })).toHaveCount(0);
});

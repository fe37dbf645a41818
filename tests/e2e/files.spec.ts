import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import { saveButton } from './editorActions.ts';
import {
  allFiles,
  choose,
  fileOf,
  findFile,
  ofMark,
  filesPath as path,
  picture,
  save,
} from './fileActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  // The recorder of traces reads pictures that the page shows, as the page itself may not.
  expectedComplaints.push(refusedCalls, /^Connecting to 'blob:/);
});

/** The number of the row that has a name, in the table of custom files. */
async function rowOf(page: Page, name: string): Promise<number> {
  const names = page.getByRole('textbox', { name: /^Name, row / });
  await expect.poll(() => names.evaluateAll((inputs) => inputs.length)).toBeGreaterThan(1);
  const values = await names.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  return values.indexOf(name) + 1;
}

test('a brand mark that is replaced shows in the shell at once, in other sessions too, and the earlier one comes back', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', path);
  await expect(page.getByRole('heading', { name: 'Manage Preferences: Files & Icons' })).toBeVisible();
  await expect(ofMark(page).getByText('larkspur.svg')).toBeVisible();
  await expect(ofMark(page).getByText('160 × 40 px')).toBeVisible();
  await expect(fileOf(page, 'File of “Footer image”').getByText('None')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'viewer', new URL('/config/dataSet/browser', page.url()).href);
  const markIn = (where: Page) => where.locator('header img[data-ground="any"]').first();
  const before = await markIn(other).evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(before).toBe(160);

  await choose(page, 'File of “Brand mark”', picture('square.svg', 'tomato'));
  await expect(ofMark(page).getByText('square.svg')).toBeVisible();
  await expect(ofMark(page).getByText('48 × 48 px')).toBeVisible();
  await expect(saveButton(page)).toContainText('Unsaved changes');
  await save(page);
  for (const where of [page, other]) {
    await expect.poll(() => markIn(where).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  }

  await ofMark(page).hover();
  await page.getByRole('button', { name: 'File of “Brand mark”: more' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions of Brand mark' });
  await versions.getByRole('button', { name: /^Restore larkspur\.svg of / }).click();
  await expect(ofMark(page).getByText('larkspur.svg')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
  await expect.poll(() => markIn(other).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await other.context().close();
});

test('a file of another type, one that is too large and a renamed program are refused beside the row, the first in an alert, and nothing is lost', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  const label = 'File of “Letterhead”';
  const before = await findFile(api, 'Letterhead');
  await choose(page, label, { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await page.getByRole('alertdialog', { name: 'Alert' }).getByRole('button', { name: 'OK' }).click();
  await expect(
    fileOf(page, label).locator('..').getByText('File setup.exe is not a supported file type for upload.'),
  ).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await choose(page, label, { name: 'large.png', mimeType: '', buffer: Buffer.alloc(26 * 1024 * 1024) });
  await expect(page.getByText('File large.png is larger than 25 MiB.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name, row 1', exact: true }).fill('Claims card');
  await choose(page, label, {
    ...{ name: 'program.png', mimeType: 'image/png' },
    buffer: Buffer.from('MZ\u0090\0program'),
  });
  await saveButton(page).click();
  const refusal = 'File program.png is not a supported file type for upload.';
  await expect(fileOf(page, label).locator('..').getByText(refusal)).toBeVisible();
  await expect(fileOf(page, label).getByText('program.png')).toBeVisible();
  await expect(saveButton(page)).toContainText(/Unsaved changes|Not saved/);
  expect((await findFile(api, 'Letterhead')).etag).toBe(before.etag);
  await choose(page, label, picture('letter.svg', 'navy', 300, 40));
  await save(page);
  expect((await findFile(api, 'Letterhead')).fileName).toBe('letter.svg');
  await findFile(api, 'Claims card');
});

test('a custom file is added in the blank row, renamed, and deleted with the next save', {
  tag: '@core:files',
}, async ({ page, api }) => {
  await openAs(page, 'admin', path);
  const table = page.getByRole('table', { name: 'Custom File Configuration' });
  const names = table.getByRole('textbox', { name: /^Name, row / });
  await expect(names.last()).toHaveValue('');
  const row = await names.count();
  await names.last().fill('Adjuster guide');
  await expect(names).toHaveCount(row + 1);
  await expect(saveButton(page)).toBeDisabled();
  await table.getByRole('textbox', { name: `Description, row ${row}` }).fill('For new adjusters');
  await choose(page, `File, row ${row}`, picture('guide.svg', 'green'));
  await save(page);
  const made = await findFile(api, 'Adjuster guide');
  expect(made).toMatchObject({ description: 'For new adjusters', carrierOnly: false, fileName: 'guide.svg' });

  await table.getByRole('textbox', { name: `Name, row ${row}`, exact: true }).fill('Guide for adjusters');
  await table.getByRole('checkbox', { name: `Carrier Only, row ${row}` }).click();
  await save(page);
  expect(await findFile(api, 'Guide for adjusters')).toMatchObject({ id: made.id, carrierOnly: true });

  await page.reload();
  const at = await rowOf(page, 'Guide for adjusters');
  await table.getByRole('button', { name: `Remove file ${at}` }).click();
  await expect(table.getByText('Deleted when you save')).toBeVisible();
  await table.getByRole('button', { name: 'Restore Guide for adjusters' }).click();
  await expect(saveButton(page)).toBeDisabled();
  await table.getByRole('button', { name: `Remove file ${at}` }).click();
  await save(page);
  await expect(table.getByText('Deleted when you save')).toHaveCount(0);
  expect((await allFiles(api)).map(({ name }) => name)).not.toContain('Guide for adjusters');
});

test('what cannot be saved is asked about on leaving; what can is saved on the way', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  const names = page.getByRole('textbox', { name: /^Name, row / });
  await names.last().fill('Without a file');
  await page.getByRole('link', { name: 'Data sets' }).first().click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(
    question.getByText(
      'You have unsaved changes that could not be saved because there are required fields remaining. Do you want to discard your changes and proceed?',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await page.getByRole('link', { name: 'Data sets' }).first().click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  expect((await allFiles(api)).map(({ name }) => name)).not.toContain('Without a file');

  await page.goto(path);
  const at = await rowOf(page, 'Coastal wind zones');
  await page
    .getByRole('textbox', { name: `Description, row ${at}`, exact: true })
    .fill('Beside questions on wind');
  await page.getByRole('link', { name: 'Data sets' }).first().click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  expect((await findFile(api, 'Coastal wind zones')).description).toBe('Beside questions on wind');
});

test('what somebody else changed or deleted meanwhile is asked about, and the rest is saved', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  const [flood, divider, logo] = [
    await rowOf(page, 'Inland flood zones'),
    await rowOf(page, 'Proposal divider'),
    await rowOf(page, 'Reinsurer logo'),
  ];
  const description = (row: number) =>
    page.getByRole('textbox', { name: `Description, row ${row}`, exact: true });
  const theirs = await findFile(api, 'Inland flood zones');
  const params = {
    path: { id: theirs.id },
    query: { description: 'Theirs' },
    header: { 'If-Match': theirs.etag },
  };
  await description(flood).fill('Mine');
  await description(divider).fill('Mine, too');
  await description(logo).fill('Still wanted');
  await result(
    api.client.POST('/rest/ConfiguredFile/{id}', {
      ...{ params, body: {} },
      bodySerializer: () => new FormData(),
    }),
  );
  await expect(
    page.getByText(/ saved this on /).or(page.getByText(/^You saved this elsewhere on /)),
  ).toBeVisible();
  const gone = await findFile(api, 'Reinsurer logo');
  await result(
    api.client.DELETE('/rest/ConfiguredFile/{id}', {
      params: { path: { id: gone.id }, header: { 'If-Match': gone.etag } },
    }),
  );
  await saveButton(page).click();
  const merge = page.getByRole('dialog', { name: /changed the same things/ });
  await expect(merge.getByText('Theirs', { exact: true }).first()).toBeVisible();
  await merge.getByRole('button', { name: 'Use all mine' }).click();
  await merge.getByRole('button', { name: 'Take in and save' }).click();
  // The row that is kept has no bytes on the server any more: it says so, and the others are saved.
  await expect(
    page.getByText(/Its row has been deleted meanwhile, and the file “treaty-logo\.svg” with it/).last(),
  ).toBeVisible();
  await expect.poll(async () => (await findFile(api, 'Inland flood zones')).description).toBe('Mine');
  expect((await findFile(api, 'Proposal divider')).description).toBe('Mine, too');
  await choose(page, `File, row ${await rowOf(page, 'Reinsurer logo')}`, picture('treaty.svg', 'purple'));
  await save(page);
  expect((await findFile(api, 'Reinsurer logo')).description).toBe('Still wanted');
});

test('a save stops at the first refusal: what came before is saved, the rest stays, and a name that others took is reported', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', path);
  await choose(page, 'File of “Footer image”', picture('footer.svg', 'teal', 240, 48));
  const names = page.getByRole('textbox', { name: /^Name, row / });
  await expect(names.last()).toHaveValue('');
  const row = await names.count();
  await names.last().fill('Broker manual');
  await choose(page, `File, row ${row}`, {
    ...{ name: 'manual.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('MZ\u0090\0program'),
  });
  await saveButton(page).click();
  const refusal = 'File manual.pdf is not a supported file type for upload.';
  await expect(fileOf(page, `File, row ${row}`).locator('..').getByText(refusal)).toBeVisible();
  expect((await findFile(api, 'Footer image')).fileName).toBe('footer.svg');
  await expect(ofMark(page).getByText('larkspur.svg')).toBeVisible();
  await expect(names.nth(row - 1)).toHaveValue('Broker manual');

  const form = new FormData();
  form.set('data', new File(['%PDF-1.7\n%%EOF\n'], 'theirs.pdf'));
  const query = { name: 'Broker manual' };
  await result(
    api.client.POST('/rest/ConfiguredFile', { params: { query }, body: {}, bodySerializer: () => form }),
  );
  await choose(page, `File, row ${row}`, picture('manual.svg', 'teal'));
  await saveButton(page).click();
  await expect(page.getByText(/^“Broker manual” is in rows \d+ and \d+\./).first()).toBeVisible();
  await expect(names.filter({ visible: true })).toHaveCount(row + 2);
  const mine = (
    await names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  ).lastIndexOf('Broker manual');
  await names.nth(mine).fill('Manual for brokers');
  await save(page);
  expect(await findFile(api, 'Manual for brokers')).toMatchObject({ fileName: 'manual.svg' });
  expect(await findFile(api, 'Broker manual')).toMatchObject({ fileName: 'theirs.pdf' });
});

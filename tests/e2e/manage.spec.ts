import { readFile, utimes, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { cell } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';
import { cog, giveFile, manageItems, openManage } from './manageActions.ts';

const browserPath = '/config/dataSet/browser';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('the cog menu offers the operations in their order, in the palette too', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  await cog(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([...manageItems]);
  await page.keyboard.press('Escape');
  await expect(cog(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('class codes imp');
  await expect(page.getByRole('option', { name: 'Import Class Codes' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Import Class Codes' })).toBeVisible();
});

test('keys that come before the menu is there are meant for it', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/popupSurfaces-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openAs(page, 'admin', browserPath);
  await cog(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  arrival.resolve();
  await expect(page.getByRole('dialog', { name: 'Restore' })).toBeVisible();
});

for (const user of ['author', 'viewer'] as const) {
  test(`${user} holds none of the permissions and sees no cog`, async ({ page }) => {
    await openAs(page, user, browserPath);
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(cog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('help');
    await expect(page.getByRole('option', { name: 'Help' })).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox').fill('restore');
    await expect(page.getByRole('option', { name: 'Help' })).toHaveCount(0);
    await expect(page.getByRole('option', { name: 'Restore', exact: true })).toHaveCount(0);
  });
}

for (const item of manageItems) {
  test(`${item} closes by its buttons alone and gives the focus back`, async ({ page }) => {
    await openAs(page, 'admin', browserPath);
    const dialog = await openManage(page, item);
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 400);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(cog(page)).toBeFocused();
  });
}

test('a modal is gone with the session, also when another tab signs out', async ({ page, context }) => {
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  const other = await context.newPage();
  await other.goto(browserPath);
  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('Backup downloads the chosen section', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Backup');
  const confirm = dialog.getByRole('button', { name: 'Backup', exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Configuration content' }).click();
  await expect(page.getByRole('option').first()).toHaveText('All');
  await page.getByRole('option', { name: 'Data Sets', exact: true }).click();
  const download = page.waitForEvent('download');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Data Sets_\d{8}_\d{6}\.dbinit$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Roof Covering');
  await expect(page.getByText('Successfully backed up')).toBeVisible();
});

test('what fails only takes the loading bar away, and is in the activity list', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  await page.route('**/database/DatabaseDownloadServlet*', (route) => route.abort());
  const dialog = await openManage(page, 'Backup');
  await dialog.getByRole('combobox', { name: 'Configuration content' }).click();
  await page.getByRole('option', { name: 'All', exact: true }).click();
  await dialog.getByRole('button', { name: 'Backup', exact: true }).click();
  await page.getByRole('button', { name: /^Activity.*1/ }).click();
  await expect(page.getByText('Backing up', { exact: true })).toHaveCount(1);
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.reload();
  const activity = page.getByRole('button', { name: 'Activity', exact: true });
  await expect(activity, 'it was seen').toBeVisible();
  await activity.click();
  await expect(page.getByText('Backing up', { exact: true }), 'it is kept').toHaveCount(1);
});

const codes = (count: number, first = 100_000) =>
  Array.from({ length: count }, (_, index) => `${first + index}\tIndustry ${index}`).join('\r\n');

/** Imports what is planned, and agrees to what goes. */
async function confirmImport(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  const question = dialog.page().getByRole('alertdialog', { name: 'Import Class Codes' });
  await question.getByRole('button', { name: 'Yes' }).click();
}

test('Import Class Codes takes a .txt file alone, and its codes are the class codes', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Import Class Codes');
  const confirm = dialog.getByRole('button', { name: 'Import', exact: true });
  await expect(confirm).toBeDisabled();
  await giveFile(dialog, { name: 'codes.csv', text: 'x' });
  const alert = page.getByRole('alertdialog', { name: 'Alert' });
  await expect(alert).toContainText('File codes.csv is not a supported document type for import');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(confirm).toBeDisabled();

  await giveFile(dialog, { name: 'nothing.txt', text: '' });
  await expect(dialog.getByText('File nothing.txt is empty.')).toBeVisible();
  await expect(confirm).toBeDisabled();

  const before = await api.load('Class Codes');
  const there = before.doc.items.length.toLocaleString('en-US');
  await giveFile(dialog, { name: 'codes.txt', text: `Code\tTitle\r\n${codes(3)}` });
  const plan = dialog.getByRole('table', { name: 'What the import will do' });
  await expect(plan.getByRole('cell')).toHaveText(['3', '0', there, '0']);
  await expect(dialog.getByRole('cell', { name: '100001 - Industry 1' })).toBeVisible();
  await confirm.dblclick();
  const question = page.getByRole('alertdialog', { name: 'Import Class Codes' });
  await expect(question).toContainText(there);
  expect((await api.load('Class Codes')).etag).toBe(before.etag);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully Imported Class Codes: 3')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const { doc } = await api.load('Class Codes');
  expect(doc.items.map(({ value }) => value)).toEqual(['100000', '100001', '100002']);
});

test('a bad line is an Error with the words of the server, and nothing has changed', async ({
  page,
  api,
}) => {
  const before = await api.load('Class Codes');
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Import Class Codes');
  await giveFile(dialog, { name: 'codes.txt', text: `${codes(2)}\r\n100003` });
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText('3');
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toContainText('codes.txt');
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Activity.*1/ })).toHaveCount(0);
  expect((await api.load('Class Codes')).etag).toBe(before.etag);
});

test('a file is corrected on the disk and chosen again; one that changes after that says so', async ({
  page,
}, testInfo) => {
  // Codes that no other scenario imports: the plan counts what is new.
  const path = testInfo.outputPath('codes.txt');
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Import Class Codes');
  const choose = async (text: string) => {
    await writeFile(path, text);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /Choose File/ }).click();
    await (await chooser).setFiles(path);
  };
  await choose('700000\tIndustry 0\r\n700001');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText("Line 2: the code '700001' has no description.");
  await error.getByRole('button', { name: 'OK' }).click();

  await choose('700000\tIndustry 0\r\n700001\tIndustry 1');
  const plan = dialog.getByRole('table', { name: 'What the import will do' });
  await expect(plan.getByRole('cell').first()).toHaveText('2');
  await writeFile(path, `${codes(3, 700_000)}\r\n`);
  // A browser compares the seconds.
  const later = Date.now() / 1000 + 60;
  await utimes(path, later, later);
  await confirmImport(dialog);
  await expect(
    dialog.getByText(/The file “codes.txt” cannot be read any more: it was changed, moved or deleted/),
  ).toBeVisible();

  await choose(`${codes(3, 700_000)}\r\n`);
  await expect(plan.getByRole('cell').first()).toHaveText('3');
  await confirmImport(dialog);
  await expect(page.getByText('Successfully Imported Class Codes: 3')).toBeVisible();
});

test('an import that fails altogether is silent and keeps the file', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Import Class Codes');
  await page.route('**/ClassCodeUploadServlet*', (route) => route.fulfill({ status: 500, json: {} }));
  await giveFile(dialog, { name: 'codes.txt', text: codes(2) });
  await confirmImport(dialog);
  await expect(page.locator('header').getByText('1', { exact: true })).toBeAttached();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog).toContainText('codes.txt');
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeEnabled();
});

test('an import whose answer is lost: the open editor shows what the server has', async ({ page }) => {
  await openAs(page, 'admin', editorPath('Class Codes'));
  const dialog = await openManage(page, 'Import Class Codes');
  await page.route('**/ClassCodeUploadServlet*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await giveFile(dialog, { name: 'codes.txt', text: codes(2) });
  await confirmImport(dialog);
  await expect(page.locator('header [data-part="badge"]')).toHaveText('1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(page, 'Value', 1)).toHaveValue('100000');
});

test('Generate Data Dictionary asks, and offers the file with its success', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const generated: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generateDataDictionary')) generated.push(request.url());
  });
  const dialog = await openManage(page, 'Generate Data Dictionary');
  await expect(dialog).toContainText('Are you sure you want to generate data dictionary?');
  await dialog.getByRole('button', { name: 'Yes' }).dblclick();
  await expect(page.getByText('Successfully generated data dictionary')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Roof Covering');
  expect(generated).toHaveLength(1);
});

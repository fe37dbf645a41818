import { readFile } from 'node:fs/promises';
import { cell, expectUnsaved, runAction } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';
import {
  backupOf,
  countsOf,
  exportOf,
  giveFile,
  giveRestore,
  openManage,
  restoreButton,
} from './manageActions.ts';

const browserPath = '/config/dataSet/browser';
const uploads = '**/databaseUpload/**';
const isRestore = (url: string) => url.includes('mode=unmarshal');

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('Refresh shows its plan, restores once, and the open editor shows the result', {
  tag: ['@core', '@database'],
}, async ({ page, api }) => {
  const name = await api.createSet('Restored', [['One', '1']]);
  const file = await exportOf(api, name);
  await api.replaceItems(name, [['Changed', 'c']]);
  await openAs(page, 'admin', editorPath(name));
  await expect(cell(page, 'Label', 1)).toHaveValue('Changed');

  const dialog = await openManage(page, 'Restore');
  await expect(restoreButton(dialog)).toBeDisabled();
  await giveFile(dialog, file);
  await expect(restoreButton(dialog)).toBeDisabled();
  await giveRestore(dialog, file, 'Refresh');
  const planned = await countsOf(dialog);
  expect([planned[0], planned[1], planned[3], planned[4]]).toEqual(['0', '1', '0', '0']);
  expect(await api.items(name)).toEqual(['Changed | c']);

  const restores: string[] = [];
  page.on('request', (request) => {
    if (isRestore(request.url())) restores.push(request.url());
  });
  await restoreButton(dialog).dblclick();
  await expect(page.getByText(`Successfully restored ${file.name}`).first()).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'What was done' })).toBeVisible();
  expect(await countsOf(dialog)).toEqual(planned);
  expect(restores).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  expect(await api.items(name)).toEqual(['One | 1']);
});

test('Insert leaves what exists, and unsaved edits of an open editor stay', async ({ page, api }) => {
  const name = await api.createSet('Inserted', [['One', '1']]);
  const file = await exportOf(api, name);
  const gone = { name: 'More.xml', text: file.text.replaceAll(name, `${name} again`) };
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Typed');
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, gone, 'Insert');
  expect((await countsOf(dialog)).slice(0, 2)).toEqual(['1', '0']);
  await restoreButton(dialog).click();
  await expect(dialog.getByText('Successfully restored More.xml')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Typed');
  await expectUnsaved(page);
  expect(await api.items(`${name} again`)).toEqual(['One | 1']);
  page.on('dialog', (question) => void question.accept());
});

test('unsaved edits outlive a restore that makes their data set one of another type', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Retyped', [['One', '1']]);
  const { text } = await exportOf(api, name);
  const generator = '<generatorBeanName>modelYearDataItemGenerator</generatorBeanName>';
  const asCustom = text
    .replace('type="0"', 'type="1" dynamicDefault="false" clearInvalidFieldValue="false"')
    .replace(/<\/description>|<description\/>/, (end) => `${end}${generator}`);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Typed');
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, { name: 'Custom.xml', text: asCustom }, 'Refresh');
  expect((await countsOf(dialog))[1]).toBe('1');
  await restoreButton(dialog).click();
  await expect(dialog.getByText('Successfully restored Custom.xml')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Typed');
  await expectUnsaved(page);
  await runAction(page, 'Discard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(editorPath(name, 1));
  await expect(page.getByText(/^Custom data sets are managed in the code/)).toBeVisible();
});

test('Clean Insert asks before it removes anything, and the list shows what is left', {
  tag: '@database',
}, async ({ page, api }) => {
  const file = await backupOf(api, 'Data Sets');
  const name = await api.createSet('Removed', [['One', '1']]);
  await openAs(page, 'admin', `${browserPath}?q=${encodeURIComponent(name)}`);
  await page.getByRole('searchbox', { name: 'Search data sets' }).fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, file, 'Clean Insert');
  expect((await countsOf(dialog))[3]).toBe('1');
  await restoreButton(dialog).click();
  const question = page.getByRole('alertdialog', { name: 'Clean Insert' });
  await expect(question).toContainText('Data Sets: 1');
  await question.getByRole('button', { name: 'No' }).click();
  await api.load(name);
  await restoreButton(dialog).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText(`Successfully restored ${file.name}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('No matching data sets')).toBeVisible();
});

test('an open editor says that a restore has removed its data set', async ({ page, api }) => {
  const file = await backupOf(api, 'Data Sets');
  const name = await api.createSet('Open and removed', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, file, 'Clean Insert');
  await restoreButton(dialog).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await dialog.getByText('Successfully restored').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('There is no such data set')).toBeVisible();
});

test('a refused file names its lines and cannot be restored', async ({ page, api }) => {
  const name = await api.createSet('Refused', [['One', '1']]);
  const { text } = await exportOf(api, name);
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, { name: 'cut.dbinit', text: text.slice(0, text.length / 2) }, 'Refresh');
  await expect(dialog.getByRole('alert')).toContainText('The file is refused; faults found: 1.');
  await expect(dialog.getByRole('table', { name: 'Why the file is refused' })).toBeVisible();
  await expect(restoreButton(dialog)).toBeDisabled();
  await giveFile(dialog, { name: 'whole.dbinit', text });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(restoreButton(dialog)).toBeEnabled();
});

test('other types and more than 50 MiB are reported at once', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  await giveFile(dialog, { name: 'Data Sets.zip', text: 'PK' });
  const alert = page.getByRole('alertdialog', { name: 'Alert' });
  await expect(alert).toContainText('File Data Sets.zip is not a supported document type for restore');
  await alert.getByRole('button', { name: 'OK' }).click();
  await dialog.locator('input[type="file"]').evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(52_428_801)], 'All.dbinit'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(dialog.getByText('File All.dbinit is larger than the limit of 50 MiB.')).toBeVisible();
});

test('a slow upload shows its bytes and can be cancelled', async ({ page, api }) => {
  const name = await api.createSet('Slow', [['One', '1']]);
  const { text } = await exportOf(api, name);
  const file = { name: 'slow.xml', text: `${text}<!--${'x'.repeat(2 * 1024 * 1024)}-->` };
  await api.replaceItems(name, [['Changed', 'c']]);
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, file, 'Refresh');
  await countsOf(dialog);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await restoreButton(dialog).click();
  await expect(dialog.getByText(/(KiB|MiB) of 2 MiB$/).first()).toBeVisible();
  const bar = page.locator('[role="progressbar"][aria-label="Restoring"]');
  await expect(bar).toHaveAttribute('aria-valuetext', /(KiB|MiB) of 2 MiB$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(restoreButton(dialog)).toBeEnabled();
  await expect(page.locator('header [data-part="badge"]')).toHaveCount(0);
  expect(await api.items(name)).toEqual(['Changed | c']);
});

for (const { outcome, isDone } of [
  { outcome: 'was done all the same', isDone: true },
  { outcome: 'was not done', isDone: false },
]) {
  test(`a connection lost in the middle: the server says that it ${outcome}`, async ({ page, api }) => {
    const name = await api.createSet('Lost', [['One', '1']]);
    const file = await exportOf(api, name);
    await api.replaceItems(name, [['Changed', 'c']]);
    await openAs(page, 'admin', browserPath);
    const dialog = await openManage(page, 'Restore');
    await giveRestore(dialog, file, 'Refresh');
    await countsOf(dialog);
    await page.route(uploads, async (route) => {
      if (!isRestore(route.request().url())) return route.continue();
      if (isDone) await route.fetch();
      return route.abort('connectionreset');
    });
    await restoreButton(dialog).click();
    const text = isDone ? 'the configuration holds what the file says' : 'nothing was restored';
    await expect(dialog.getByRole('alert')).toContainText(text);
    expect((await countsOf(dialog))[1]).toBe('1');
    expect(await api.items(name)).toEqual([isDone ? 'One | 1' : 'Changed | c']);
    if (isDone) return;
    await page.unroute(uploads);
    await restoreButton(dialog).click();
    await expect(dialog.getByText(`Successfully restored ${file.name}`)).toBeVisible();
  });
}

test('a failure only takes the loading bar away; file and plan stay', async ({ page, api }) => {
  const file = await exportOf(api, await api.createSet('Failing', [['One', '1']]));
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, file, 'Refresh');
  await countsOf(dialog);
  const problem = { type: 'about:blank', title: 'Broken', status: 413, detail: 'The file is too large.' };
  await page.route(uploads, (route) => route.fulfill({ status: 413, json: problem }));
  await restoreButton(dialog).click();
  await expect(page.locator('header [data-part="badge"]')).toHaveText('1');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog).toContainText(file.name);
  await expect(restoreButton(dialog)).toBeEnabled();
});

test('a session that ends in the middle leads to sign-in, without the modal', { tag: '@database' }, async ({
  page,
  api,
}) => {
  const file = await exportOf(api, await api.createSet('Expired', [['One', '1']]));
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, file, 'Refresh');
  await countsOf(dialog);
  const problem = { type: '/problems/no-session', title: 'Not signed in', status: 401 };
  await page.route(uploads, (route) => route.fulfill({ status: 401, json: problem }));
  await restoreButton(dialog).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a Clean Insert that is refused says why in a sentence, then in a list that can be saved', async ({
  page,
  api,
}) => {
  const name = await api.createSet('The only one left', [['One', '1']]);
  const file = await exportOf(api, name);
  await openAs(page, 'admin', browserPath);
  const dialog = await openManage(page, 'Restore');
  await giveRestore(dialog, file, 'Clean Insert');
  await expect(dialog.getByRole('alert')).toContainText(
    /Data Sets that are still used would be removed: \d+\./,
  );
  await expect(restoreButton(dialog)).toBeDisabled();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export List' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Refusals.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('references lead');

  await dialog.getByRole('radio', { name: 'Refresh', exact: true }).check();
  expect(await countsOf(dialog)).toEqual(['0', '0', '1', '0', '0', expect.stringMatching(/^\d+$/)]);
  await giveFile(dialog, { name: 'Other.zip', text: 'x' });
  await page.getByRole('alertdialog', { name: 'Alert' }).getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('button', { name: `Remove ${file.name}` })).toHaveCount(0);
  await expect(restoreButton(dialog)).toBeDisabled();
});

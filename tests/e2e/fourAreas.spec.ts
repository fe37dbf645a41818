import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import { projectNode, root } from '../../scripts/bootstrap/paths.mjs';
import { makeDataFolder } from '../support/dataFolder.ts';
import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { expect, openAs, refusedCalls, signIn, test } from './fixtures.ts';
import { backupOf, giveRestore, openManage, restoreButton } from './manageActions.ts';
import { documentField, pdf } from './productActions.ts';

const product = 'Aviation';
const password = 'A password for the first one';

test('a product with its document, a preference, rates and an icon outlive a restart, and a Clean Insert into an empty studio', async ({
  page,
  browser,
  expectedComplaints,
}) => {
  // Three studios start, and two administrators are made by programs of their own.
  test.setTimeout(600_000);
  expectedComplaints.push(refusedCalls, /^Connecting to 'blob:/);
  await using studio = await startStudio();
  const api = await ApiUser.signIn(studio.url, 'admin');
  const { id } = await findProduct(api);
  const open = (path: string) => openAs(page, 'admin', studio.url + path);

  await open(`/config/productTemplate/${product}/${id}`);
  await documentField(page, 'Quote Document Template').choose('Aviation quote.pdf', pdf);
  await save(page, 'Successfully saved product template');

  await open('/config/generalPreferences/manager');
  await page.getByRole('textbox', { name: 'Rows of a page', exact: true }).fill('10');
  await save(page, 'Successfully saved preferences');
  await open('/config/dataSet/browser');
  await expect(page.getByText(/^Showing 1 to 10 of /)).toBeVisible();

  await open('/config/rateStatus/manager');
  await page.getByRole('button', { name: 'Paste rows' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste rows from a spreadsheet' });
  await paste
    .getByRole('textbox', { name: 'Copied cells' })
    .fill('Product\tState\tStatus\tFrom\tTo\nBOP\tNevada\tFiled\t1/1/2041\t12/31/2041');
  await paste.getByRole('button', { name: 'Add 1 entry' }).click();
  await save(page, 'Successfully Saved State Rates');

  await open('/config/filesAndIcons/manager');
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>';
  await page
    .getByRole('group', { name: 'File of “Favicon”', exact: true })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'round.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(icon) });
  await save(page, 'Successfully saved files and icons');

  const before = await readAll(api);
  expect(before.document).toEqual(pdf.toString('base64'));
  expect(before.files.get('Favicon')?.content).toBe(Buffer.from(icon).toString('base64'));
  expect(before.preferences['lists.defaultPageSize']).toBe('10');
  expect(before.rates.filter((rate) => rate.includes(String(Date.UTC(2041, 0, 1))))).toHaveLength(1);

  // The user who restores must be among those that the file brings: otherwise no user would be left who may.
  await studio.stop();
  await addAdministrator(studio.dataDir);
  await studio.restart();
  const again = await ApiUser.signIn(studio.url, 'admin');
  expect(await readAll(again)).toEqual(before);
  const file = await backupOf(again, 'All');

  await using empty = await startEmptyStudio();
  const other = await (await browser.newContext()).newPage();
  await other.goto(empty.url);
  await signIn(other, 'first', password);
  const dialog = await openManage(other, 'Restore');
  await giveRestore(dialog, file, 'Clean Insert');
  await restoreButton(dialog).click();
  const question = other.getByRole('alertdialog', { name: 'Clean Insert' });
  await question
    .getByRole('button', { name: 'Yes' })
    .or(dialog.getByText('Successfully restored'))
    .first()
    .waitFor({ timeout: 60_000 });
  if (await question.isVisible()) await question.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText('Successfully restored')).toBeVisible({ timeout: 60_000 });
  expect(await readAll(await ApiUser.signIn(empty.url, 'first', password))).toEqual(before);
  await other.context().close();
});

async function save(page: Page, saved: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved).last()).toBeVisible();
}

/** Adds the administrator `first` to the store of a server that does not run. */
async function addAdministrator(dataDir: string): Promise<void> {
  const env = { ...process.env, STUDIO_DATA_DIR: dataDir, STUDIO_ADMIN_PASSWORD: password };
  const who = ['--username', 'first', '--name', 'First One', '--email', 'first@example.com'];
  const script = join(root, 'apps', 'server', 'src', 'createAdmin.ts');
  await promisify(execFile)(projectNode, [script, ...who], { env });
}

/** A studio without demo content, whose only user is the administrator `first`. */
async function startEmptyStudio() {
  const dataDir = makeDataFolder('studio-empty-');
  await addAdministrator(dataDir);
  const studio = await startStudio({ dataDir, engine: 'auto', env: { STUDIO_DEMO: 'off' } });
  return {
    url: studio.url,
    [Symbol.asyncDispose]: async () => {
      await studio.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function findProduct({ client }: ApiUser) {
  const query = { filterUri: `/ProductTemplate?name.eq=${product}` };
  const found = await result(client.GET('/rest/ProductTemplate/filter', { params: { query } }));
  const [first] = found.data.records;
  if (first === undefined) throw new Error(`There is no product '${product}'.`);
  return first;
}

/** What the four areas hold, without what another store gives anew: ids, versions and times. */
async function readAll(api: ApiUser) {
  const { client } = api;
  const { id } = await findProduct(api);
  const found = await result(client.GET('/rest/ProductTemplate/{id}', { params: { path: { id } } }));
  const { id: _id, version: _version, timeLastModified: _time, lastModifiedBy: _by, ...doc } = found.data;
  const rates = await result(client.GET('/rest/StateRate/List'));
  const preferences = await result(client.GET('/rest/DefaultPreference/effective'));
  const list = await result(client.GET('/rest/ConfiguredFile/List'));
  const files = await Promise.all(
    list.data.records.map(async ({ id, name, fileName }) => {
      const content = fileName === null ? null : await readContent(api, id);
      return [name, { fileName, content }] as const;
    }),
  );
  return {
    doc,
    document: await readDocument(api, id),
    rates: rates.data.map(({ id: _rate, ...rate }) => JSON.stringify(rate)).toSorted(),
    preferences: preferences.data,
    files: new Map(files.toSorted(([a], [b]) => a.localeCompare(b))),
  };
}

async function readContent({ client }: ApiUser, id: string): Promise<string> {
  const call = client.GET('/rest/ConfiguredFile/{id}/content', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  });
  return Buffer.from((await result<ArrayBuffer>(call)).data).toString('base64');
}

async function readDocument({ client }: ApiUser, id: string): Promise<string> {
  const { data } = await result(client.POST('/rest/Login/temporaryToken'));
  const params = { path: { fileName: 'Aviation quote.pdf' }, query: { id, t: data.token } };
  const call = client.GET('/productTemplateDownload/{fileName}', { params, parseAs: 'arrayBuffer' });
  return Buffer.from((await result<ArrayBuffer>(call)).data).toString('base64');
}

import type { Page, Route } from '@playwright/test';
import { saveButton } from './editorActions.ts';
import { choose, fileOf, filesPath, findFile, picture, save } from './fileActions.ts';
import { expect, goByPalette, openAs, refusedCalls, test } from './fixtures.ts';
import { documentField, pdf } from './productActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  // The recorder of traces reads pictures that the page shows, as the page itself may not.
  expectedComplaints.push(refusedCalls, /^Connecting to 'blob:/);
});

const failed = 'could not be saved. The server cannot be reached.';
const cutOff = (file: string) =>
  `The connection broke while “${file}” was uploaded. The file stays chosen: Save sends it again.`;

/** Breaks the connection of every upload to a path. @returns lets them through again */
async function breakUploads(page: Page, path: string): Promise<() => Promise<void>> {
  const breakOff = (route: Route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback();
  await page.route(path, breakOff);
  return () => page.unroute(path, breakOff);
}

test('a connection that breaks during an upload is reported at its row: the file stays chosen, and Save sends it again', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', filesPath);
  const footer = 'File of “Footer image”';
  const mend = await breakUploads(page, '**/rest/ConfiguredFile/**');
  await choose(page, footer, picture('footer.svg', 'teal', 240, 48));
  await choose(page, 'File of “Proposal cover”', picture('cover.svg', 'navy', 60, 80));
  await saveButton(page).click();
  const row = fileOf(page, footer).locator('..');
  await expect(row.getByText(cutOff('footer.svg'))).toBeVisible();
  await expect(fileOf(page, footer).getByText('footer.svg')).toBeVisible();
  await expect(page.getByText(cutOff('cover.svg')), 'it was not sent yet').toHaveCount(0);
  await expect(page.getByText(`“Footer image” ${failed}`, { exact: false }).first()).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  await mend();
  await save(page);
  await expect(row.getByText(cutOff('footer.svg'))).toHaveCount(0);
  expect((await findFile(api, 'Proposal cover')).fileName).toBe('cover.svg');
  expect((await findFile(api, 'Footer image')).fileName).toBe('footer.svg');
});

test('a connection that breaks while a document of a product is uploaded is reported at the document', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/productTemplate/browser?q=Terrorism');
  await page.getByRole('link', { name: 'Terrorism' }).click();
  const quote = documentField(page, 'Quote Document Template');
  const mend = await breakUploads(page, '**/documentTemplates?**');
  await quote.choose('Terms.pdf', pdf);
  await saveButton(page).click();
  await expect(page.getByText(cutOff('Terms.pdf')).first()).toBeVisible();
  await expect(quote.group.getByText('Terms.pdf')).toBeVisible();
  await mend();
  await saveButton(page).click();
  await expect(page.getByText('Successfully saved product template')).toBeVisible();
  await expect(quote.group.getByRole('button', { name: 'Download Terms.pdf' })).toBeVisible();
  await expect(page.getByText(cutOff('Terms.pdf'))).toHaveCount(0);
});

test('who else has the files open is shown to each', async ({ page, browser }) => {
  await openAs(page, 'admin', filesPath);
  await expect(fileOf(page, 'File of “Brand mark”')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'viewer', new URL(filesPath, page.url()).href);
  await expect(page.getByRole('button', { name: 'Lena Fischer is here' })).toBeVisible();
  await expect(other.getByRole('button', { name: / is here$/ })).toBeVisible();
  await other.context().close();
});

test('the palette finds a file by its name, description and file name, and leads to its row', async ({
  page,
}) => {
  const focused = page.locator('input:focus');
  await openAs(page, 'admin', '/config/dataSet/browser');
  await goByPalette(page, 'flood-zones.png', /^Inland flood zones/);
  await expect(page).toHaveURL(/\/filesAndIcons\/manager\?file=/);
  await expect(focused).toHaveValue('Inland flood zones');
  await expect(focused).toBeInViewport();

  await goByPalette(page, 'above the text of e-mails', /^Header image/);
  await expect(page.getByRole('button', { name: 'File of “Header image”: replace' })).toBeFocused();
  await goByPalette(page, 'claims reporting', /^Claims reporting card/);
  await expect(focused).toHaveValue('Claims reporting card');

  await page.goto(`${filesPath}?file=none`);
  await expect(page.getByText('The file is not there any more. Somebody has deleted it.')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { makeAgency } from './organizationActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const pathOf = (id: string) => `/config/organization/manage/agency/${id}`;
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });

async function startEditing(page: Page): Promise<void> {
  await expect(edit(page)).toBeEnabled();
  await edit(page).press('Enter');
  await expect(page.getByText(/^All changes kept/)).toBeVisible();
}

async function profilePath({ client }: ApiUser, id: string): Promise<string> {
  const params = { path: { id } };
  const { data } = await result(client.GET('/rest/Organization/{id}/formSummaries', { params }));
  return `${pathOf(id)}/form/${data.find(({ formTemplateType }) => formTemplateType === 43)?.id}`;
}

test('several rows of a list become entries of a form, each once, by keyboard; all on a filter but one are exported', async ({
  page,
  api,
}) => {
  const id = await makeAgency(api, `Picking ${Date.now().toString(36)}`);
  await openAs(page, 'admin', await profilePath(api, id));
  await startEditing(page);
  const choose = page.getByRole('button', { name: 'Choose sub-producers' });
  await choose.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Producers' });
  const boxes = picker.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(boxes.nth(3)).toBeVisible();
  await expect(picker.getByRole('button', { name: 'No Match' })).toHaveCount(0);

  // A form takes no more than a hundred: the choice stays.
  const select = picker.getByRole('button', { name: 'Select', exact: true });
  await picker.getByRole('button', { name: /^Select all/ }).press('Enter');
  await select.press('Enter');
  await expect(picker.getByRole('alert')).toContainText('At most 100 rows can be added at once.');
  await picker.getByRole('button', { name: 'Clear', exact: true }).press('Enter');

  await boxes.nth(0).press('Space');
  await boxes.nth(2).press('Shift+Space');
  await expect(picker.getByText('3 Selected')).toBeVisible();
  await boxes.nth(1).press('Space');
  await select.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByText('2 entries were added.')).toBeVisible();
  await expect(choose).toBeFocused();
  const rows = page.getByRole('group', { name: /^Sub-producers/ }).getByRole('textbox', { name: 'Name' });
  await expect(rows).toHaveCount(2);
  const first = await rows.first().inputValue();

  await choose.press('Enter');
  await boxes.first().press('Space');
  await select.press('Enter');
  await expect(page.getByText('What you selected is there already.')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await choose.press('Enter');
  await picker.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const header = picker.getByRole('group', { name: 'Selection' });
  await header.getByRole('button', { name: /^Select all/ }).press('Enter');
  await boxes.nth(0).press('Space');
  const count = Number.parseInt((await header.getByText(/selected$/).textContent()) ?? '', 10);
  const download = page.waitForEvent('download');
  await header.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Producers_\d{8}_\d{6}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  await expect(header).toHaveCount(0);
  await picker.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');

  await page.keyboard.press('Control+s');
  await expect(edit(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(first, { exact: true })).toBeVisible();
});

test('an e-mail signature is written, is there again after a reload before it was saved, and is read by who may not change it', async ({
  page,
  browser,
  api,
  studio,
}) => {
  const id = await makeAgency(api, `Signing ${Date.now().toString(36)}`);
  await openAs(page, 'admin', pathOf(id));
  const open = page.getByRole('button', { name: 'Email Signature', exact: true });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Email Signature' });
  const text = dialog.getByRole('textbox', { name: 'Email Signature' });
  await text.press('End');
  await page.keyboard.type('Regards from Omaha');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(text).toContainText('Regards from Omaha');
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const { data } = await result(api.client.GET('/rest/Organization/{id}', { params: { path: { id } } }));
  expect(data.defaultEmailSignature).toContain('Regards from Omaha');

  const reader = await (await browser.newContext({ baseURL: studio.url })).newPage();
  await openAs(reader, 'viewer', pathOf(id));
  await expect(reader.getByText('Read only.', { exact: true })).toBeVisible();
  await expect(edit(reader)).toHaveAttribute('aria-disabled', 'true');
  await expect(reader.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Email Signature', exact: true }).press('Enter');
  const read = reader.getByRole('dialog', { name: 'Email Signature' });
  await expect(read.getByText('Regards from Omaha')).toBeVisible();
  await expect(read.getByRole('textbox')).toHaveCount(0);
  await expect(read.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await reader.context().close();
});

test('who deletes an organization is asked about what another user is entering, who keeps it in sight', async ({
  page,
  browser,
  api,
  studio,
}) => {
  const name = `Deleted ${Date.now().toString(36)}`;
  const id = await makeAgency(api, name);
  const other = await (await browser.newContext({ baseURL: studio.url })).newPage();
  await openAs(other, 'author', pathOf(id));
  await startEditing(other);
  const limit = other.getByRole('textbox', { name: /^Binding limit/ });
  await limit.fill('250000');
  await expect(other.getByRole('button', { name: /^Save/ })).toHaveText(/Unsaved changes/);

  await openAs(page, 'admin', pathOf(id));
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this organization?');
  await expect(question).toContainText(/has been changing its forms since .* is lost/);
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('Successfully deleted organization')).toBeVisible();

  await expect(other.getByText(/deleted/).first()).toBeVisible();
  await expect(limit).toHaveValue(/250,?000/);
  // Nothing keeps them on a screen whose organization is gone.
  await other.getByRole('link', { name: 'Agencies/Brokerages' }).first().press('Enter');
  await other.getByRole('heading', { name: 'Agencies/Brokerages', level: 1 }).waitFor();
  await other.context().close();
});

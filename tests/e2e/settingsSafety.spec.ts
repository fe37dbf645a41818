import { type DataSetWrite, result } from '@studio/api';
import { toWrite } from '../support/contract/dataSetBodies.ts';
import type { ApiUser } from './apiUser.ts';
import { cell, expectUnsaved, saveButton } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';
import { newName, SettingsModal } from './settingsModal.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** Saves other settings, as somebody else would. */
async function changeSettings(api: ApiUser, name: string, settings: Partial<DataSetWrite>): Promise<void> {
  const { doc, etag } = await api.load(name);
  const params = { path: { dataSetName: name }, header: { 'If-Match': etag } };
  const body = toWrite(doc, settings);
  await result(api.client.POST('/rest/DataSet/{dataSetName}', { params, body }));
}

test('what somebody saves while the modal is open is shown in the modal, once, and taken in there', async ({
  page,
  api,
}) => {
  const name = await api.createSet('News', [['One', '1']]);
  const listening = page.waitForResponse(/\/rest\/Events\?/);
  await openAs(page, 'author', editorPath(name));
  await listening;
  const modal = await SettingsModal.edit(page);
  await modal.choose('Server-side Search', 'True');
  await changeSettings(api, name, { description: 'Theirs' });
  const news = page.locator('[data-part="news"]');
  await expect(news).toHaveCount(1);
  await expect(modal.dialog.locator('[data-part="news"]')).toHaveText(
    /^Marta Oduya saved this on .* Your unsaved changes are kept\./,
  );
  await modal.dialog.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(modal.description).toHaveValue('Theirs');
  await expect(news).toHaveCount(0);
  await modal.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(modal.dialog.getByRole('radio', { name: 'False' }).last()).toBeChecked();
  await expect(modal.description).toHaveValue('Theirs');
  await modal.dialog.getByRole('button', { name: 'Redo' }).click();
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(news).toHaveCount(0);
  const { doc } = await api.load(name);
  expect(doc).toMatchObject({ description: 'Theirs', supportSearch: true, version: 3 });
});

test('what was not taken in in the modal is still news in the editor below', async ({ page, api }) => {
  const name = await api.createSet('Still news', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await api.replaceItems(name, [['Theirs', '1']]);
  await expect(modal.dialog.getByText(/^Marta Oduya saved this on/)).toBeVisible();
  await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.locator('[data-part="news"]')).toContainText('Marta Oduya saved this on');
  await page.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Theirs');
});

test('what was chosen where both changed the same setting is saved, with all else that was taken in', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Chosen', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Mine');
  await changeSettings(api, name, { description: 'Theirs', supportSearch: true, minSearchStringLength: 5 });
  await modal.confirm.click();
  const dialog = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  await dialog.getByRole('radio', { name: /^Mine/ }).check();
  await dialog.getByRole('button', { name: 'Take in and save' }).click();
  await modal.expectSaved();
  const { doc } = await api.load(name);
  expect(doc).toMatchObject({ description: 'Mine', supportSearch: true, minSearchStringLength: 5 });
});

test('an earlier version’s settings come back from the history as unsaved changes of the modal', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Settings of old', [['One', '1']]);
  await changeSettings(api, name, { description: 'Second', supportSearch: true, minSearchStringLength: 5 });
  await openAs(page, 'admin', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await expect(modal.description).toHaveValue('Second');
  await modal.dialog.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  await expect(history).toHaveAccessibleDescription(/^Settings alone are compared and restored here\./);
  await history.getByRole('radio', { name: /^Version 1/ }).check();
  await history.getByRole('button', { name: 'Restore as unsaved changes' }).click();
  await expect(history).toHaveCount(0);
  await expect(modal.description).toHaveValue('Made for a test');
  await expect(modal.dialog.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await modal.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(modal.description).toHaveValue('Second');
  await modal.dialog.getByRole('button', { name: 'Redo' }).click();
  await modal.confirm.click();
  await modal.expectSaved();
  const { doc } = await api.load(name);
  expect(doc).toMatchObject({ description: 'Made for a test', supportSearch: false, version: 3 });
  expect(await api.items(name)).toEqual(['One | 1']);
});

test('while the settings are saved nothing is undone, by button or by key', async ({ page, api }) => {
  const name = await api.createSet('Locked', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Sent');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/rest/DataSet/*', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  await modal.confirm.click();
  const undo = modal.dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAccessibleDescription('Your changes are being saved.');
  await modal.dialog.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('Control+z');
  await expect(modal.description).toHaveValue('Sent');
  answer();
  await modal.expectSaved();
  expect((await api.load(name)).doc.description).toBe('Sent');
});

test('a set that is deleted meanwhile is made again from its settings, and the editor goes on from it', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Made again', [['One', '1']]);
  const listening = page.waitForResponse(/\/rest\/Events\?/);
  await openAs(page, 'author', editorPath(name));
  await listening;
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Again');
  const { etag } = await api.load(name);
  const params = { query: { dataSetName: name, forceDelete: true }, header: { 'If-Match': etag } };
  await result(api.client.DELETE('/rest/DataSet/delete', { params }));
  await expect(modal.dialog.getByText(/^Marta Oduya deleted this on/)).toBeVisible();
  await modal.dialog.getByRole('button', { name: 'Create it again' }).click();
  await modal.expectSaved();
  await expect(page.locator('[data-part="news"]')).toHaveCount(0);
  await cell(page, 'Label', 1).fill('Uno');
  await expectUnsaved(page);
  await saveButton(page).click();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(await api.items(name)).toEqual(['Uno | 1']);
  expect((await api.load(name)).doc.description).toBe('Again');
});

test('a new set has no history, and no other viewers', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  const modal = await SettingsModal.create(page);
  await modal.name.fill(newName('No history'));
  await expect(modal.dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(modal.dialog.getByRole('button', { name: 'History' })).toHaveCount(0);
});

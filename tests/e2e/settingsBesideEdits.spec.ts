import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import { toWrite } from '../support/contract/dataSetBodies.ts';
import type { ApiUser } from './apiUser.ts';
import { createDependentSet, storedCriteria } from './dependentSets.ts';
import { cell, expectUnsaved, runAction, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';
import { newName, SettingsModal } from './settingsModal.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('the settings are saved beside unsaved items, which stay and are saved afterwards', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Beside', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  await expectUnsaved(page);
  const modal = await SettingsModal.edit(page);
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  await modal.description.fill('Counted');
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page.getByText('Counted', { exact: true })).toBeVisible();
  await expect(cell(page, 'Label', 1)).toHaveValue('Uno');
  await expectUnsaved(page);
  expect(await api.items(name)).toEqual(['One | 1', 'Two | 2']);
  await save(page);
  expect(await api.items(name)).toEqual(['Uno | 1', 'Two | 2']);
  expect((await api.load(name)).doc.description).toBe('Counted');
});

test('another type waits for unsaved items', async ({ page, api }) => {
  const name = await api.createSet('Waiting', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  const modal = await SettingsModal.edit(page);
  await modal.chooseType('Custom');
  await expect(modal.dialog.getByRole('radiogroup', { name: /^Type/ })).toHaveAccessibleDescription(
    'Save or discard your changes in the editor before you choose another type.',
  );
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  await modal.chooseType('Static');
  await modal.description.fill('Other');
  await modal.confirm.click();
  await modal.expectSaved();
  await expectUnsaved(page);
});

test('static to custom says that the items are hidden; they come back with the type', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Hidden', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.chooseType('Custom');
  await modal.generator.click();
  await page.getByRole('option', { name: 'Model years' }).click();
  await modal.choose('Clear Invalid Value on Regenerate', 'True');
  await modal.confirm.click();
  const question = page.getByRole('alertdialog', { name: 'Change the type' });
  await expect(question).toContainText(
    'As Custom, this data set no longer offers its 2 items, which stay stored.',
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(modal.confirm).not.toHaveAttribute('aria-disabled');
  await modal.confirm.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(name, 1));
  await expect(page.getByText(/^Custom data sets are managed in the code/)).toBeVisible();
  await SettingsModal.edit(page);
  await modal.chooseType('Static');
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(name, 0));
  await expect(cell(page, 'Label', 2)).toHaveValue('Two');
});

test('a rename asks about references, moves the address, and takes unsaved items along', {
  tag: '@core',
}, async ({ page, api }) => {
  const name = 'Alcohol Server Training';
  const before = await api.load(name);
  await openAs(page, 'admin', editorPath(name));
  const label = page.getByRole('textbox', { name: /^Label, row 1, / }).first();
  const oldLabel = await label.inputValue();
  await label.fill(`${oldLabel} (edited)`);
  const modal = await SettingsModal.edit(page);
  const renamed = newName('Server Training');
  await modal.name.fill(renamed);
  await modal.confirm.click();
  const references = page.getByRole('dialog', { name: `References of ${name}` });
  await expect(references).toHaveAccessibleDescription(
    `Found 1 reference(s) for fields on data set ${name}. Are you sure you want to modify this Data set?`,
  );
  await expect(references.getByRole('link')).toHaveCount(0);
  await references.getByRole('button', { name: 'No' }).click();
  await expect(modal.confirm).not.toHaveAttribute('aria-disabled');
  expect((await api.load(name)).etag).toBe(before.etag);
  await modal.confirm.click();
  await references.getByRole('button', { name: 'Yes' }).click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(renamed));
  await expect(label).toHaveValue(`${oldLabel} (edited)`);
  await expectUnsaved(page);
  await runAction(page, 'View References');
  const ofRenamed = page.getByRole('dialog', { name: `References of ${renamed}` });
  await expect(ofRenamed).toHaveAccessibleDescription(
    `Found 1 reference(s) for fields on data set ${renamed}.`,
  );
  await ofRenamed.getByRole('button', { name: 'OK' }).click();
  await save(page);
  expect((await api.items(renamed))[0]).toContain('(edited)');
});

/** Renames a set in its settings; the answer never arrives. */
async function renameAndLoseAnswer(page: Page, name: string): Promise<string> {
  await openAs(page, 'admin', editorPath(name));
  const modal = await SettingsModal.edit(page);
  const renamed = newName('After');
  await modal.name.fill(renamed);
  await page.route(
    `**/rest/DataSet/${encodeURIComponent(name)}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await modal.confirm.click();
  return renamed;
}

test('a rename whose answer was lost is found when it is saved again', async ({ page, api }) => {
  const name = await api.createSet('Before', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort('connectionrefused'));
  const renamed = await renameAndLoseAnswer(page, name);
  const modal = new SettingsModal(page, 'Data Set Settings');
  await expect(modal.dialog.getByText(/could not be saved/)).toContainText('The server cannot be reached');
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(renamed));
});

test('a rename whose answer was lost is found out by itself, as the server tells of it', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Before', [['One', '1']]);
  const renamed = await renameAndLoseAnswer(page, name);
  await new SettingsModal(page, 'Data Set Settings').expectSaved();
  await expect(page).toHaveURL(editorPath(renamed));
  await expect(page.locator('[data-part="news"]')).toHaveCount(0);
  expect((await api.load(renamed)).doc.version).toBe(2);
});

test('when somebody saved first, their version is taken in and the settings are saved', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Shared', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Mine');
  await api.replaceItems(name, [
    ['One', '1'],
    ['Theirs', '2'],
  ]);
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(cell(page, 'Label', 2)).toHaveValue('Theirs');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  expect(await api.items(name)).toEqual(['One | 1', 'Theirs | 2']);
  expect((await api.load(name)).doc.description).toBe('Mine');
});

test('a version that is taken in never overwrites unsaved items in silence', async ({ page, api }) => {
  const name = await api.createSet('Both', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Mine');
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Mine');
  await api.replaceItems(name, [['Theirs', '1']]);
  await modal.confirm.click();
  await expect(page.getByText('Data Set Saved')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  await expect(dialog).toContainText('1 of 1 to decide');
  expect(await api.items(name)).toEqual(['Theirs | 1']);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Mine');
  await expectUnsaved(page);
  await saveButton(page).click();
  await expect(dialog).toContainText('1 of 1 to decide');
  expect(await api.items(name)).toEqual(['Theirs | 1']);
});

/** Makes a set a Repeating Form one, as somebody else would. */
async function makeRepeating(api: ApiUser, name: string): Promise<void> {
  const { doc, etag } = await api.load(name);
  const params = { path: { dataSetName: name }, header: { 'If-Match': etag } };
  const body = toWrite(doc, {
    type: 3,
    dynamicDefault: false,
    generatorBeanName: 'repeatingFormDataItemGenerator',
    repeatingFormTemplateUniqueName: 'LocationSchedule',
    clearInvalidFieldValue: false,
  });
  await result(api.client.POST('/rest/DataSet/{dataSetName}', { params, body }));
}

test('what cannot be kept because somebody has changed the type is shown, and goes only once it is given up', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Retyped', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  await expectUnsaved(page);
  await makeRepeating(api, name);
  const before = await api.load(name);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Some of your changes cannot be kept' });
  await expect(dialog).toHaveAccessibleDescription(
    /^Marta Oduya saved this on .* As Repeating Form, it cannot hold 1 of your changes\./,
  );
  await expect(dialog.getByText('Uno').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cell(page, 'Label', 1)).toHaveValue('Uno');
  await expectUnsaved(page);
  await expect(page.getByText('Successfully saved data set')).toHaveCount(0);
  expect((await api.load(name)).etag).toBe(before.etag);

  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Give these up', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  expect((await api.load(name)).etag).toBe(before.etag);
});

test('another type asks once more when somebody has added meanwhile what it loses', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A', [null, null, 'Boston']], ['B']]);
  await openAs(page, 'author', editorPath(name, 2));
  const modal = await SettingsModal.edit(page);
  await modal.chooseType('Static');
  const { doc, etag } = await api.load(name);
  const more = { dataSetName: name, value: 'B', productName: null, fieldValue1: null, fieldValue3: null };
  const params = { path: { dataSetName: name }, header: { 'If-Match': etag } };
  const body = toWrite(doc, {
    enhancedDynamicDataItems: doc.items.map((each) =>
      each.value === 'B'
        ? { ...each, enhancedDynamicDataItemCriteriaList: [{ ...more, fieldValue2: 'Austin', ordering: 1 }] }
        : each,
    ),
  });
  await modal.confirm.click();
  const question = page.getByRole('alertdialog', { name: 'Change the type' });
  await expect(question).toContainText('1 criterion');
  await result(api.client.POST('/rest/DataSet/{dataSetName}', { params, body }));
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toContainText('2 criteria');
  expect(await storedCriteria(api, name)).toHaveLength(2);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(modal.confirm).not.toHaveAttribute('aria-disabled');
  expect((await api.load(name)).doc.type).toBe(2);
  await modal.confirm.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await modal.expectSaved();
  expect((await api.load(name)).doc.type).toBe(0);
});

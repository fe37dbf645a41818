import type { Page } from '@playwright/test';
import { result, type UiFormTemplateWrite } from '@studio/api';
import { about } from '../support/contract/formBodies.ts';
import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { runAction } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { createForm, FormSettingsModal, newFormName, section } from './formActions.ts';

const count = 60;

test('60 forms of another studio are imported, one gets other settings, all are published and marked; one goes on as a new version, and all outlive a restart', async ({
  page,
  api,
  expectedComplaints,
}) => {
  expectedComplaints.push(refusedCalls);
  const name = newFormName('Life');
  const text = await exportOf(api, await createForms(api, name));
  await using studio = await startStudio();
  const list = `${studio.url}/config/template/browser?q=${name}`;
  await openAs(page, 'admin', list);

  await runAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import Form Templates' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'forms.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await expect(dialog.getByRole('row', { name: new RegExp(`^${name}59 `) })).toContainText('Added');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  // Each form is checked and written; a busy machine takes its time.
  await expect(dialog.getByText(`${count} form template(s) imported, 0 not imported`)).toBeVisible({
    timeout: 60_000,
  });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(`Showing 1 to 25 of ${count} Form Templates`)).toBeVisible();

  await page.getByRole('link', { name: `${name}1`, exact: true }).click();
  const settings = await FormSettingsModal.edit(page);
  await expect(settings.dialog.getByRole('radio', { name: 'Supplemental' })).toBeChecked();
  await expect(settings.dialog.getByText(`age (${name}0)`)).toBeVisible();
  await expect(settings.dialog.getByRole('checkbox', { name: 'Repeatable' })).toHaveAttribute(
    'aria-readonly',
    'true',
  );
  await settings.displayName.fill('After the age of the roof');
  await settings.confirm.click();
  await expect(settings.dialog).toHaveCount(0);
  await expect(page.getByText('After the age of the roof').first()).toBeVisible();
  await page.goto(list);

  await doWithAll(page, 'Create Form Template Set');
  await expect(page.getByText(/^A new form template set \(ID=\d+\) has been/).first()).toBeVisible();
  await doWithAll(page, 'Mark in Production');
  await expect(page.getByText('Successfully marked form template in production.').first()).toBeVisible();

  // While rows are selected, a click on one selects it.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: `${name}0`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name}0`);
  await runAction(page, 'Save As New Version');
  await expect(page.getByText(`Version 2 of ${name}0 is a draft now.`)).toBeVisible();

  await studio.restart();
  await page.goto(list);
  await expect(page.getByText(`Showing 1 to 25 of ${count + 1} Form Templates`)).toBeVisible();
  const { client } = await ApiUser.signIn(studio.url, 'admin');
  const query = { filterUri: `/UIFormTemplate?name=${name}`, numberOfRows: count + 1 };
  const { records } = (await result(client.GET('/rest/UIFormTemplate/filter', { params: { query } }))).data;
  const listed = records.map(({ uniqueName, version, status }) => `${uniqueName} ${version} ${status}`);
  expect(records.find(({ uniqueName }) => uniqueName === `${name}1`)?.displayName).toBe(
    'After the age of the roof',
  );
  const marked = Array.from({ length: count }, (_, index) => `${name}${index} 1 1`);
  expect(listed.toSorted()).toEqual([...marked, `${name}0 2 0`].toSorted());
  const sets = (await result(client.GET('/rest/FormTemplateSet', { params: { query: {} } }))).data;
  expect(sets.records.filter(({ isInProduction }) => isInProduction)).toHaveLength(1);
});

/** Chooses all forms of the list for an action, and agrees to what it will do. */
async function doWithAll(page: Page, action: string): Promise<void> {
  await runAction(page, action);
  await page.getByRole('button', { name: `Select all ${count}`, exact: true }).click();
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog', { name: action }).getByRole('button', { name: 'Yes' }).click();
}

/** Makes forms of which every other one is supplemental to the one before. */
async function createForms(api: ApiUser, name: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const own = { sections: [section('Roof', ['age', 'Age of the roof'])] };
    const before = `${name}${index - 1}`;
    const preceding = {
      precedingFieldFormTemplateUniqueName: before,
      precedingFieldVariableName: 'age',
      // What a trigger rule holds is the contract's to say; the type leaves it open.
      triggerRule: { condition: about(before, 'age') } as unknown as UiFormTemplateWrite['triggerRule'],
    };
    const made = await createForm(api, `${name}${index}`, {
      template: { root: index % 2 === 0 },
      rest: index % 2 === 0 ? own : { ...own, ...preceding },
    });
    ids.push(made.id);
  }
  return ids;
}

async function exportOf({ client }: ApiUser, ids: readonly string[]): Promise<string> {
  const call = client.POST('/rest/UIFormTemplate/export', { body: { ids: [...ids] }, parseAs: 'text' });
  return (await result<string>(call)).data;
}

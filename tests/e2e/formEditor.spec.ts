import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { draftOffer, expectKeptText } from './draftActions.ts';
import { expectDisabledAction, expectUnsaved, runAction, saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import {
  changeForm,
  createForm,
  FormSettingsModal,
  formPart,
  formPath,
  loadForm,
  newFormName,
  section,
} from './formActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const errors = (page: Page) => page.getByRole('dialog', { name: 'Form Template Validation Error' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Publishes forms, so that they can be marked in production. */
async function publish(api: ApiUser, ids: readonly string[]): Promise<void> {
  const params = { query: { uiFormTemplateIds: ids.join(',') } };
  await result(api.client.POST('/rest/FormTemplateSet/publishFormTemplates', { params }));
}

test('a new form is made of its settings, and opens', async ({ page, api }) => {
  const [root, name] = [newFormName('Root'), newFormName('New')];
  await createForm(api, root, { rest: { sections: [section('Roof', ['age', 'Age of the roof'])] } });
  await createForm(api, newFormName(root), {
    template: { root: false },
    rest: { precedingFieldFormTemplateUniqueName: root, precedingFieldVariableName: 'age' },
  });
  await openAs(page, 'admin', '/config/template/browser');
  await page.getByRole('button', { name: 'New Form' }).click();
  const modal = new FormSettingsModal(page, 'Create Form Template');
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  await modal.chooseType('Application');
  await modal.uniqueName.fill(name);
  await modal.displayName.fill('New form');
  await modal.choose('Supplemental');
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  // Forms that are supplemental themselves are not offered.
  await modal.dialog.getByRole('combobox', { name: 'Search a form' }).fill(root);
  await expect(page.getByRole('option')).toHaveText([`${root} form (${root})`]);
  await page.getByRole('option').click();
  await modal.dialog.getByRole('combobox', { name: 'Choose a field' }).click();
  await page.getByRole('option', { name: 'Age of the roof (age)' }).click();
  await expect(modal.dialog.getByText(`age (${root})`)).toBeVisible();
  await modal.confirm.click();
  // Its trigger rule is still to be written: the page is behind the dialog that says so.
  await errors(page).getByRole('button', { name: 'OK' }).click();
  await expect(heading(page, name)).toBeVisible();
  const { doc } = await loadForm(api, page.url().split('/').at(-1) ?? '');
  expect(doc.formTemplate).toMatchObject({ uniqueName: name, root: false, type: 1, status: 0, version: 1 });
  expect(doc).toMatchObject({ precedingFieldVariableName: 'age', ordering: -1, formRepeatable: false });
  expect(doc.triggerRule?.name).toBe('Supplemental Form Trigger');
});

test('a form that is made with something wrong opens with what that is', async ({ page }) => {
  await openAs(page, 'admin', '/config/template/browser');
  await page.getByRole('button', { name: 'New Form' }).click();
  const modal = new FormSettingsModal(page, 'Create Form Template');
  await modal.chooseType('Application');
  await modal.uniqueName.fill(newFormName('Conditional'));
  await modal.displayName.fill('Conditional form');
  await modal.choose('Conditionally Required');
  await modal.confirm.click();
  await expect(errors(page)).toContainText('Your form template changes were successfully saved, however');
  await expect(errors(page)).toContainText('Please configure the trigger rule.');
});

test('settings are saved with what is wrong with the form, and each error leads to its place', async ({
  page,
  api,
}) => {
  const { id } = await createForm(api, newFormName('Settings'), {
    rest: {
      sections: [
        section(
          'Roof',
          ['age', 'Age'],
          ['slope', 'Slope', { linkFormTemplateUniqueName: 'NoSuchForm', linkVariableName: 'x' }],
        ),
      ],
    },
  });
  await openAs(page, 'admin', formPath(id));
  const modal = await FormSettingsModal.edit(page);
  await modal.choose('Conditionally Required');
  await modal.confirm.click();
  await expect(errors(page)).toContainText('Your form template changes were successfully saved, however');
  await errors(page).getByRole('button', { name: 'Show Trigger rule' }).click();
  await expect(errors(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Conditional Form Rule 1 error' })).toBeFocused();
  await expect(page.locator('main').getByText('Please configure the trigger rule.')).toBeVisible();
  await page.getByRole('button', { name: 'Show errors' }).click();
  await errors(page)
    .getByRole('button', { name: /^Show Slope \(slope\)/ })
    .click();
  await expect(formPart(page, 'Slope')).toBeFocused();
  await expect(page.locator('[data-part="editor-header"] [data-part="badge"]').last()).toHaveText('Invalid');
  // What the server enables follows from the save.
  await expectDisabledAction(page, 'Create Form Template Set');
});

test('a new unique name is asked about where something refers to the form, and is taken back', async ({
  page,
  api,
}) => {
  const [name, other] = [newFormName('Referred'), newFormName('Other')];
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  const { id: referrer } = await createForm(api, newFormName('Referring'), {
    rest: {
      sections: [
        section('Roof', ['linked', 'Linked', { linkFormTemplateUniqueName: name, linkVariableName: 'age' }]),
      ],
    },
  });
  await openAs(page, 'admin', formPath(id));
  const modal = await FormSettingsModal.edit(page);
  await modal.uniqueName.fill(other);
  await modal.displayName.focus();
  const question = page.getByRole('dialog', { name: `References to ${name}` });
  await expect(question).toContainText(
    'Found 1 reference(s) to this form. Are you sure you want to rename this form?',
  );
  await expect(question.getByRole('row').filter({ hasText: 'Linked Field' })).toContainText('Draft');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(modal.uniqueName).toHaveValue(name);
  await modal.uniqueName.fill(other);
  await modal.displayName.focus();
  await question.getByRole('button', { name: 'Yes' }).click();
  await modal.confirm.click();
  await expect(heading(page, other)).toBeVisible();
  const { doc } = await loadForm(api, referrer);
  expect(doc.sections[0]?.rows[0]?.fields[0]?.fieldTemplate.linkFormTemplateUniqueName).toBe(other);
});

test('what another version keeps serving stays with it when one gets another unique name, and is not asked about', async ({
  page,
  api,
}) => {
  const [name, other] = [newFormName('Served'), newFormName('Apart')];
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  const linked = { linkFormTemplateUniqueName: name, linkVariableName: 'age' };
  const { id: referrer } = await createForm(api, newFormName('Referring'), {
    rest: { sections: [section('Roof', ['linked', 'Linked', linked])] },
  });
  const call = api.client.POST('/rest/UIFormTemplate/{id}/saveAsNewVersion', { params: { path: { id } } });
  const next = (await result(call)).data;
  await openAs(page, 'admin', formPath(next.id));
  const modal = await FormSettingsModal.edit(page);
  await modal.uniqueName.fill(other);
  await modal.confirm.click();
  await expect(heading(page, other)).toBeVisible();
  const { doc } = await loadForm(api, referrer);
  expect(doc.sections[0]?.rows[0]?.fields[0]?.fieldTemplate.linkFormTemplateUniqueName).toBe(name);
});

test('a form is saved as a new version, which opens as a draft', async ({ page, api }) => {
  const name = newFormName('Versioned');
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  await openAs(page, 'admin', formPath(id));
  await expect(page.getByText('Version 1 ·')).toBeVisible();
  await runAction(page, 'Save As New Version');
  await expect(page.getByText(`Version 2 of ${name} is a draft now.`)).toBeVisible();
  await expect(page.getByText('Version 2 ·')).toBeVisible();
  expect(page.url()).not.toContain(id);
});

test('a form is published, then marked in production with what is locked there', {
  tag: '@core:forms',
}, async ({ page, api }) => {
  const name = newFormName('Marked');
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  await openAs(page, 'admin', formPath(id));
  await runAction(page, 'Create Form Template Set');
  const publishing = page.getByRole('alertdialog', { name: 'Create Form Template Set' });
  await publishing.getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByText(/^A new form template set \(ID=\d+\) has been successfully created\.$/),
  ).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await runAction(page, 'Mark In Production');
  const marking = page.getByRole('alertdialog', { name: 'Mark In Production' });
  await expect(marking).toContainText('This cannot be undone.');
  await expect(marking).toContainText('Neither a form template nor one of its fields can be deleted.');
  const locked = marking.getByRole('list', { name: 'Of a form template, this cannot change:' });
  await expect(locked.getByRole('listitem').first()).toHaveText('Unique Name');
  await marking.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully marked form template in production.')).toBeVisible();
  const modal = await FormSettingsModal.edit(page);
  await expect(modal.uniqueName).not.toBeEditable();
  await expect(modal.displayName).toBeEditable();
  await expect(modal.dialog.getByText('Production', { exact: true })).toBeVisible();
});

test('a form that somebody has saved since is not published before the change was looked at', async ({
  page,
  api,
}) => {
  const { id } = await createForm(api, newFormName('Looked'), {
    rest: { sections: [section('Roof', ['age', 'Age'])] },
  });
  await openAs(page, 'admin', formPath(id));
  await runAction(page, 'Create Form Template Set');
  const publishing = page.getByRole('alertdialog', { name: 'Create Form Template Set' });
  // Between the question and the answer.
  await page.route('**/rest/FormTemplateSet/publishFormTemplates**', async (route) => {
    await changeForm(api, id, ({ formTemplate }) => ({
      formTemplate: { ...formTemplate, displayName: 'Saved by another' },
    }));
    await route.continue();
  });
  await publishing.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/Nothing was done; the change is here now\./)).toBeVisible();
  await expect(page.getByText(/Saved by another/).first()).toBeVisible();
  expect((await loadForm(api, id)).doc.formTemplate.status).toBe(0);
});

test('a form that something refers to is deleted after a look at it', async ({ page, api }) => {
  const name = newFormName('Deleted');
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  const referring = newFormName('Referring');
  const { id: referrer } = await createForm(api, referring, {
    rest: {
      sections: [
        section('Roof', ['linked', 'Linked', { linkFormTemplateUniqueName: name, linkVariableName: 'age' }]),
      ],
    },
  });
  await openAs(page, 'admin', formPath(id));
  await runAction(page, 'Show Form References');
  const references = page.getByRole('dialog', { name: `References to ${name}` });
  await expect(references.getByRole('link', { name: new RegExp(referring) })).toHaveAttribute(
    'href',
    formPath(referrer),
  );
  await references.getByRole('button', { name: 'OK' }).click();
  await runAction(page, 'Delete');
  await expect(references).toContainText(
    'Found 1 reference(s) to this form. Are you sure you want to delete this form?',
  );
  await references.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully deleted form template')).toBeVisible();
  await expect(heading(page, 'Manage Form Templates')).toBeVisible();
});

test('settings that a reload has left unsaved are shown in the editor with what they change, and go on from there', async ({
  page,
  api,
}) => {
  const { id } = await createForm(api, newFormName('Left'));
  await openAs(page, 'admin', formPath(id));
  const modal = await FormSettingsModal.edit(page);
  await modal.displayName.fill('Left behind');
  await modal.text('Flags').fill('kept');
  await expectKeptText(page, 'kept');
  await page.reload();
  const line = page.locator('[data-part="kept-settings"]');
  await expect(line).toContainText(
    /^You have unsaved settings from .*[AP]M\. Changed: Display Name, Flags\./,
  );
  await line.getByRole('button', { name: 'Show' }).click();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(modal.displayName).toHaveValue('Left behind');
  await modal.confirm.click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(line).toHaveCount(0);
  expect((await loadForm(api, id)).doc.formTemplate).toMatchObject({
    displayName: 'Left behind',
    flags: 'kept',
  });
});

test('a reader compares a form with another of its versions from the editor', async ({ page, api }) => {
  const name = newFormName('Compared');
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  const call = api.client.POST('/rest/UIFormTemplate/{id}/saveAsNewVersion', { params: { path: { id } } });
  const next = (await result(call)).data;
  await changeForm(api, next.id, () => ({ sections: [section('Roof', ['slope', 'Slope'])] }));
  await openAs(page, 'viewer', formPath(id));
  await runAction(page, 'Compare');
  const picker = page.getByRole('dialog', { name: 'Compare with' });
  await expect(picker.getByRole('searchbox', { name: 'Search Form Templates' })).toHaveValue(name);
  await picker.getByRole('radio', { name: `Select ${name}, version 2` }).check();
  await picker.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('table', { name: `${name}, version 1 and ${name}, version 2` })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Slope \(slope\)/ })).toContainText('Not for this one');
});

test('an earlier save comes back as unsaved changes, which are saved on leaving', async ({ page, api }) => {
  const name = newFormName('Restored');
  const { id } = await createForm(api, name, {
    rest: { sections: [section('Roof', ['age', 'Age'], ['slope', 'Slope'])] },
  });
  await changeForm(api, id, () => ({ sections: [section('Walls', ['paint', 'Paint'])] }));
  await openAs(page, 'admin', formPath(id));
  await expect(formPart(page, 'Paint')).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  await history.getByRole('radio', { name: /^Save 1/ }).check();
  await history.getByRole('button', { name: 'Restore as unsaved changes' }).click();
  await expect(formPart(page, 'Slope')).toBeVisible();
  await expectUnsaved(page);
  await expectDisabledAction(page, 'Create Form Template Set');
  await page.getByRole('link', { name: 'Manage Form Templates' }).first().click();
  await expect(heading(page, 'Manage Form Templates')).toBeVisible();
  const { doc } = await loadForm(api, id);
  expect(doc.formTemplate.fieldTemplates.map(({ variableName }) => variableName)).toEqual(['age', 'slope']);
});

test('a published form that cannot be saved on leaving stays, and says why', async ({ page, api }) => {
  const { id } = await createForm(api, newFormName('Refused'), {
    rest: {
      sections: [
        section('Roof', [
          'slope',
          'Slope',
          { linkFormTemplateUniqueName: 'NoSuchForm', linkVariableName: 'x' },
        ]),
      ],
    },
  });
  await changeForm(api, id, () => ({ sections: [section('Roof', ['age', 'Age'])] }));
  await publish(api, [id]);
  const { doc } = await loadForm(api, id);
  await openAs(page, 'admin', formPath(id));
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: `History of ${doc.formTemplate.uniqueName}` });
  await history.getByRole('radio', { name: /^Save 1/ }).check();
  await history.getByRole('button', { name: 'Restore as unsaved changes' }).click();
  await expectUnsaved(page);
  await page.getByRole('link', { name: 'Manage Form Templates' }).first().click();
  await expect(errors(page)).toContainText(
    'Your form template changes could not be saved because of the following errors:',
  );
  await errors(page)
    .getByRole('button', { name: /^Show Slope/ })
    .click();
  await expect(formPart(page, 'Slope')).toBeFocused();
  await expectUnsaved(page);
});

test('settings whose save lost its connection stay in the modal, and are saved when it is back', async ({
  page,
  api,
  context,
}) => {
  const { id } = await createForm(api, newFormName('Lost'));
  await openAs(page, 'admin', formPath(id));
  const modal = await FormSettingsModal.edit(page);
  await modal.displayName.fill('Typed before');
  await context.setOffline(true);
  await modal.confirm.click();
  await expect(modal.dialog.getByText(/could not be saved/)).toBeVisible();
  await expect(modal.displayName).toHaveValue('Typed before');
  await context.setOffline(false);
  await modal.confirm.click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.getByText('Version 1 · Typed before')).toBeVisible();
  expect((await loadForm(api, id)).doc.formTemplate.displayName).toBe('Typed before');
});

test('who may not change forms sees why', async ({ page, api }) => {
  const { id } = await createForm(api, newFormName('Viewed'), {
    rest: { sections: [section('Roof', ['age', 'Age'])] },
  });
  await openAs(page, 'viewer', formPath(id));
  await expect(formPart(page, 'Age')).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  const modal = await FormSettingsModal.edit(page);
  await expect(modal.uniqueName).not.toBeEditable();
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
});

import type { Page } from '@playwright/test';
import { expectUnsaved, runAction, saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { changeForm, createForm, formPath, loadForm, newFormName, section } from './formActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** Brings the first save of the form that is open back as unsaved changes. */
async function restoreFirst(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  await history.getByRole('radio', { name: /^Save 1/ }).check();
  await history.getByRole('button', { name: 'Restore as unsaved changes' }).click();
  await expectUnsaved(page);
}

const linkTo = (form: string, variable: string) => ({
  linkFormTemplateUniqueName: form,
  linkVariableName: variable,
});

test('what refers to a form since its deletion was asked about is shown before it is deleted', async ({
  page,
  browser,
  api,
}) => {
  const [name, first, second] = [newFormName('Going'), newFormName('First'), newFormName('Second')];
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  const naming = { sections: [section('Own', ['linked', 'Linked', linkTo(name, 'age')])] };
  await createForm(api, first, { rest: naming });
  const other = await createForm(api, second, { rest: naming });
  await changeForm(api, other.id, () => ({ sections: [section('Own', ['plain', 'Plain'])] }));

  await openAs(page, 'admin', formPath(id));
  await runAction(page, 'Delete');
  const question = page.getByRole('dialog', { name: `References to ${name}, version 1` });
  await expect(question).toHaveAccessibleDescription(/^Found 1 reference\(s\) to this form\./);
  await expect(question.getByText(`${first}.linked`)).toBeVisible();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openAs(elsewhere, 'author', new URL(formPath(other.id), page.url()).href);
  await restoreFirst(elsewhere, second);
  await saveButton(elsewhere).click();
  await expect(elsewhere.getByText('Form Template Saved')).toBeVisible();
  await context.close();

  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'What refers to this form template has changed. It was not deleted: look at it again first.',
  );
  await expect(question).toHaveAccessibleDescription(/^Found 2 reference\(s\) to this form\./);
  await expect(question.getByText(`${second}.linked`)).toBeVisible();
  expect((await loadForm(api, id)).doc.id).toBe(id);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully deleted form template')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Form Templates' })).toBeVisible();
});

test('an earlier save that lacks a field which others name is saved once that is agreed to', async ({
  page,
  api,
}) => {
  const [name, naming] = [newFormName('Lacking'), newFormName('Naming')];
  const { id } = await createForm(api, name, { rest: { sections: [section('Roof', ['slope', 'Slope'])] } });
  await changeForm(api, id, ({ sections }) => ({ sections: [...sections, section('Age', ['age', 'Age'])] }));
  const { id: namingId } = await createForm(api, naming, {
    rest: { sections: [section('Own', ['linked', 'Linked', linkTo(name, 'age')])] },
  });
  await openAs(page, 'admin', formPath(id));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await restoreFirst(page, name);
  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: `References to ${name}` });
  await expect(question).toHaveAccessibleDescription(
    'Found 1 reference(s) to this form. They name what you are taking away, and lead nowhere afterwards. Are you sure you want to save all the same?',
  );
  await expect(question.getByText(`${naming}.linked`)).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  const reason = `Of the form template '${name}' 'age' has 1 reference.`;
  await expect(page.getByText(reason, { exact: true })).toBeVisible();

  // Leaving saves, which asks again.
  await page.getByRole('link', { name: 'Manage Form Templates' }).first().click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Form Template Saved')).toBeVisible();
  const { doc } = await loadForm(api, id);
  expect(doc.formTemplate.fieldTemplates.map(({ variableName }) => variableName)).toEqual(['slope']);
  expect((await loadForm(api, namingId)).doc.errors).toMatchObject([
    { message: `The form template '${name}' has no 'age'.` },
  ]);
});

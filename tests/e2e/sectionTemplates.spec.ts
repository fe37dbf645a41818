import type { Page } from '@playwright/test';
import { result, type SectionTemplateWrite } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { documentField, pdf } from './productActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

let count = 0;

/** A name that no other object has. */
function newName(prefix: string): string {
  count += 1;
  return `${prefix} ${process.pid}-${count}-${Date.now().toString(36)}`;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const load = async (api: ApiUser, id: string) =>
  (await result(api.client.GET('/rest/SectionTemplate/{id}', { params: { path: { id } } }))).data;

async function make(api: ApiUser, given: Partial<SectionTemplateWrite> & { readonly name: string }) {
  const plain = { productTemplates: [], ordinalNumber: 700, adapterBeanName: 'documentSectionAdapter' };
  // What is left out has its default.
  const body = { ...plain, ...given } as SectionTemplateWrite;
  return (await result(api.client.POST('/rest/SectionTemplate', { body }))).data;
}

const validation = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Section Template Validation Error' });

test('a section template is made; a document that is refused stays chosen after the save, and its rule is shown once it is conditional', {
  tag: '@core:sections',
}, async ({ page, api, expectedComplaints }) => {
  expectedComplaints.push(/415/);
  const name = newName('Hail notice');
  await openAs(page, 'admin', '/config/sectionTemplate/browser');
  await page.getByRole('button', { name: 'New Section Template' }).click();
  await field(page, 'Name').fill(name);
  await page.getByRole('spinbutton', { name: 'Ordering' }).fill('115');
  await expect(saveButton(page)).toBeDisabled();
  await choose(page, 'Section Adapter', 'Document template');
  await choose(page, 'Stage Applicability', 'Both');
  const document = documentField(page, 'Quote Document Template');
  await document.choose('Hail notice.pdf', Buffer.from('MZ not a document at all'));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything else is saved.', { exact: false }).first()).toBeVisible();
  await expect(
    page.getByText('File Hail notice.pdf is not a supported document type for upload.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/config\/sectionTemplate\/[^/?]+(\?|$)/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await load(api, id)).toMatchObject({ name, ordinalNumber: 115, documentTemplateName: null });
  await expect(saveButton(page)).toBeEnabled();
  await document.choose('Hail notice.pdf', pdf);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved section template')).toBeVisible();
  expect(await load(api, id)).toMatchObject({ documentTemplateName: 'Hail notice.pdf' });

  await choose(page, /^Applicability/, 'Conditional');
  await page.keyboard.press('Control+s');
  await expect(validation(page)).toContainText(
    'Your section template changes were successfully saved, however the following errors were found',
  );
  await validation(page).getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('link', { name: 'Back to section templates' }).click();
  await page.getByRole('searchbox', { name: 'Search Name' }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('tab', { name: /^Rule/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Conditions of the rule' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('treegrid', { name: 'Conditions of the rule' })).toBeVisible();
});

test('an invalid rule is refused by itself, and saved with changed properties, with a message', async ({
  page,
  api,
}) => {
  const rule = {
    condition: {
      ...{ kind: 'CompositeCondition' as const, operator: 'and' as const },
      subconditions: [{ kind: 'RawCondition' as const, rawExpression: 'roofAge > 20' }],
    },
    actions: [],
  };
  const made = await make(api, { name: newName('Ruled'), applicability: 11, triggerRule: rule });
  await openAs(page, 'admin', `/config/sectionTemplate/${made.id}/rule`);
  await expect(page).toHaveURL(new RegExp(`/config/sectionTemplate/${made.id}\\?tab=rule$`));
  await page.getByRole('button', { name: 'Select an Action' }).click();
  await page.getByRole('menuitem', { name: 'Give it another heading' }).click();
  await page.keyboard.press('Control+s');
  await expect(validation(page)).toContainText(
    'Your section template changes could not be saved because of the following errors:',
  );
  await validation(page).getByRole('button', { name: 'Ok' }).click();
  expect((await load(api, made.id)).version).toBe(1);
  await page.getByRole('tab', { name: /^Properties/ }).click();
  await field(page, 'Description').fill('Changed as well');
  await page.keyboard.press('Control+s');
  await expect(validation(page)).toContainText('were successfully saved, however');
  await validation(page).getByRole('button', { name: 'Ok' }).click();
  const saved = await load(api, made.id);
  expect(saved).toMatchObject({ description: 'Changed as well', version: 2 });
  expect(saved.triggerRule?.actions).toHaveLength(1);
  expect(saved.errors).toHaveLength(1);
});

test('a template in production can no longer be deleted, and is in the order of its documents', async ({
  page,
  api,
}) => {
  const name = newName('Ordered');
  const { id } = await make(api, { name });
  await openAs(page, 'admin', `/config/sectionTemplate/${id}`);
  await page.getByRole('button', { name: 'Mark in Production' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Do you want to continue?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Section template marked in production.')).toBeVisible();
  await expect(page.getByText('In Production', { exact: true })).toBeVisible();
  expect((await load(api, id)).status).toBe(1);

  await page.goto('/config/sectionTemplate/order');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Binder' }).click();
  await expect(page.getByRole('radio', { name: 'Binder' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Binder conditions' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
});

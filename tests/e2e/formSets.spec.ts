import type { Page } from '@playwright/test';
import { result, type UiFormTemplateWrite } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { runAction } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { createForm, FormSettingsModal, formPath, loadForm, newFormName, section } from './formActions.ts';

/** Sets of form templates: what a publication changes, what a set held, two versions side by side, and forms as a graph. */

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const uniqueName = `GarageSurvey${process.pid}${Date.now().toString(36)}`;

function body(...variableNames: string[]): UiFormTemplateWrite {
  const fields = variableNames.map((variableName) => ({
    fields: [{ label: variableName, fieldTemplate: { variableName, type: 0 } }],
  }));
  const written = {
    formTemplate: { uniqueName, displayName: 'Garage Survey', type: 1 },
    sections: [{ label: 'Garage', rows: fields }],
  };
  // What is left out has its default.
  return written as unknown as UiFormTemplateWrite;
}

/** A form whose first version is in production, and whose second is a draft without one of its fields. */
async function makeVersions({ client }: ApiUser): Promise<void> {
  const made = await result(client.POST('/rest/UIFormTemplate', { body: body('doors', 'heated') }));
  const { id } = made.data;
  const params = { query: { uiFormTemplateIds: id } };
  await result(client.POST('/rest/FormTemplateSet/publishFormTemplates', { params }));
  await result(client.POST('/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction'));
  const path = { id };
  const next = await result(client.POST('/rest/UIFormTemplate/{id}/saveAsNewVersion', { params: { path } }));
  const header = { 'If-Match': next.etag ?? '' };
  const at = { path: { id: next.data.id }, header };
  await result(client.POST('/rest/UIFormTemplate/{id}', { params: at, body: body('doors') }));
}

const changed = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Version 1 → 2 · fields' });

test('before a version is published the preview shows what that changes; then the set says so, both versions are compared, and the set is marked', async ({
  page,
  api,
}) => {
  await makeVersions(api);
  const search = new URLSearchParams({ q: uniqueName, bulk: 'Publish' });
  await openAs(page, 'admin', `/config/template/browser?${search}`);
  await page.getByRole('checkbox', { name: new RegExp(`${uniqueName},`) }).click();
  await page.getByRole('button', { name: 'Create Form Template Set' }).click();
  const question = page.getByRole('dialog', { name: 'Create Form Template Set' });
  await expect(question.getByText(/^Compared with set \d+, which is in production since/)).toBeVisible();
  await expect(question.getByText('Version 1 → 2 · fields')).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^A new form template set \(ID=\d+\) has been/).first()).toBeVisible();

  await page.goto('/config/template/sets');
  await page
    .getByRole('link', { name: /^Open set/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: uniqueName, exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Changes since set/ }).click();
  await changed(page).getByText('1 field').click();
  await expect(page.getByText('Removed: heated, heated')).toBeVisible();
  await page.getByRole('link', { name: `Compare both versions of ${uniqueName}` }).click();
  const row = page.getByRole('row', { name: /^heated/ });
  await expect(row.getByText('Component: Text Input')).toBeVisible();
  await expect(row.getByText('Not for this one')).toBeVisible();

  await page.goto('/config/template/sets');
  await page.getByRole('button', { name: 'Mark Current Set in Production' }).click();
  const marking = page.getByRole('dialog', { name: 'Mark Current Set in Production' });
  await expect(marking.getByText('Version 1 → 2 · fields').first()).toBeVisible();
  await expect(marking.getByRole('button', { name: 'No' })).toBeFocused();
  await marking.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully marked form template in production.').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Open set/ })
    .first()
    .click();
  await expect(page.getByText(/^In production since .*, by /)).toBeVisible();
});

test('what a set held is listed by both names and the type of each form, at any width', async ({ page }) => {
  await openAs(page, 'viewer', '/config/template/sets?set=2');
  const table = page.getByRole('table', { name: 'Form templates of set 2' });
  const row = table.getByRole('row', { name: /^AgencyAuthority/ });
  await expect(row).toContainText('Agency and Brokerage Authority');
  await expect(row.getByText('Agency/Brokerage Authority')).toBeVisible();
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const head of await table.getByRole('columnheader').all())
      await expect(head).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Form templates of set 2' })).toHaveCount(0);
  }
  await page.getByRole('searchbox', { name: 'Find a form template' }).fill('brokerage auth');
  await expect(table.getByRole('rowheader')).toHaveText(['AgencyAuthority']);
});

test('the conditions of a form are shown in its editor, and by labels beside another version', async ({
  page,
}) => {
  await openAs(page, 'viewer', '/config/template/browser?q=BankruptcyDetails');
  await page.getByRole('link', { name: 'BankruptcyDetails' }).first().click();
  const shown = 'Bankruptcy, foreclosure or lien in the past five years? of Account Information is Yes';
  await page.getByRole('navigation', { name: 'Form template' }).getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('row', { name: 'bankruptcy (AccountInformation) is Y' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[3] ?? '';
  await page.goto('/config/template/sets?set=2');
  await page.getByRole('searchbox', { name: 'Find a form template' }).fill('BankruptcyDetails');
  await page.getByRole('link', { name: 'BankruptcyDetails', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`left=${id}`));
  const rule = page.getByRole('row', { name: /^Form Rule/ });
  await expect(rule.getByText(shown)).toHaveCount(2);
});

test('forms are drawn with what they name of each other, and go from one to the next by keyboard', async ({
  page,
}) => {
  await openAs(page, 'viewer', '/config/template/graph?form=LocationSchedule');
  await page.getByRole('button', { name: /^LocationSchedule/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const details = page.getByRole('complementary', { name: /Rating$/ });
  await expect(details.getByRole('button', { name: /^LocationSchedule: is linked with/ })).toBeVisible();
  await page.getByRole('switch', { name: 'As a list' }).click();
  await expect(page.getByRole('row', { name: /^PropertyRating/ })).toContainText('LocationSchedule');
});

test('a reader goes from a form to what it names and what names it', async ({ page, api }) => {
  const [first, second] = [newFormName('GraphOne'), newFormName('GraphTwo')];
  await createForm(api, first, { rest: { sections: [section('Roof', ['age', 'Age'])] } });
  const { id } = await createForm(api, second, {
    template: { root: false },
    rest: { precedingFieldFormTemplateUniqueName: first, precedingFieldVariableName: 'age' },
  });
  await openAs(page, 'viewer', formPath(id));
  await runAction(page, 'Show Form Graph');
  await expect(page.getByText(`Forms around ${second}`)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${first} `) })).toBeInViewport();
  await expect(page.getByText('2 forms, 1 link.')).toBeVisible();
});

test('the answer of publishing is lost: asked again, it says that the form is published, once and with all that was saved', async ({
  page,
  api,
}) => {
  const { id } = await createForm(api, newFormName('Unanswered'), {
    rest: { sections: [section('Roof', ['age', 'Age'])] },
  });
  await openAs(page, 'admin', formPath(id));
  const keys: (string | undefined)[] = [];
  const setIds: unknown[] = [];
  await page.route('**/rest/FormTemplateSet/publishFormTemplates**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    setIds.push((await answer.json()).setId);
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await runAction(page, 'Create Form Template Set');
  const publishing = page.getByRole('alertdialog', { name: 'Create Form Template Set' });
  const yes = publishing.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(publishing.getByRole('alert')).toContainText('The server cannot be reached');
  expect((await loadForm(api, id)).doc.formTemplate.status).toBe(2);
  await yes.click();
  await expect(
    page.getByText(`A new form template set (ID=${setIds[0]}) has been successfully created.`),
  ).toBeVisible();
  await expect(publishing).toHaveCount(0);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.locator('[data-part="news"]')).toHaveCount(0);
  expect([keys, setIds]).toEqual([
    [expect.stringMatching(/./), keys[0]],
    [setIds[0], setIds[0]],
  ]);
  expect((await loadForm(api, id)).doc.version).toBe(2);
  // It goes on from what was published.
  const settings = await FormSettingsModal.edit(page);
  await settings.displayName.fill('Answered');
  await settings.confirm.click();
  await expect(settings.dialog).toHaveCount(0);
  const { formTemplate, sections, version } = (await loadForm(api, id)).doc;
  expect([version, formTemplate.status, formTemplate.displayName]).toEqual([3, 2, 'Answered']);
  expect(sections[0]?.rows[0]?.fields[0]?.fieldTemplate.variableName).toBe('age');
});

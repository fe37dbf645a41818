import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { result, type UiFormTemplateWrite } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { runAction } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const browserPath = '/config/template/browser';
let count = 0;

/** The beginning of names that no other form has. */
function newName(prefix: string): string {
  count += 1;
  return `${prefix}${process.pid}x${count}x${Date.now().toString(36)}`;
}

function draftBody(uniqueName: string): UiFormTemplateWrite {
  const body = {
    formTemplate: { uniqueName, displayName: `Form ${uniqueName}`, type: 1 },
    sections: [
      {
        label: 'Roof',
        rows: [{ fields: [{ label: 'Age', fieldTemplate: { variableName: 'age', type: 0 } }] }],
      },
    ],
  };
  // What it leaves out has the default of its property.
  return body as unknown as UiFormTemplateWrite;
}

async function createDraft({ client }: ApiUser, uniqueName: string): Promise<string> {
  return (await result(client.POST('/rest/UIFormTemplate', { body: draftBody(uniqueName) }))).data.id;
}

async function renameDraft({ client }: ApiUser, id: string, uniqueName: string): Promise<void> {
  const path = { id };
  const { etag } = await result(client.GET('/rest/UIFormTemplate/{id}', { params: { path } }));
  const params = { path, header: { 'If-Match': etag ?? '' } };
  await result(client.POST('/rest/UIFormTemplate/{id}', { params, body: draftBody(uniqueName) }));
}

async function publish({ client }: ApiUser, ids: readonly string[]): Promise<void> {
  const params = { query: { uiFormTemplateIds: ids.join(',') } };
  await result(client.POST('/rest/FormTemplateSet/publishFormTemplates', { params }));
}

async function statusOf({ client }: ApiUser, id: string): Promise<number> {
  const { data } = await result(client.GET('/rest/UIFormTemplate/{id}', { params: { path: { id } } }));
  return data.formTemplate.status;
}

/** The list of forms whose names begin so. */
const listOf = (name: string, bulk = '') =>
  `${browserPath}?${new URLSearchParams({ q: name, ...(bulk !== '' && { bulk }) })}`;

const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`${name},`) }).click();

test('Publishing offers drafts without errors, shows what it will change, and names the new set', async ({
  page,
  api,
}) => {
  const name = newName('Publish');
  const ids = await Promise.all(['A', 'B', 'C'].map((letter) => createDraft(api, name + letter)));
  await publish(api, ids.slice(0, 1));
  await openAs(page, 'admin', listOf(name));
  await expect(page.getByText('Showing 1 to 3 of 3 Form Templates')).toBeVisible();
  await runAction(page, 'Create Form Template Set');
  await expect(page.getByText(/^Only drafts without errors are shown/)).toBeVisible();
  await expect(page.getByText('Showing 1 to 2 of 2 Form Templates')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 2', exact: true }).click();
  await page.getByRole('button', { name: 'Create Form Template Set' }).click();
  const question = page.getByRole('dialog', { name: 'Create Form Template Set' });
  await expect(question.getByText(/2 form template\(s\) selected/)).toBeVisible();
  await expect(question.getByRole('link', { name: `${name}B (opens in a new tab)` })).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByText(/^A new form template set \(ID=\d+\) has been successfully created\.$/).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(listOf(name));
  await expect(page.getByText('Showing 1 to 3 of 3 Form Templates')).toBeVisible();
  await expect(page.getByRole('grid').getByText('Published')).toHaveCount(3);
});

test('Marking takes what is published, and lists the others under the sentence of the catalogue', async ({
  page,
  api,
}) => {
  const name = newName('Mark');
  const [published = '', draft = ''] = await Promise.all(
    ['A', 'B'].map((letter) => createDraft(api, name + letter)),
  );
  await publish(api, [published]);
  await openAs(page, 'admin', listOf(name, 'Mark in Production'));
  for (const letter of ['A', 'B']) await choose(page, name + letter);
  await page.getByRole('button', { name: 'Mark in Production' }).click();
  const question = page.getByRole('dialog', { name: 'Mark in Production' });
  await expect(question.getByText(/This cannot be taken back/)).toBeVisible();
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully marked form template in production.').first()).toBeVisible();
  const failures = page.getByRole('dialog', { name: 'Mark in Production' }).filter({ hasText: 'Reason' });
  await expect(failures.getByRole('alert')).toContainText(
    'Some form templates could not be marked in production (because they are not published yet or already in production).',
  );
  await expect(failures.getByText('It is not published yet.')).toBeVisible();
  await failures.getByRole('link', { name: `${name}B` }).click();
  await expect(page).toHaveURL(`/config/template/${draft}`);
  expect([await statusOf(api, published), await statusOf(api, draft)]).toEqual([1, 0]);
});

test('An export is imported again: the plan says what becomes of each form, and so does the report', {
  tag: '@core:forms',
}, async ({ page, api }) => {
  const name = newName('Import');
  const ids = await Promise.all(['A', 'B', 'C'].map((letter) => createDraft(api, name + letter)));
  await publish(api, ids.slice(2));
  await openAs(page, 'admin', listOf(name, 'Export'));
  await page.getByRole('button', { name: /^Select all/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/^FormTemplates_\d{8}_\d{6}\.xml$/);
  const text = await readFile(await download.path(), 'utf8');
  const changed = text
    .replaceAll(`Form ${name}A<`, `Form ${name}A otherwise<`)
    .replaceAll(`Form ${name}C<`, `Form ${name}C otherwise<`);

  await page.goto(listOf(name));
  await runAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import Form Templates' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'forms.xml', mimeType: 'text/xml', buffer: Buffer.from(changed) });
  const row = (letter: string) => dialog.getByRole('row', { name: new RegExp(`^${name}${letter} `) });
  await expect(row('A')).toContainText('Updated');
  await expect(row('B')).toContainText('Unchanged');
  await expect(row('C')).toContainText('Not imported');
  await expect(row('C')).toContainText('The form template is published: save it as a new version first.');
  await expect(page.getByRole('grid').getByText('otherwise')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(
    dialog.getByText('1 form template(s) imported, 1 not imported', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'What was done' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('grid').getByText(`Form ${name}A otherwise`)).toBeVisible();
  await expect(page.getByRole('grid').getByText(`Form ${name}C otherwise`)).toHaveCount(0);
});

test('A file of another type is named in an alert, and nothing is compared', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  await runAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import Form Templates' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'forms.docx', mimeType: 'text/plain', buffer: Buffer.from('a') });
  const alert = page.getByRole('alertdialog', { name: 'Alert' });
  await expect(alert).toContainText('File forms.docx is not a supported document type for import');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

test('Rules are reloaded after a summary, and validated only when that is chosen', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  for (const kind of ['Form', 'Field']) {
    await runAction(page, `Reload ${kind} Rules`);
    const dialog = page.getByRole('dialog', { name: `Reload ${kind} Rules` });
    await expect(dialog.getByText(/^Affected: \d+ \w+ rule\(s\) of \d+ form template\(s\)\.$/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Validate rules' })).not.toBeChecked();
    const [request] = await Promise.all([
      page.waitForRequest(/reloadRules\?.*validateRules/),
      dialog.getByRole('button', { name: 'Reload', exact: true }).click(),
    ]);
    expect(new URL(request.url()).searchParams.get('validateRules')).toBe('false');
    // Other scenarios may have left forms whose rules are not configured yet: then they are listed.
    const wrong = dialog.getByRole('alert');
    const success = page.getByText(`Successfully reloaded ${kind.toLowerCase()} rules`).first();
    await expect(success.or(wrong)).toBeVisible();
    if (await wrong.isVisible()) {
      await expect(wrong).toHaveText(/whether these are valid was not checked\.$/);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
    }
    await expect(dialog).toHaveCount(0);
  }
});

test('A test set of drafts is made, and publishes nothing', async ({ page, api }) => {
  const draft = await createDraft(api, newName('Test'));
  await openAs(page, 'admin', browserPath);
  await runAction(page, 'Test Draft Form Templates');
  await expect(
    page.getByText(/^A new form template set \(ID=\d+\) has been successfully created\.$/).first(),
  ).toBeVisible();
  expect(await statusOf(api, draft)).toBe(0);
});

test('Advanced conditions find forms, and Clear All takes them away and keeps the order', async ({
  page,
  api,
}) => {
  const name = newName('Filter');
  await Promise.all(['A', 'B'].map((letter) => createDraft(api, name + letter)));
  const filter = `version.eq=1&valid.eq=true&visibility.eq=Both&timeLastModified.gte=${Date.now() - 86_400_000}`;
  const order = { sort: 'uniqueName', dir: 'desc' };
  await openAs(
    page,
    'admin',
    `${browserPath}?${new URLSearchParams({ q: name, status: '0', filter, ...order })}`,
  );
  const links = page.getByRole('grid').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(links).toHaveText([`${name}B`, `${name}A`]);
  await page.getByRole('button', { name: 'Clear All' }).first().click();
  await expect(page).toHaveURL(`${browserPath}?${new URLSearchParams(order)}`);
  await expect(page.getByRole('searchbox', { name: 'Search Form Templates' })).toHaveValue('');
});

test('A viewer sees forms and may export them, and sees why nothing else is possible', async ({ page }) => {
  await openAs(page, 'viewer', browserPath);
  await expect(page.getByText(/^Showing 1 to 25 of \d+ Form Templates$/)).toBeVisible();
  const newForm = page.getByRole('button', { name: 'New Form' });
  await expect(newForm).toHaveAttribute('aria-disabled', 'true');
  await expect(newForm).toHaveAccessibleDescription(/permission/i);
  await newForm.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${browserPath}?bulk=Export`);
  await page.getByRole('checkbox').nth(1).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^FormTemplates_/);
});

test('A draft that somebody saves while it is looked at is published once the administrator has seen what it changes now', async ({
  page,
  api,
}) => {
  const name = newName('Since');
  const id = await createDraft(api, name);
  await openAs(page, 'admin', listOf(name, 'Publish'));
  await choose(page, name);
  await page.getByRole('button', { name: 'Create Form Template Set' }).click();
  const question = page.getByRole('dialog', { name: 'Create Form Template Set' });
  await expect(question.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
  const renamed = `${name}Renamed`;
  await renameDraft(api, id, renamed);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'Nothing was changed. What this would change has changed since it was shown. See it again first.',
  );
  await expect(question.getByRole('link', { name: `${renamed} (opens in a new tab)` })).toBeVisible();
  await expect(question.getByRole('alert')).toBeInViewport();
  expect(await statusOf(api, id)).toBe(0);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^A new form template set \(ID=\d+\)/).first()).toBeVisible();
  expect(await statusOf(api, id)).toBe(2);
});

test('A form is marked from its editor as it was shown, or its question shows what has changed since', async ({
  page,
  api,
}) => {
  const name = newName('MarkSince');
  const ids = [await createDraft(api, `${name}A`), await createDraft(api, `${name}B`)];
  const [id = '', other = ''] = ids;
  await publish(api, ids);
  await openAs(page, 'admin', `/config/template/${id}`);
  await runAction(page, 'Mark In Production');
  const question = page.getByRole('alertdialog', { name: 'Mark In Production' });
  await expect(question.getByRole('link', { name: `${name}A (opens in a new tab)` })).toBeVisible();
  const body = { ids: [other] };
  await result(api.client.POST('/rest/UIFormTemplate/markInProduction', { body }));
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'What this would change has changed since it was shown. See it again first.',
  );
  expect(await statusOf(api, id)).toBe(2);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  expect(await statusOf(api, id)).toBe(1);
});

test('Of two who publish the same draft, the second learns that it is no draft any more', {
  tag: '@database',
}, async ({ page, browser, studio, api }) => {
  const name = newName('Twice');
  const id = await createDraft(api, name);
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openAs(each, 'admin', studio.url + listOf(name, 'Publish'));
    await choose(each, name);
    await each.getByRole('button', { name: 'Create Form Template Set' }).click();
    await expect(each.getByText(/^1 form template\(s\) selected/)).toBeVisible();
  }
  // Both have agreed before either is published: a page that is notified before has nothing left to agree to.
  const bothSent = Promise.withResolvers<void>();
  let sent = 0;
  for (const each of [page, other]) {
    await each.route('**/rest/FormTemplateSet/publishFormTemplates*', async (route) => {
      sent += 1;
      if (sent === 2) bothSent.resolve();
      await bothSent.promise;
      await route.continue();
    });
  }
  for (const each of [page, other])
    await each.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const made = (each: Page) => each.getByText(/^A new form template set \(ID=\d+\)/).first();
  const late = (each: Page) => each.getByRole('dialog').getByText('It is not a draft.');
  for (const each of [page, other]) await expect(made(each).or(late(each)).first()).toBeVisible();
  const shown = await Promise.all(
    [page, other].flatMap((each) => [made(each), late(each)].map((text) => text.isVisible())),
  );
  expect([shown.slice(0, 2), shown.slice(2)].toSorted()).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(await statusOf(api, id)).toBe(2);
  await context.close();
});

import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type NotificationEmailTemplate, result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { runAction, saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const browserPath = '/config/notification/email/browser';
const newPath = '/config/notification/email/manage';
let count = 0;

/** A name that no other template has. */
function newName(prefix: string): string {
  count += 1;
  return `${prefix} ${process.pid}-${count}-${Date.now().toString(36)}`;
}

const field = (page: Page, name: 'Name' | 'Subject') => page.getByRole('textbox', { name, exact: true });
const recipients = (page: Page, name: 'To' | 'Cc' | 'Bcc') =>
  page.getByRole('combobox', { name, exact: true });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

async function createEmail(api: ApiUser, name: string, body: string): Promise<string> {
  const { data } = await result(
    api.client.POST('/rest/NotificationEmailTemplate', {
      body: {
        ...{ name, body, enabled: true, defaultSelectedOption: 'STANDARD', subject: 'Storm' },
        ...{ to: [{ address: 'Agent' }], cc: [], bcc: [] },
      },
    }),
  );
  return data.id;
}

async function loadEmail(api: ApiUser, id: string): Promise<NotificationEmailTemplate> {
  const params = { path: { id } };
  return (await result(api.client.GET('/rest/NotificationEmailTemplate/{id}', { params }))).data;
}

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The names in a downloaded file that begin so, in order. */
async function namesIn(download: Download, prefix: string): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  return [...new Set(text.match(new RegExp(`${prefix} [A-Z]\\b`, 'g')))].toSorted();
}

/** Saves another body, as somebody else would. */
async function saveBody(api: ApiUser, id: string, change: (body: string) => string): Promise<void> {
  const path = { path: { id } };
  const { data, etag } = await result(
    api.client.GET('/rest/NotificationEmailTemplate/{id}', { params: path }),
  );
  const { name, enabled, defaultSelectedOption, to, cc, bcc, subject, body } = data;
  const changed = { name, enabled, defaultSelectedOption, to, cc, bcc, subject, body: change(body) };
  const params = { ...path, header: { 'If-Match': etag ?? '' } };
  await result(api.client.POST('/rest/NotificationEmailTemplate/{id}', { params, body: changed }));
}

async function switchOff(api: ApiUser, id: string): Promise<void> {
  const path = { path: { id } };
  const { data, etag } = await result(
    api.client.GET('/rest/NotificationEmailTemplate/{id}', { params: path }),
  );
  const header = { 'If-Match': etag ?? '' };
  const { name, defaultSelectedOption, to, cc, bcc, subject, body } = data;
  const changed = { name, defaultSelectedOption, to, cc, bcc, subject, body, enabled: false };
  await result(
    api.client.POST('/rest/NotificationEmailTemplate/{id}', { params: { ...path, header }, body: changed }),
  );
}

test('an e-mail is made by keyboard: recipients of both groups and typed ones, a message, its preview', {
  tag: '@core:emails',
}, async ({ page, api }) => {
  await openAs(page, 'admin', browserPath);
  await page.getByRole('button', { name: 'New Email' }).press('Enter');
  const name = newName('Welcome');
  await field(page, 'Name').fill(name);
  await page.getByRole('radio', { name: 'Standard' }).press('ArrowRight');
  await recipients(page, 'To').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('group', { name: 'Submission Roles' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Carrier Users' })).toBeVisible();
  await page.keyboard.type('Underwriter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ana@north.example,');
  await recipients(page, 'Cc').fill('priya n');
  await page.keyboard.press('Enter');
  await field(page, 'Subject').focus();
  await page.keyboard.type('Welcome, {{insured n');
  await expect(page.getByRole('option', { name: /^Insured name\b/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await message(page).focus();
  await page.keyboard.type('Dear {{agent f');
  await expect(page.getByRole('option', { name: /{{agentFirstName}}/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type(', see {{quoteUlr}}.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Welcome, Prairie Freight LLC');
  await expect(preview).toContainText('Dear Maria, see {{quoteUlr}}.');
  await expect(page.getByText('Unknown placeholder, sent as it stands: {{quoteUlr}}')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved email notification')).toBeVisible();
  await expect(page).toHaveURL(/\/notification\/email\/manage\/[^/]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const saved = await loadEmail(api, id);
  expect(saved).toMatchObject({
    ...{ name, enabled: true, defaultSelectedOption: 'CUSTOM', subject: 'Welcome, {{insuredName}}' },
    to: [
      { address: 'Underwriter', role: 'Underwriter' },
      { address: 'ana@north.example', role: null },
    ],
    cc: [{ address: 'priya.nair@example.com', role: null }],
  });
  expect(saved.body).toBe('<p>Dear {{agentFirstName}}, see {{quoteUlr}}.</p>');
  await preview.getByRole('radio', { name: 'Plain text' }).check();
  await expect(preview.locator('pre')).toHaveText('Dear Maria, see {{quoteUlr}}.');
});

test('a role that does not exist is reported at its list and keeps the template from being saved', async ({
  page,
  api,
}) => {
  const id = await createEmail(api, newName('Roles'), '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  await recipients(page, 'Bcc').fill('Nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText("There is no submission role 'Nobody'.")).toBeVisible();
  await saveButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Correct first: Bcc');
  await page.getByRole('link', { name: 'Manage Email' }).click();
  await expect(
    page.getByText(
      'The email template is invalid. Please correct or discard your changes before leaving this page.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove Nobody' }).click();
  await page.getByRole('link', { name: 'Manage Email' }).click();
  await expect(page).toHaveURL(browserPath);
});

test('an encoded message is shown decoded and is no change; links keep their placeholders', async ({
  page,
  api,
}) => {
  const id = await createEmail(
    api,
    newName('Encoded'),
    '&lt;p&gt;Read &lt;a href=&quot;{{quoteUrl}}&quot;&gt;it&lt;/a&gt;&lt;/p&gt;'.replaceAll('&quot;', '"'),
  );
  await openAs(page, 'admin', `${newPath}/${id}`);
  await expect(message(page)).toHaveText('Read it');
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
  await message(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' now');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved email notification')).toBeVisible();
  const { body } = await loadEmail(api, id);
  expect(body).toContain('href="{{quoteUrl}}"');
  expect(body).toContain('now');
});

test('two people in two paragraphs of one message: both are kept; one paragraph that both changed is chosen or written anew', async ({
  page,
  api,
}) => {
  const letter =
    '<p>Dear Agent,</p><p>the quote expires on Friday.</p><ul><li>payroll</li></ul><p>Regards</p>';
  const id = await createEmail(api, newName('Letter'), letter);
  await openAs(page, 'author', `${newPath}/${id}`);
  await message(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' from Omaha');
  await saveBody(api, id, (body) =>
    body.replace('Friday', '<strong>Monday</strong>').replace('payroll</li>', 'payroll</li><li>sales</li>'),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved email notification')).toBeVisible();
  const both =
    '<p>Dear Agent,</p><p>the quote expires on <strong>Monday</strong>.</p><ul><li>payroll</li><li>sales</li></ul><p>Regards from Omaha</p>';
  expect((await loadEmail(api, id)).body).toBe(both);
  await expect(message(page)).toHaveText(/Monday.*sales.*Regards from Omaha/);

  await message(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', Nebraska');
  await saveBody(api, id, (body) => body.replace('Omaha', 'Lincoln').replace('Dear', 'To our'));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  const group = dialog.getByRole('radiogroup');
  await expect(group).toHaveAccessibleName(/^Message, paragraph 5 of /);
  await expect(group.getByRole('insertion')).toHaveText(['added: Lincoln', 'added: , Nebraska']);
  await group.getByRole('radio', { name: 'Another text' }).check();
  const third = dialog.getByRole('textbox', { name: /^Another text for Message, paragraph 5/ });
  await expect(third).toHaveText('Regards from Omaha, Nebraska');
  await third.fill('Regards from Lincoln, Nebraska');
  await dialog.getByRole('button', { name: 'Take in and save' }).click();
  await expect(dialog).toBeHidden();
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
  expect((await loadEmail(api, id)).body).toBe(
    both.replace('Dear', 'To our').replace('Regards from Omaha', 'Regards from Lincoln, Nebraska'),
  );
  await page.reload();
  await expect(message(page)).toHaveText(/To our Agent.*Regards from Lincoln, Nebraska/);
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
});

test('a copy is opened under a free name, whole; with unsaved changes there is none', async ({
  page,
  api,
}) => {
  const name = newName('Original');
  const id = await createEmail(api, name, '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  await field(page, 'Subject').fill('Changed');
  const copy = page.locator('main').getByRole('button', { name: 'Copy' });
  await expect(copy).toBeDisabled();
  await copy.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Copy is not available since there are unsaved changes');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved email notification')).toBeVisible();
  for (const expected of [`Copy of ${name}`, `Copy of ${name} (2)`]) {
    await page.goto(`${newPath}/${id}`);
    await runAction(page, 'Copy');
    await expect(page.getByText(`Copied as ${expected}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected);
    const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(copyId).not.toBe(id);
    expect(await loadEmail(api, copyId)).toMatchObject({
      ...{ name: expected, subject: 'Changed', body: '<p>Hello</p>', deletable: true },
      to: [{ address: 'Agent', role: 'Agent' }],
    });
  }
});

test('Export downloads the template', async ({ page, api }) => {
  const id = await createEmail(api, newName('Exported'), '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  const download = page.waitForEvent('download');
  await runAction(page, 'Export');
  expect((await download).suggestedFilename()).toMatch(/^Email Templates_\d{8}_\d{6}\.dbinit$/);
});

test('View References lists what refers to a template, as with every object', async ({ page, api }) => {
  const name = newName('Alone');
  const id = await createEmail(api, name, '');
  await openAs(page, 'admin', `${newPath}/${id}`);
  await runAction(page, 'View References');
  await expect(page.getByRole('dialog')).toContainText(`Nothing refers to the email template ${name}.`);
});

test('a test goes out as the message is on the screen, unsaved; what is wrong is shown where it was typed', async ({
  page,
  api,
}) => {
  const id = await createEmail(api, newName('Tried'), '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  await field(page, 'Subject').fill('Not saved yet');
  await runAction(page, 'Send a Test');
  const dialog = page.getByRole('dialog', { name: 'Send a test' });
  const to = dialog.getByRole('textbox', { name: 'To' });
  await expect(to).toHaveValue('marta.oduya@example.com');
  await to.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(to).toHaveAccessibleDescription(/'nobody' is not an email address\./);
  await to.fill('ana@north.example, priya@north.example');
  const sent = page.waitForRequest('**/NotificationEmailTemplate/sendTest');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    ...{ to: ['ana@north.example', 'priya@north.example'], subject: 'Not saved yet' },
    ...{ body: '<p>Hello</p>', text: 'Hello' },
  });
  await expect(
    page.getByText(/^No mail server is configured: the test was written to the file/),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(saveButton(page)).toContainText('Unsaved changes');
});

test('a test that no mail server accepts is reported in the dialog, and can be retried', async ({
  page,
  api,
}) => {
  const id = await createEmail(api, newName('Refused'), '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  await page.route(
    '**/NotificationEmailTemplate/sendTest',
    (route) =>
      route.fulfill({
        status: 502,
        json: {
          ...{ type: '/problems/mail-failed', title: 'Not sent', status: 502 },
          detail: 'The message was not sent: mailbox unavailable',
        },
      }),
    { times: 1 },
  );
  await runAction(page, 'Send a Test');
  const dialog = page.getByRole('dialog', { name: 'Send a test' });
  await expect(dialog.getByRole('textbox', { name: 'To' })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('The message was not sent: mailbox unavailable');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
});

test('the list is filtered and its templates exported: by mouse all on the filter, by keyboard a range', async ({
  page,
  api,
}) => {
  const prefix = newName('Exported');
  const ids = await Promise.all(
    ['A', 'B', 'C', 'D'].map((letter) => createEmail(api, `${prefix} ${letter}`, '<p>Hello</p>')),
  );
  await switchOff(api, ids[0] ?? '');
  await openAs(page, 'admin', browserPath);
  await page.getByRole('searchbox', { name: 'Search name or message' }).fill(prefix);
  await choose(page, 'Status', 'Active');
  await page.getByRole('searchbox', { name: 'Last Edited By' }).fill('oduya');
  await expect(page.getByText('Showing 1 to 3 of 3 Email(s)')).toBeVisible();
  await expect(page).toHaveURL(/[?&]enabled=true&lastModifiedBy=oduya/);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link')).toHaveText(
    ['B', 'C', 'D'].map((letter) => `${prefix} ${letter}`),
  );

  const bar = page.getByRole('group', { name: 'Selection' });
  await page.locator('main').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Select all / }).click();
  await page.getByRole('checkbox', { name: `Select ${prefix} C`, exact: true }).click();
  await bar.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('alertdialog', { name: 'Export email templates' });
  await expect(question).toContainText(
    'The filter matches 3 email template(s); 1 left out. Export the other 2?',
  );
  const all = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Yes' }).click();
  expect((await all).suggestedFilename()).toMatch(/^Email Templates_\d{8}_\d{6}\.dbinit$/);
  expect(await namesIn(await all, prefix)).toEqual([`${prefix} B`, `${prefix} D`]);
  await expect(page.getByText('Successfully exported email template(s)')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.locator('main').getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('checkbox', { name: `Select ${prefix} B`, exact: true }).press('Space');
  await page.getByRole('checkbox', { name: `Select ${prefix} C`, exact: true }).press('Shift+Space');
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Inactive', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 to 1 of 1 Email(s)')).toBeVisible();
  await expect(bar.getByText('0 of them on this filter', { exact: true })).toBeVisible();
  const chosen = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).press('Enter');
  expect(await namesIn(await chosen, prefix)).toEqual([`${prefix} B`, `${prefix} C`]);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a message with colors, fonts and alignment is shown under the strict policy without a complaint', async ({
  page,
  api,
}) => {
  const body =
    '<p style="text-align: center"><span style="color: #b42318; font-family: Georgia">Red {{insuredNam}}</span></p>' +
    '<table><tbody><tr><td style="background-color: #f0f2f5">{{agentNam}}</td></tr></tbody></table>';
  const id = await createEmail(api, newName('Colors'), body);
  await openAs(page, 'admin', `${newPath}/${id}`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Red {{insuredNam}}')).toHaveCSS('color', 'rgb(180, 35, 24)');
  await preview.getByRole('radio', { name: 'Plain text' }).check();
  await expect(preview.locator('pre')).toContainText('Red {{insuredNam}}');
  await expect(page.locator('[data-field="body"] [data-part="mark"]')).toHaveText([
    '{{insuredNam}}',
    '{{agentNam}}',
  ]);
  await expect(
    page.getByText('Unknown placeholders, sent as they stand: {{insuredNam}}, {{agentNam}}'),
  ).toBeVisible();
});

test('recipients are pasted as mail programs write them; wrong ones are marked and all named, and a long one widens nothing', async ({
  page,
  api,
}) => {
  const id = await createEmail(api, newName('Pasted'), '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  const long = `${'a'.repeat(300)}@north.example`;
  await recipients(page, 'Cc').evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `Maria Kent <maria@x.example>; ${long}; Nobody; Someone`);
  const tags = page.locator('[data-field="cc"] [data-part="tag"]');
  await expect(tags).toHaveText([/^maria@x\.example$/, long, /Nobody/, /Someone/]);
  await expect(
    page.getByText("There is no submission role 'Nobody'. There is no submission role 'Someone'."),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Nobody' })).toHaveAccessibleDescription(
    "There is no submission role 'Nobody'.",
  );
  await expect(page.locator('[data-part="tag"][data-invalid]')).toHaveCount(2);
  const widths = await page
    .locator('[data-field]')
    .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a new email says what is missing apart from what is wrong, and offers as an address what may be one', async ({
  page,
}) => {
  await openAs(page, 'admin', newPath);
  await recipients(page, 'To').fill('maria@');
  await page.keyboard.press('Enter');
  await saveButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Still missing: Name. Correct first: To');
  await recipients(page, 'Cc').fill('und');
  await expect(page.getByRole('option', { name: 'Underwriter', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: /use this address/ })).toHaveCount(0);
  await recipients(page, 'Cc').fill('und@x');
  await expect(page.getByRole('option', { name: 'und@x (use this address)' })).toBeVisible();
  await recipients(page, 'Cc').fill('priya n');
  await expect(page.getByRole('option', { name: /^priya\.nair@example\.com Priya Nair · \S/ })).toBeVisible();
});

test('Discard of a new email asks although nothing is entered, says that it is discarded, and opens the list', async ({
  page,
}) => {
  await openAs(page, 'admin', newPath);
  await runAction(page, 'Discard');
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(field(page, 'Name')).toBeVisible();
  await runAction(page, 'Discard');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Your changes have been discarded.')).toBeVisible();
  await expect(page).toHaveURL(browserPath);
});

test('a copy of an active email is inactive, which is shown: two would answer to one event', async ({
  page,
  api,
}) => {
  const name = newName('Live');
  const id = await createEmail(api, name, '<p>Hello</p>');
  await openAs(page, 'admin', `${newPath}/${id}`);
  await runAction(page, 'Copy');
  await expect(page.getByText(`Copied as Copy of ${name}. The copy is inactive.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Copy of ${name}`);
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await loadEmail(api, copyId)).toMatchObject({ enabled: false });
  expect(await loadEmail(api, id)).toMatchObject({ enabled: true });
});

test('who may only read is not asked for recipients', async ({ page, api }) => {
  const id = await createEmail(api, newName('Read'), '<p>Hello</p>');
  await openAs(page, 'viewer', `${newPath}/${id}`);
  await expect(recipients(page, 'Bcc')).not.toHaveAttribute('placeholder');
});

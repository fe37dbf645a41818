import type { Locator, Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { expectUnsaved, saveButton, unsavedTexts } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const emailPath = '/config/notification/email/manage';
const popupPath = '/config/notification/popup/manage';

/** A name that no other template has. */
const newName = (prefix: string) => `${prefix} ${process.pid}-${Date.now().toString(36)}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const recipients = (page: Page, name: 'To' | 'Cc' | 'Bcc') =>
  page.getByRole('combobox', { name, exact: true });
const stepButton = (page: Page, name: 'Undo' | 'Redo') =>
  page.locator('main [aria-keyshortcuts]').and(page.getByRole('button', { name, exact: true }));

async function createEmail(api: ApiUser): Promise<string> {
  const texts = { name: newName('Recipients'), subject: 'Storm', body: '<p>Hello</p>' };
  const { data } = await result(
    api.client.POST('/rest/NotificationEmailTemplate', {
      body: { ...texts, enabled: true, defaultSelectedOption: 'STANDARD', to: [], cc: [], bcc: [] },
    }),
  );
  return data.id;
}

async function addressesOf(api: ApiUser, id: string) {
  const { data } = await result(
    api.client.GET('/rest/NotificationEmailTemplate/{id}', { params: { path: { id } } }),
  );
  const addresses = (list: readonly { readonly address: string }[]) => list.map(({ address }) => address);
  return { to: addresses(data.to), cc: addresses(data.cc), bcc: addresses(data.bcc) };
}

async function createPopup(api: ApiUser): Promise<string> {
  const texts = { name: newName('Storm'), title: 'Storm', body: 'A storm.' };
  const { data } = await result(
    api.client.POST('/rest/NotificationPopupTemplate', {
      body: { ...texts, enabled: true, excludeConsole: null },
    }),
  );
  return data.id;
}

/** Does something again and again until a field says this. */
async function repeatUntil(act: () => Promise<void>, control: Locator, text: string): Promise<void> {
  await expect(async () => {
    if ((await control.inputValue()) !== text) await act();
    expect(await control.inputValue()).toBe(text);
  }).toPass();
}

test('a recipient that is typed in the box is saved: after Tab, by Ctrl+S in the box, by the button, and on leaving by the browser', async ({
  page,
  api,
}) => {
  const id = await createEmail(api);
  const saved = page.getByText('Successfully saved email notification');
  await openAs(page, 'admin', `${emailPath}/${id}`);
  await recipients(page, 'To').fill('tab@example.com');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove tab@example.com' })).toBeVisible();
  await expectUnsaved(page);
  await recipients(page, 'Cc').fill('keys@example.com');
  await page.keyboard.press('Control+s');
  await expect(saved).toBeVisible();
  await expect(recipients(page, 'Cc')).toBeFocused();
  expect(await addressesOf(api, id)).toEqual({ to: ['tab@example.com'], cc: ['keys@example.com'], bcc: [] });

  await recipients(page, 'Bcc').fill('button@example.com');
  // It can be pressed as soon as the press has taken the focus from the box.
  await saveButton(page).click({ force: true });
  await expect
    .poll(() => addressesOf(api, id))
    .toMatchObject({ cc: ['keys@example.com'], bcc: ['button@example.com'] });
  await expect(saveButton(page)).not.toContainText(unsavedTexts);

  await page.getByRole('link', { name: 'Manage Email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Email' })).toBeVisible();
  await page.goBack();
  await recipients(page, 'To').fill('back@example.com');
  await page.goForward();
  // The browser names the list at once, before leaving is held up for the save.
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Email' })).toBeVisible();
  expect((await addressesOf(api, id)).to).toEqual(['tab@example.com', 'back@example.com']);
});

test('what is typed while a new pop-up is saved for the first time is kept, with the focus', async ({
  page,
}) => {
  await openAs(page, 'admin', popupPath);
  await field(page, 'Name').fill(newName('Typed on'));
  await field(page, 'Title').fill('Away');
  await field(page, 'Message').click();
  await page.keyboard.type('first');
  await page.keyboard.press('Control+s');
  await page.keyboard.type(' second third fourth fifth', { delay: 60 });
  await expect(page).toHaveURL(/\/notification\/popup\/manage\/[^/]+$/);
  await page.keyboard.type(' sixth');
  await expect(field(page, 'Message')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('first second third fourth fifth sixth');
  await expectUnsaved(page);
  await page.keyboard.press('Control+s');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
});

test('an address that is being typed while a new e-mail is saved for the first time is not cut in two', async ({
  page,
}) => {
  await openAs(page, 'admin', emailPath);
  await field(page, 'Name').fill(newName('Cut'));
  await recipients(page, 'To').fill('first@example.com,');
  await field(page, 'Subject').fill('Storm');
  await field(page, 'Message').fill('Hello');
  await recipients(page, 'Cc').focus();
  const answer = Promise.withResolvers<void>();
  await page.route('**/rest/NotificationEmailTemplate', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await page.keyboard.type('claims@');
  answer.resolve();
  await expect(page).toHaveURL(/\/notification\/email\/manage\/[^/]+$/);
  await page.keyboard.type('example.com,');
  await expect(page.getByRole('button', { name: 'Remove claims@example.com' })).toBeVisible();
});

test('a text that begins with a space is undone and redone whole, by keys and by buttons', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', `${popupPath}/${await createPopup(api)}`);
  const title = field(page, 'Title');
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' soon');
  await repeatUntil(() => page.keyboard.press('Control+z'), title, 'Storm');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Storm');
  await expect(stepButton(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await repeatUntil(() => page.keyboard.press('Control+y'), title, 'Storm soon');
  await expect(stepButton(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(title).not.toHaveValue('Storm soon');
  await expect(stepButton(page, 'Redo')).not.toHaveAttribute('aria-disabled', 'true');
  await repeatUntil(() => stepButton(page, 'Redo').click(), title, 'Storm soon');
  await expect(stepButton(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
});

test('a message has the history of its editor: the header, the keys and its own toolbar undo the same bursts', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', `${emailPath}/${await createEmail(api)}`);
  const message = field(page, 'Message');
  const toolbarUndo = page
    .getByRole('button', { name: 'Undo', exact: true })
    .and(page.locator(':not([aria-keyshortcuts])'));
  await message.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' one');
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('Two. ');
  await expect(message).toHaveText('Two. Hello one');
  await stepButton(page, 'Undo').click();
  await expect(message).toHaveText('Hello one');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(message).toHaveText('Hello');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await page.keyboard.press('Control+y');
  await stepButton(page, 'Redo').click();
  await expect(message).toHaveText('Two. Hello one');
  await toolbarUndo.click();
  await expect(message).toHaveText('Hello one');
  await field(page, 'Name').click();
  await page.keyboard.press('Control+z');
  await expect(message).toHaveText('Hello');
  await expect(message).toBeFocused();
  // An empty part of the page has the focus.
  await page.locator('main').focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(message).toHaveText('Hello one');
});

test('in a text of several lines all that was typed at once is one step', async ({ page, api }) => {
  await openAs(page, 'admin', `${popupPath}/${await createPopup(api)}`);
  const message = field(page, 'Message');
  await message.click();
  await page.keyboard.press('Control+End');
  for (const text of [' It comes', ' on Monday.']) await page.keyboard.insertText(text);
  await page.keyboard.press('Control+z');
  await expect(message).toHaveValue('A storm.');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+y');
  await expect(message).toHaveValue('A storm. It comes on Monday.');
});

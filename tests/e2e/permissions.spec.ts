import type { Locator } from '@playwright/test';
import { type Permissions, result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const path = '/config/permissions/4';
const query = { userType: 4 } as const;

async function isAllowed(api: ApiUser, description: string, role: string): Promise<boolean | undefined> {
  const { data } = await result<Permissions>(api.client.GET('/rest/Permission', { params: { query } }));
  return data.authorizationSummaries
    .find((row) => row.description === description)
    ?.assignedAuthorizationSummaries.find(({ roleDescription }) => roleDescription === role)
    ?.authorizationAssigned;
}

test('going to the permissions where one is saves them, as leaving does', async ({ page, api }) => {
  await openAs(page, 'admin', path);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('reopen submissions');
  const cell = page.getByRole('checkbox', { name: /^Reopen submissions, Assistant/ });
  const was = await cell.isChecked();
  await cell.click();
  await expect(saveButton(page)).toBeEnabled();
  await page.getByRole('navigation').getByRole('link', { name: 'Underwriting' }).click();
  await expect(page.getByText('Successfully saved permissions')).toBeVisible();
  await expect(cell).toBeChecked({ checked: !was });
  expect(await isAllowed(api, 'Reopen submissions', 'Assistant')).toBe(!was);
});

test('an authorization is found, given to a role and taken from another, with who gains and loses it, and saved', {
  tag: '@core:permissions',
}, async ({ page, api }) => {
  await openAs(page, 'admin', path);
  await expect(page.getByRole('heading', { name: 'Manage Permissions: Underwriting' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('REINSTATE');
  const given = page.getByRole('checkbox', { name: 'Reinstate policies, Assistant' });
  const was = await given.isChecked();
  await given.focus();
  await page.keyboard.press('Space');
  const panel = page.getByRole('complementary', { name: 'What am I saving' });
  await expect(panel.getByText('Grace Kim')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(given).toBeChecked({ checked: was });
  await page.keyboard.press('Control+y');
  await expect(saveButton(page)).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved permissions')).toBeVisible();
  expect(await isAllowed(api, 'Reinstate policies', 'Assistant')).toBe(!was);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('reinstate');
  await expect(page.getByRole('checkbox', { name: 'Reinstate policies, Assistant' })).toBeChecked({
    checked: !was,
  });
});

test('leaving asks about what one would lose oneself, and about nothing else', async ({ page, api }) => {
  await openAs(page, 'admin', '/config/permissions/3');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('manage rate status');
  const cell = page.getByRole('checkbox', { name: /^Manage rate status, Administrator/ });
  await cell.click();
  await expect(page.getByText('You would lose Manage rate status.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Rate status' }).click();
  const question = page.getByRole('alertdialog', { name: 'You would lose Manage rate status.' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/could not be saved/)).toHaveCount(0);
  await expect(page).toHaveURL(/permissions\/3$/);
  await expect(cell).not.toBeChecked();
  const params = { query: { userType: 3 } } as const;
  const { data } = await result<Permissions>(api.client.GET('/rest/Permission', { params }));
  const row = data.authorizationSummaries.find(({ description }) => description === 'Manage rate status');
  expect(row?.assignedAuthorizationSummaries[0]).toEqual({
    roleDescription: 'Administrator',
    authorizationAssigned: true,
  });
});

/** Sets whether a role of the system allows an authorization, as an administrator would in another session. */
async function setAllowed(api: ApiUser, description: string, role: string, isNow: boolean): Promise<void> {
  const params = { query: { userType: 3 } } as const;
  const { data, etag } = await result<Permissions>(api.client.GET('/rest/Permission', { params }));
  const cells = data.authorizationSummaries.find((row) => row.description === description);
  for (const cell of cells?.assignedAuthorizationSummaries ?? [])
    if (cell.roleDescription === role) cell.authorizationAssigned = isNow;
  const header = { 'If-Match': etag ?? '' };
  await result(api.client.POST('/rest/Permission', { params: { header }, body: data }));
}

test('who is given a permission while editing saves without a reload, and cannot when it is taken away', async ({
  page,
  api,
}) => {
  const key = ['Manage pop-up templates', 'Configuration author'] as const;
  const name = `Rights ${process.pid}-${Date.now().toString(36)}`;
  const body = { enabled: true, excludeConsole: null, name, title: 'Storm', body: 'A storm is on its way.' };
  const { data } = await result(api.client.POST('/rest/NotificationPopupTemplate', { body }));
  const isOff = (button: Locator) => expect(button).toHaveAttribute('aria-disabled', 'true');
  const isOn = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');
  try {
    const list = await page.context().newPage();
    await openAs(page, 'author', `/config/notification/popup/manage/${data.id}`);
    await list.goto('/config/notification/popup/browser');
    const create = list.getByRole('button', { name: 'New Pop Up' });
    await isOn(create);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Storm warning');
    await isOn(saveButton(page));

    await setAllowed(api, ...key, false);
    await isOff(saveButton(page));
    await isOff(create);
    await expect(title).toHaveValue('Storm warning');
    await expect(title).toBeFocused();

    await setAllowed(api, ...key, true);
    await isOn(saveButton(page));
    await isOn(create);
    await expect(title).toBeFocused();
    await title.press('End');
    await title.pressSequentially(' for all');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Successfully saved popup notification')).toBeVisible();
    const params = { path: { id: data.id } };
    const saved = await result(api.client.GET('/rest/NotificationPopupTemplate/{id}', { params }));
    expect(saved.data.title).toBe('Storm warning for all');

    await title.fill('Not to be saved');
    await setAllowed(api, ...key, false);
    await isOff(saveButton(page));
    await expect(title).toHaveValue('Not to be saved');
  } finally {
    await setAllowed(api, ...key, true);
  }
});

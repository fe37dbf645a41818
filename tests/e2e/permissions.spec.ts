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
  tag: '@core',
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

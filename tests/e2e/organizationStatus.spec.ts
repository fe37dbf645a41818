import { result } from '@studio/api';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { activate, makeAgency } from './organizationActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('changes of forms are cancelled, and an agency is deactivated with the one below it, by keyboard; the focus stays on the screen', async ({
  page,
  api,
}) => {
  const stamp = Date.now().toString(36);
  const id = await makeAgency(api, `Above ${stamp}`);
  const below = await makeAgency(api, `Below ${stamp}`, id);
  for (const each of [id, below]) await activate(api, each);
  await openAs(page, 'admin', `/config/organization/manage/agency/${id}`);

  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await expect(page.getByText(/^All changes kept/)).toBeVisible();
  const limit = page.getByRole('textbox', { name: /^Binding limit/ });
  await limit.fill('250000');
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(question).toHaveCount(0);
  const form = page.getByRole('heading', { name: 'Agency and Brokerage Authority', level: 2 });
  await expect(form).toBeFocused();
  await expect(page.getByRole('main').getByText(/250,?000/)).toHaveCount(0);

  const deactivate = page.getByRole('button', { name: 'Deactivate', exact: true });
  await deactivate.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Deactivate' });
  await asked.getByRole('button', { name: 'No' }).press('Enter');
  await expect(deactivate).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.getByRole('checkbox').press('Space');
  await asked.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Above ${stamp}`, level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  const { data } = await result(
    api.client.GET('/rest/Organization/{id}', { params: { path: { id: below } } }),
  );
  expect(data.status).toBe(0);
});

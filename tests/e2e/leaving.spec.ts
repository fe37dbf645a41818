import type { Page } from '@playwright/test';
import type { ApiUser } from './apiUser.ts';
import { cell, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test, type UserName } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const problem = { type: 'about:blank', title: 'Closed', status: 403, detail: 'The books are closed.' };
const saves = '**/rest/DataSet/*';

async function refuseSaves(page: Page): Promise<void> {
  await page.route(saves, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: problem }) : route.continue(),
  );
}

interface Leaving {
  readonly user?: UserName;
  /** The new label of each item. Default: an item 'One' becomes 'Uno'. */
  readonly relabel?: Readonly<Record<string, string>>;
}

/** Makes a set, changes labels in it, and is kept from leaving, as nothing can be saved. */
async function failToLeave(page: Page, api: ApiUser, title: string, options: Leaving = {}) {
  const { user = 'admin', relabel = { One: 'Uno' } } = options;
  const items = Object.keys(relabel).map((label, index) => [label, String(index + 1)] as const);
  const name = await api.createSet(title, items);
  await openAs(page, user, editorPath(name));
  await refuseSaves(page);
  for (const [index, label] of Object.values(relabel).entries())
    await cell(page, 'Label', index + 1).fill(label);
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  const dialog = question(page);
  await expect(dialog).toBeVisible();
  return { name, dialog };
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Your changes could not be saved' });
}

test('who cannot save on the way out reverts single changes there, tries again, and arrives where they wanted to go', async ({
  page,
  api,
}) => {
  const { name, dialog } = await failToLeave(page, api, 'Way out', {
    relabel: { One: 'Uno', Two: 'Due' },
  });
  await expect(dialog).toHaveAccessibleDescription(/^The books are closed\. If you leave now/);
  await dialog.getByRole('button', { name: 'Revert Label of Item “Uno”' }).click();
  await expect(dialog.locator('[data-part="change"]')).toHaveText([/Item “Due”/]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(
    dialog.getByText('Your changes still could not be saved. The books are closed.'),
  ).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.unroute(saves);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(await api.items(name)).toEqual(['One | 1', 'Due | 2']);
});

test('with every change reverted there is nothing to lose: the dialog says so, and leaves', async ({
  page,
  api,
}) => {
  const { name, dialog } = await failToLeave(page, api, 'Nothing to lose');
  await dialog.getByRole('button', { name: 'Revert Label of Item “Uno”' }).click();
  await expect(dialog.getByText('No unsaved changes', { exact: true })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/Nothing is lost if you leave now\.$/);
  await expect(dialog.getByRole('button', { name: 'Leave without saving' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await page.unroute(saves);
  await page.goBack();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await api.load(name)).doc.version).toBe(1);
});

test('what was reverted on the way out comes back with undo, when the user stays', async ({ page, api }) => {
  const { dialog } = await failToLeave(page, api, 'Stays');
  await dialog.getByRole('button', { name: 'Revert Label of Item “Uno”' }).click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await page.locator('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Uno');
});

test('a conflict on the second try keeps the user here, and is asked about', async ({ page, api }) => {
  const { name } = await failToLeave(page, api, 'Second try', { user: 'author' });
  await api.replaceItems(name, [['Theirs', '1']]);
  await page.unroute(saves);
  await question(page).getByRole('button', { name: 'Try again' }).click();
  const conflict = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  await expect(conflict).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Use all mine' }).click();
  await conflict.getByRole('button', { name: 'Take in and save' }).click();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(await api.items(name)).toEqual(['Uno | 1']);
});

test('what leaving has saved is named, and can be taken back: the set opens again, with the edit undone and unsaved', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Left', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await expect(page.getByText(`Successfully saved data set: ${name}`)).toBeVisible();
  expect(await api.items(name)).toEqual(['Uno | 1']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await expect(saveButton(page)).toContainText('Unsaved changes');
  expect(await api.items(name)).toEqual(['Uno | 1']);
  await save(page);
  expect(await api.items(name)).toEqual(['One | 1']);
});

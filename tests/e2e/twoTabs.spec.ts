import { cell, expectUnsaved, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test('a second tab shows unsaved changes in the first, and what that saves as one’s own', async ({
  page,
  api,
  context,
}) => {
  const name = await api.createSet('Two tabs', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  const second = await context.newPage();
  await second.goto(editorPath(name));
  await cell(second, 'Label', 2).waitFor();
  const line = second.getByText('You have unsaved changes to this in another tab.');
  await expect(line).toHaveCount(0);
  await cell(page, 'Label', 1).fill('Uno');
  await expect(line).toBeVisible();
  await cell(second, 'Label', 2).fill('Due');
  await expect(page.getByText('You have unsaved changes to this in another tab.')).toBeVisible();
  await save(page);
  await expect(line).toHaveCount(0);
  const news = second.locator('[data-part="news"]');
  await expect(news).toContainText(/^You saved this elsewhere on .* Your unsaved changes are kept\./);
  await news.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(cell(second, 'Label', 1)).toHaveValue('Uno');
  await expectUnsaved(second);
  await save(second);
  await expect(page.locator('[data-part="news"]')).toContainText('You saved this elsewhere on');
  await page.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(cell(page, 'Label', 2)).toHaveValue('Due');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  expect(await api.items(name)).toEqual(['Uno | 1', 'Due | 2']);
});

test('one’s own save in another browser is never shown as somebody else’s, even when it was missed and found out later', async ({
  page,
  api,
  expectedComplaints,
}) => {
  expectedComplaints.push(refusedCalls);
  const name = await api.createSet('Own', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort('connectionrefused'));
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).waitFor();
  await api.replaceItems(name, [['Uno', '1']]);
  await page.unroute('**/rest/Events?*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const news = page.locator('[data-part="news"]');
  await expect(news).toContainText('You saved this elsewhere on');
  await news.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(
    page.getByText('1 change that you saved elsewhere has been taken in.', { exact: true }),
  ).toBeVisible();
  await expect(cell(page, 'Label', 1)).toHaveValue('Uno');
});

test('two saves of one’s own that collide name no other user', async ({ page, api, expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
  const name = await api.createSet('Own conflict', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Here');
  await api.replaceItems(name, [['Elsewhere', '1']]);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'You changed the same things elsewhere' });
  await expect(dialog).toHaveAccessibleDescription(/^You saved this elsewhere on/);
  await expect(dialog.getByText('Marta Oduya')).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^Saved elsewhere/ }).check();
  await dialog.getByRole('button', { name: 'Take in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cell(page, 'Label', 1)).toHaveValue('Elsewhere');
});

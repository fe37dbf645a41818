import { cell, expectUnsaved, save, saveButton } from './editorActions.ts';
import { editorPath, expect, openAs, test } from './fixtures.ts';

test('a second tab knows of unsaved changes in the first, and shows what that saves as one’s own', async ({
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
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
  expect(await api.items(name)).toEqual(['Uno | 1', 'Due | 2']);
});

import { cell, expectUnsaved, save } from './editorActions.ts';
import { editorPath, expect, openAs, test } from './fixtures.ts';

test('the history says who changed what and when, compares any two versions, and brings one back as an edit', {
  tag: '@core',
}, async ({ page, api }) => {
  const name = await api.createSet('Versions', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await api.replaceItems(name, [
    ['One', '1'],
    ['Two', '2'],
    ['Three', '3'],
  ]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  await save(page);
  await cell(page, 'Label', 2).fill('Due');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `History of ${name}` });
  const versions = dialog.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  const time = '\\d\\d/\\d\\d/\\d\\d \\d\\d:\\d\\d[AP]M';
  await expect(versions).toHaveText([
    new RegExp(`Version 3.*Current.*${time} Saved by (?!Marta Oduya)`),
    new RegExp(`Version 2.*${time} Saved by Marta Oduya`),
    new RegExp(`Version 1.*${time} Created by Marta Oduya`),
  ]);
  const changes = dialog.locator('[data-part="change"]');
  await expect(dialog.getByRole('heading', { name: 'From Version 2 to Version 3' })).toBeVisible();
  await expect(changes).toHaveText([/Item “Uno”.*Label.*One.*Uno/]);
  await dialog.getByRole('radio', { name: 'Now', exact: true }).check();
  await expect(dialog.getByRole('heading', { name: 'From Version 3 to now' })).toBeVisible();
  await expect(changes).toHaveText([/Item “Due”.*Label.*Two.*Due/]);
  await dialog.getByRole('switch', { name: 'Compare two versions' }).click();
  await dialog.getByRole('radio', { name: 'From: Version 1' }).check();
  await expect(dialog.getByRole('heading', { name: 'From Version 1 to Version 3' })).toBeVisible();
  await expect(changes).toHaveText([/Item “Uno”.*Label.*One.*Uno/, /Item “Three”.*Added/]);
  await dialog.getByRole('switch', { name: 'Compare two versions' }).click();
  await dialog.getByRole('radio', { name: /^Version 1/ }).check();
  await dialog.getByRole('button', { name: 'Restore as unsaved changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText('Version 1 has been restored as unsaved changes. Save to keep them.'),
  ).toBeVisible();
  const labels = page.getByRole('textbox', { name: /^Label, row / });
  const shows = (...texts: string[]) =>
    expect
      .poll(() => labels.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
      .toEqual(texts);
  await shows('One', 'Two');
  await expectUnsaved(page);
  expect(await api.items(name)).toEqual(['Uno | 1', 'Two | 2', 'Three | 3']);
  await page.locator('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await shows('Uno', 'Due', 'Three');
  await page.locator('main').getByRole('button', { name: 'Redo', exact: true }).click();
  await shows('One', 'Two');
  await save(page);
  expect(await api.items(name)).toEqual(['One | 1', 'Two | 2']);
  expect((await api.load(name)).doc.version).toBe(4);
});

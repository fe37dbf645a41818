import { editorPath, expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';
import { newName, SettingsModal } from './settingsModal.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('at 768 a set is made and its settings are changed', async ({ page }) => {
  await openAs(page, 'author', '/config/dataSet/browser');
  const modal = await SettingsModal.create(page);
  await modal.name.fill(newName('Narrow'));
  await modal.chooseType('Custom');
  await modal.generator.click();
  await page.getByRole('option', { name: 'Policy years' }).click();
  await modal.choose('Server-side Search', 'False');
  await modal.choose('Clear Invalid Value on Regenerate', 'True');
  const box = await modal.dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(768);
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page).toHaveURL(/\/1\/dataItems$/);
  const settings = await SettingsModal.edit(page);
  await settings.description.fill('The last ten policy years');
  await settings.confirm.click();
  await settings.expectSaved();
});

test('at 768 a viewer reads the settings', async ({ page }) => {
  await openAs(page, 'viewer', editorPath('Roof Covering'));
  const modal = await SettingsModal.edit(page);
  await expect(modal.name).not.toBeEditable();
  await modal.name.focus();
  await expect(modal.name).toBeFocused();
  await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.dialog).toHaveCount(0);
});

test('at 768 the references of a set are shown, and Escape gives the focus back', async ({ page }) => {
  await openAs(page, 'admin', editorPath('Adjuster Type'));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View References' }).click();
  const references = page.getByRole('dialog', { name: 'References of Adjuster Type' });
  await expect(references).toHaveAccessibleDescription(
    'Found 1 reference(s) for fields on data set Adjuster Type.',
  );
  await page.keyboard.press('Escape');
  await expect(references).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});

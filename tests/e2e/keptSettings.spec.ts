import type { Locator, Page } from '@playwright/test';
import { draftOffer, expectKeptNothing, expectKeptText } from './draftActions.ts';
import { cell, saveButton } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';
import { newName, SettingsModal } from './settingsModal.ts';

const browserPath = '/config/dataSet/browser';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** What leads to settings that were left unsaved. */
function keptLine(page: Page): Locator {
  return page.locator('[data-part="kept-settings"]');
}

test('settings that a reload has left unsaved are shown in the editor, and go on from there', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Left settings', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Left behind');
  await expectKeptText(page, 'Left behind');
  await page.reload();

  const line = keptLine(page);
  await expect(line).toContainText(/^You have unsaved settings from \d\d\/\d\d\/\d\d \d\d:\d\d[AP]M\./);
  await expect(modal.dialog).toHaveCount(0);
  await line.getByRole('button', { name: 'Show' }).click();
  await draftOffer(page).getByRole('button', { name: 'Not now' }).click();
  await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toBeVisible();

  await line.getByRole('button', { name: 'Show' }).click();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(modal.description).toHaveValue('Left behind');
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(line).toHaveCount(0);
  expect((await api.load(name)).doc.description).toBe('Left behind');
  await expectKeptNothing(page);
});

test('settings that were discarded are not shown any more', async ({ page, api }) => {
  const name = await api.createSet('Said no more', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Left behind');
  await expectKeptText(page, 'Left behind');
  await page.reload();
  await keptLine(page).getByRole('button', { name: 'Show' }).click();
  await draftOffer(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectKeptNothing(page);
  await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(keptLine(page)).toHaveCount(0);
});

test('a new set that was left unsaved is shown in the browser, and made from there', async ({
  page,
  api,
}) => {
  const name = newName('Left new');
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  await modal.name.fill(name);
  await modal.chooseType('Static');
  await expectKeptText(page, name);
  await page.reload();
  await expect(keptLine(page)).toContainText(/^You have an unsaved new data set from /);
  await keptLine(page).getByRole('button', { name: 'Show' }).click();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(modal.name).toHaveValue(name);
  await modal.confirm.click();
  await expect(page).toHaveURL(editorPath(name));
  expect((await api.load(name)).doc.type).toBe(0);
  await expectKeptNothing(page);
  await page.goto(browserPath);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(keptLine(page)).toHaveCount(0);
});

test('a new set that was left unsaved is thrown away with one question', async ({ page }) => {
  const name = newName('Thrown away');
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  await modal.name.fill(name);
  await expectKeptText(page, name);
  await page.reload();
  await keptLine(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(keptLine(page)).toHaveCount(0);
  await expectKeptNothing(page);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(keptLine(page)).toHaveCount(0);
});

test('settings of a set that was deleted since are offered at its address, and make it again', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Deleted settings', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Left behind');
  await expectKeptText(page, 'Left behind');
  await page.goto('about:blank');
  await api.deleteSet(name);

  await page.goto(editorPath(name));
  const offer = draftOffer(page);
  await expect(offer).toHaveAccessibleDescription(
    new RegExp(`1 change to the settings of ${name} and did not`),
  );
  await expect(offer).toContainText('It has been deleted or renamed since.');
  await expect(offer.getByRole('listitem')).toContainText(/Made for a test.*Left behind/);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(modal.description).toHaveValue('Left behind');
  await modal.dialog.getByRole('button', { name: 'Create it again' }).click();
  await modal.expectSaved();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  expect(await api.items(name)).toEqual(['One | 1']);
  expect((await api.load(name)).doc.description).toBe('Left behind');
  await expectKeptNothing(page);
});

test('unsaved settings and unsaved items of one set are shown in each other’s tab, and not in their own', async ({
  page,
  api,
  context,
}) => {
  const name = await api.createSet('Across tabs', [['One', '1']]);
  const text = 'You have unsaved changes to this in another tab.';
  await openAs(page, 'admin', editorPath(name));
  const second = await context.newPage();
  await second.goto(editorPath(name));
  await saveButton(second).waitFor();
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Unsaved');
  await expect(second.getByText(text)).toHaveCount(1);
  await expect(page.getByText(text)).toHaveCount(0);
  await cell(second, 'Label', 1).fill('Uno');
  await expect(modal.dialog.getByText(text)).toBeVisible();
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(second.getByText(text)).toHaveCount(0);
  await expect(second.locator('[data-part="news"]')).toContainText('You saved this elsewhere on');
});

test('what somebody saves while the answer to one’s own settings is on its way is still news afterwards', async ({
  page,
  api,
  context,
}) => {
  const name = await api.createSet('Slow answer', [['One', '1']]);
  const listening = page.waitForResponse(/\/rest\/Events\?/);
  await openAs(page, 'author', editorPath(name));
  await listening;
  const witness = await context.newPage();
  await witness.goto(editorPath(name));
  const modal = await SettingsModal.edit(page);
  await modal.description.fill('Mine');
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/rest/DataSet/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await asked;
    await route.fulfill({ response });
  });
  await modal.confirm.click();
  await expect.poll(async () => (await api.load(name)).doc.description).toBe('Mine');
  await api.replaceItems(name, [['Theirs', '1']]);
  // The tabs are notified together.
  await expect(witness.locator('[data-part="news"]')).toContainText('Marta Oduya saved this on');
  ask();
  await modal.expectSaved();
  const news = page.locator('[data-part="news"]');
  await expect(news).toContainText('Marta Oduya saved this on');
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await news.getByRole('button', { name: 'Take in the changes' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Theirs');
});

import { expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';
import { cog, countsOf, exportOf, giveRestore, manageItems, openManage } from './manageActions.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('at 768 px the header holds the cog beside everything else', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  const header = page.locator('header').first();
  const fits = await header.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(fits, 'the header overflows').toBe(true);
  await cog(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([...manageItems]);
});

for (const user of ['author', 'viewer'] as const) {
  test(`${user} sees no cog at 768 px either`, async ({ page }) => {
    await openAs(page, user, '/config/dataSet/browser');
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(cog(page)).toHaveCount(0);
  });
}

for (const item of manageItems) {
  test(`${item} fits into 768 px`, async ({ page }) => {
    await openAs(page, 'admin', '/config/dataSet/browser');
    const box = await (await openManage(page, item)).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
  });
}

test('a restore by the keyboard alone', async ({ page, api }) => {
  const file = await exportOf(api, await api.createSet('By keys', [['One', '1']]));
  await openAs(page, 'admin', '/config/dataSet/browser');
  await cog(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Restore' });
  await giveRestore(dialog, file, 'Insert');
  expect((await countsOf(dialog)).slice(0, 2)).toEqual(['0', '0']);
  await expect(dialog.getByText('The file changes nothing', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Successfully restored ${file.name}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(cog(page)).toBeFocused();
});

import { expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';
import { historyDialog, openHistory, readDownload } from './historyActions.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('the history works at 768 px', async ({ page, context, api }) => {
  const name = await api.createSet('Narrow history', [['One', '1']]);
  await api.replaceItems(name, [['One', '2']]);
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openHistory(page);
  const dialog = historyDialog(page);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
  await expect(dialog.getByRole('columnheader')).toHaveCount(6);
  const isWider = await dialog
    .getByRole('grid')
    .evaluate((grid) => grid.scrollWidth > (grid.parentElement?.clientWidth ?? 0));
  expect(isWider, 'the columns do not fit').toBe(false);

  await dialog.getByRole('searchbox').fill(name);
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Details' }).first().click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After']);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toHaveCount(0);

  const csv = await readDownload(page, context, 'Download CSV');
  expect(csv.bytes.toString('utf8')).toContain(name);
  await dialog.getByRole('combobox', { name: 'Date range' }).click();
  await page.getByRole('option', { name: 'Custom Range' }).click();
  await dialog.getByRole('button', { name: 'Choose Start date' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose From day to day' })).toBeInViewport({ ratio: 1 });
});

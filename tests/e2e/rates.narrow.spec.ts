import { expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('at 768 names and the dates of a row that is edited are there as a whole, and the list ends where the window does', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/rateStatus/manager');
  const grid = page.getByRole('grid', { name: 'Entries' });
  // Sorted by the names of locations, which come after their codes.
  await expect(grid.getByRole('row').nth(1).getByRole('rowheader')).toHaveText(/[a-z]/);
  const cells = await grid.getByRole('row').locator('td').all();
  const cut = await Promise.all(
    cells.map((cell) =>
      cell.evaluate((td) =>
        td.scrollWidth > td.clientWidth || td.scrollHeight > td.clientHeight ? td.textContent : null,
      ),
    ),
  );
  expect(cut.filter((text) => text !== null)).toEqual([]);
  await grid.getByRole('row').nth(1).getByRole('gridcell').last().click();
  for (const name of ['Effective Date', 'Expiration Date']) {
    const field = grid.getByRole('textbox', { name });
    await expect(field).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  }
  const height = page.viewportSize()?.height ?? 0;
  const ends = await page.getByText(/^[\d,]+ entries$/).boundingBox();
  expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeGreaterThan(height - 80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});

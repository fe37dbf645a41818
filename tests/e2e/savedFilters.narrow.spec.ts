import { expect, narrow, openAs, test } from './fixtures.ts';
import {
  addCondition,
  advancedFilter,
  createPopups,
  forgetFilters,
  openFilter,
  popupBrowser,
  rowNames,
  savedFilterList,
  saveFilterAs,
} from './savedFilterActions.ts';

test.use(narrow);

test.beforeEach(({ api }) => forgetFilters(api));
test.afterEach(({ api }) => forgetFilters(api));

test('In a window of 768 pixels the advanced filter is used without scrolling sideways', async ({
  page,
  api,
}) => {
  const prefix = `Narrow ${process.pid}-${Date.now().toString(36)}`;
  await createPopups(api, prefix);
  await openAs(page, 'admin', popupBrowser);
  await openFilter(page);
  await addCondition(page, 'Name', prefix);
  await expect(rowNames(page)).toHaveCount(2);
  await saveFilterAs(page, 'Narrow ones');
  await expect(savedFilterList(page)).toHaveText(/^Narrow ones/);
  const { left, right } = await advancedFilter(page).evaluate((it) => it.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(768);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});

import {
  choose,
  createDependentSet,
  criteriaPath,
  criterion,
  dependOn,
  enter,
  storedCriteria,
} from './dependentSets.ts';
import { save } from './editorActions.ts';
import { expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('dependencies and criteria are made at 768 px, without scrolling the page sideways', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [['A'], ['B']], null);
  await openAs(page, 'author', criteriaPath(name));
  await page.getByRole('checkbox', { name: 'Product' }).check();
  await dependOn(page, 1, 'Buildings', 'Roof covering (roofCovering)');
  await dependOn(page, 2, 'Locations', 'City (city)');
  await choose(page, 1, 1, 'Item A');
  await choose(page, 1, 3, 'Slate');
  await enter(page, 1, 4, 'Boston');
  await expect(criterion(page, 1, 4)).toHaveText('Boston');
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([['A', null, 'SLATE', 'Boston', null]]);
});

test('a set is tried at 768 px', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A', ['Businessowners']], ['B']]);
  await openAs(page, 'viewer', criteriaPath(name));
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await expect(drawer.getByRole('listitem')).toHaveText(['Item BB']);
  await drawer.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Businessowners' }).click();
  await expect(drawer.getByRole('listitem')).toHaveText(['Item AA', 'Item BB']);
});

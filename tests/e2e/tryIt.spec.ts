import { choose, createDependentSet, criteriaPath } from './dependentSets.ts';
import { cell } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('Try it shows what the set offers before it is saved, the default marked', async ({ page, api }) => {
  const name = await createDependentSet(api, [
    ['A', ['Businessowners']],
    ['B', [null, 'SLATE']],
  ]);
  await openAs(page, 'author', editorPath(name, 2));
  await cell(page, 'Label', 2).fill('Renamed');
  await cell(page, 'Set as Default Value', 2).fill('1');
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await expect(drawer.getByText('0 of 2 items are offered.')).toBeVisible();
  await expect(drawer.getByText(/none of them fits while no product and no value is chosen/)).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Businessowners' }).click();
  await expect(drawer.getByRole('listitem')).toHaveText(['Item AA']);
  await drawer.getByRole('combobox', { name: 'Roof covering' }).click();
  await page.getByRole('option', { name: 'Slate', exact: true }).click();
  await expect(drawer.getByRole('listitem')).toHaveText(['Item AA', 'RenamedBDefault']);
  await drawer.getByRole('textbox', { name: 'City' }).fill('Boston');
  await expect(drawer.getByText('2 of 2 items are offered.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
  expect((await api.load(name)).doc.version).toBe(1);
});

test('a set with errors says so instead of being tried', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A', ['Businessowners']], ['B']]);
  await openAs(page, 'admin', editorPath(name, 2));
  await cell(page, 'Value', 2).fill('A');
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await expect(drawer.getByText('The set has errors')).toBeVisible();
  await expect(drawer.getByText(/Correct the marked cells on the Data Items tab/)).toBeVisible();
});

test('an answer that does not come is requested again', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A'], ['B', ['Businessowners']]]);
  let isDown = true;
  await page.route(/\/items\?/, (route) =>
    isDown && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await openAs(page, 'admin', criteriaPath(name));
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await expect(drawer.getByText('The items could not be asked for')).toBeVisible();
  isDown = false;
  await drawer.getByRole('button', { name: 'Retry' }).click();
  await expect(drawer.getByRole('listitem')).toHaveText(['Item AA']);
});

test('a viewer tries a set, from the command palette too', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A']]);
  await openAs(page, 'viewer', criteriaPath(name));
  await expect(page.getByRole('button', { name: 'Try it' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Try it');
  await page.getByRole('option', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await expect(drawer.getByRole('listitem')).toHaveText(['Item AA']);
});

test('what was chosen in the table is tried at once', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A'], ['B']]);
  await openAs(page, 'admin', criteriaPath(name));
  await choose(page, 1, 1, 'Item A');
  await choose(page, 1, 2, 'Businessowners');
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await expect(drawer.getByRole('listitem')).toHaveText(['Item BB']);
});

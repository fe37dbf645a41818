import {
  choose,
  createDependentSet,
  criteriaPath,
  criteriaTable,
  criterion,
  dependOn,
  enter,
  offeredValues,
  storedCriteria,
} from './dependentSets.ts';
import { cell, expectUnsaved, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const hint = 'Choose a product or a form field dependency to add data item dependencies.';

test('an author makes items depend on a product and fields, and the server offers them so', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [['A'], ['B'], ['C']], null);
  await openAs(page, 'author', criteriaPath(name));
  await expect(page.getByText(hint)).toBeVisible();
  await expect(criteriaTable(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Product' }).check();
  await expect(page.getByText(hint)).toHaveCount(0);
  await dependOn(page, 1, 'Buildings', 'Roof covering (roofCovering)');
  await dependOn(page, 2, 'Locations', 'City (city)');
  await expect(criteriaTable(page).getByRole('columnheader')).toContainText([
    'Label',
    'Product Dependency',
    'Field 1: Roof covering',
    'Field 2: City',
  ]);
  for (const [column, placeholder] of [
    'Select a data item',
    'Select a product dependency',
    'Select a Value',
    'Enter a Value',
  ].entries())
    await expect(criterion(page, 1, column + 1)).toHaveText(placeholder);
  await choose(page, 1, 1, 'Item A');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await choose(page, 1, 2, 'Businessowners');
  await choose(page, 1, 3, 'Slate');
  await choose(page, 2, 1, 'Item B');
  await enter(page, 2, 4, ' Boston ');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/rest/DataSet/'),
  );
  await save(page);
  expect((await sent).postDataJSON()).toMatchObject({
    dependency: {
      productDependent: true,
      sourceFieldDependencies: [
        { key: 'BuildingSchedule|roofCovering', fieldName: 'roofCovering' },
        { key: 'LocationSchedule|city', formTemplateUniqueName: 'LocationSchedule' },
      ],
    },
    enhancedDynamicDataItems: [
      { enhancedDynamicDataItemCriteriaList: [{ dataSetName: name, value: 'A', fieldValue2: null }] },
      { enhancedDynamicDataItemCriteriaList: [{ value: 'B', productName: null, ordering: 1 }] },
      { enhancedDynamicDataItemCriteriaList: [] },
    ],
  });
  expect(await storedCriteria(api, name)).toEqual([
    ['A', 'Businessowners', 'SLATE', null, null],
    ['B', null, null, 'Boston', null],
  ]);
  expect(await offeredValues(api, name, { product: 'Businessowners', fieldValue1: 'SLATE' })).toEqual([
    'A',
    'C',
  ]);
  expect(await offeredValues(api, name, { fieldValue2: 'Boston' })).toEqual(['B', 'C']);
  expect(await offeredValues(api, name, {})).toEqual(['A', 'B', 'C']);
});

test('at most 3 form field dependencies, a new one only when the last is complete', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A']], null);
  await openAs(page, 'admin', criteriaPath(name));
  const rows = page.getByRole('group', { name: /^Form field dependency/ });
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('combobox', { name: 'Form Template' }).click();
  await page.getByRole('option', { name: 'Buildings', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('Select a field').last()).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await dependOn(page, 1, 'Buildings', 'Roof covering (roofCovering)');
  await expect(rows).toHaveCount(2);
  await dependOn(page, 2, 'Buildings', 'Roof covering (roofCovering)');
  await expect(page.getByText('A dependency above is of the same field')).toBeVisible();
  await dependOn(page, 2, 'Buildings', 'Stories (stories)');
  await dependOn(page, 3, 'Vehicles', 'Model year (modelYear)');
  await expect(rows).toHaveCount(3);
  await expect(criteriaTable(page).getByRole('columnheader')).toContainText([
    'Label',
    'Field 1',
    'Field 2',
    'Field 3',
  ]);
  await expect(criterion(page, 1, 4)).toHaveText('Enter a Value');
  await expect(criterion(page, 1, 3)).toHaveText('Select a Value');
});

test('a click sorts what is shown, another turns it round, a change in the sorted column resets it, and moving is stored', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [
    ['B', ['Crime and Fidelity', null, 'x']],
    ['A', ['Businessowners', null, 'y']],
  ]);
  await openAs(page, 'admin', criteriaPath(name));
  const label = criteriaTable(page).getByRole('columnheader', { name: 'Label' });
  await label.getByRole('button').click();
  await expect(label).toHaveAttribute('aria-sort', 'ascending');
  await expect(criterion(page, 1, 1)).toHaveText('Item A');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await label.getByRole('button').click();
  await expect(label).toHaveAttribute('aria-sort', 'descending');
  await expect(criterion(page, 1, 1)).toHaveText('Item B');
  const product = criteriaTable(page).getByRole('columnheader', { name: 'Product Dependency' });
  await product.getByRole('button').click();
  await expect(product).toHaveAttribute('aria-sort', 'ascending');
  await expect(criterion(page, 1, 2)).toHaveText('Businessowners');
  await enter(page, 1, 4, 'z');
  await expect(product).toHaveAttribute('aria-sort', 'ascending');
  await criterion(page, 1, 2).click();
  await page.getByRole('option', { name: 'Cyber Liability', exact: true }).click();
  await expect(product).not.toHaveAttribute('aria-sort', /./);
  await expect(criterion(page, 2, 2)).toHaveText('Cyber Liability');
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([
    ['B', 'Crime and Fidelity', null, 'x', null],
    ['A', 'Cyber Liability', null, 'z', null],
  ]);
  await criteriaTable(page).getByRole('button', { name: 'Move row 2 up' }).click();
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([
    ['A', 'Cyber Liability', null, 'z', null],
    ['B', 'Crime and Fidelity', null, 'x', null],
  ]);
});

test('a row that is cleared counts as deleted; one that is partly filled is marked and blocks Save', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [
    ['A', ['Businessowners']],
    ['B', [null, null, 'x']],
  ]);
  await openAs(page, 'admin', criteriaPath(name));
  await criterion(page, 1, 2).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(criterion(page, 1, 2)).toContainText('Product or value missing');
  await expect(page.getByRole('link', { name: 'Dynamic Criteria 1 error' })).toBeVisible();
  await expect(saveButton(page)).toHaveAccessibleDescription(
    'Correct the marked cells on the Dynamic Criteria tab before saving.',
  );
  await criterion(page, 1, 1).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('link', { name: 'Dynamic Criteria', exact: true })).toBeVisible();
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([['B', null, null, 'x', null]]);
});

test('criteria follow an item that is renamed, and are not lost with one that is removed', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [
    ['A', ['Businessowners'], [null, 'SLATE']],
    ['B', [null, null, 'x']],
  ]);
  await openAs(page, 'author', editorPath(name, 2));
  await cell(page, 'Value', 1).fill('AA');
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await expect(criterion(page, 1, 1)).toHaveText('Item A');
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([
    ['AA', 'Businessowners', null, null, null],
    ['AA', null, 'SLATE', null, null],
    ['B', null, null, 'x', null],
  ]);
  await page.getByRole('link', { name: 'Data Items' }).click();
  await page.getByRole('button', { name: 'Select row 1, group 1' }).click();
  await page.keyboard.press('Delete');
  await expect(
    page.getByText('2 criteria are about data items that are no longer in the set.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Dynamic Criteria 2 errors' }).click();
  await expect(criterion(page, 1, 1)).toContainText('Data item missing');
  await page.getByRole('button', { name: '2 errors' }).click();
  await expect(criterion(page, 1, 1)).toBeFocused();
  await choose(page, 1, 1, 'Item B');
  await page.getByRole('button', { name: 'Remove this criterion' }).click();
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([
    ['B', 'Businessowners', null, null, null],
    ['B', null, null, 'x', null],
  ]);
});

test('removing a dependency that criteria use asks first, and shifts nothing', async ({ page, api }) => {
  const name = await createDependentSet(api, [
    ['A', [null, 'SLATE', 'x']],
    ['B', [null, 'SLATE']],
  ]);
  await openAs(page, 'admin', criteriaPath(name));
  const remove = page.getByRole('button', { name: 'Remove form field dependency 1' });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The values in its column are removed from 2 criteria.');
  await expect(question).toContainText('1 criterion says nothing else and is removed.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(criterion(page, 1, 3)).toHaveText('Slate');
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(criterion(page, 1, 3)).toHaveText('x');
  await save(page);
  expect(await storedCriteria(api, name)).toEqual([['A', null, 'x', null, null]]);
});

test('switching tabs keeps edits and the selection; an edit undone by hand is no change', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [['A', ['Businessowners']], ['B']]);
  await openAs(page, 'admin', criteriaPath(name));
  await choose(page, 1, 2, 'Commercial Auto');
  await page.getByRole('link', { name: 'Data Items' }).click();
  await page.getByRole('button', { name: 'Select row 2, group 1' }).click();
  await expectUnsaved(page);
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await expect(criterion(page, 1, 2)).toHaveText('Commercial Auto');
  await choose(page, 1, 2, 'Businessowners');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await page.goBack();
  await expect(page.getByText('1 of 2 selected', { exact: true })).toHaveCount(1);
  await page.goForward();
  await expect(criteriaTable(page)).toBeVisible();
});

test('switching tabs keeps the place in a long list', async ({ page, api }) => {
  const name = await createDependentSet(
    api,
    Array.from({ length: 300 }, (_, index) => [`V${index}`] as const),
  );
  await openAs(page, 'admin', editorPath(name, 2));
  await expect(cell(page, 'Label', 1)).toBeVisible();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 5000);
  await expect(cell(page, 'Label', 145)).toBeInViewport();
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await expect(criteriaTable(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Data Items' }).click();
  await expect(cell(page, 'Label', 145)).toBeInViewport();
});

test('a tab that the type does not have leads to one that it has', async ({ page, api }) => {
  const name = await api.createSet('Static tabs', [['One', '1']]);
  await openAs(page, 'admin', criteriaPath(name, 0));
  await expect(page).toHaveURL(editorPath(name));
  await expect(page.getByRole('navigation', { name: 'Parts of the data set' })).toHaveCount(0);
  await page.goto(criteriaPath('Driver Schedule', 3));
  await expect(page).toHaveURL(/\/3\/repeatingForm$/);
  await expect(page.getByRole('link', { name: 'Dynamic Criteria' })).toHaveCount(0);
  await page.goto(criteriaPath('Policy Term', 1));
  await expect(page).toHaveURL(/\/Policy%20Term\/2\/dynamicCriteria$/);
});

test('a Custom set has criteria for the items that are generated', async ({ page, api }) => {
  await openAs(page, 'admin', editorPath('Vessel Year Built', 1));
  await expect(
    page.getByText(
      'Custom data sets are managed in the code, but you can still add dynamic criteria to a custom data set.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await page.getByRole('checkbox', { name: 'Product' }).check();
  const [first, second] = await offeredValues(api, 'Vessel Year Built', {});
  await choose(page, 1, 1, first ?? '');
  await choose(page, 1, 2, 'Businessowners');
  await save(page);
  const other = await offeredValues(api, 'Vessel Year Built', { product: 'Crime and Fidelity' });
  expect([other.includes(first ?? ''), other.includes(second ?? '')]).toEqual([false, true]);
  await page.reload();
  await expect(criterion(page, 1, 1)).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await page.getByRole('checkbox', { name: 'Product' }).uncheck();
  await save(page);
  expect((await api.load('Vessel Year Built')).doc.items).toEqual([]);
});

test('fields, forms and products that are gone are shown by name and marked', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A', ['Businessowners', 'SLATE', 'x']]]);
  await page.route(/All%20Products\/items|UIFormTemplate\/filter/, (route) =>
    route.fulfill({
      json: { records: [], totalRecords: 0, defaultValue: null, minSearchStringLength: null },
    }),
  );
  await page.route(/UIFormTemplate\/fields/, (route) => route.fulfill({ json: [] }));
  await openAs(page, 'admin', criteriaPath(name));
  await expect(criterion(page, 1, 2)).toHaveText('Businessowners (no longer exists)');
  await expect(criteriaTable(page).getByText('Field 1: roofCovering (no longer exists)')).toBeVisible();
  const second = page.getByRole('group', { name: 'Form field dependency 2' });
  await expect(second.getByRole('combobox', { name: 'Form Template' })).toHaveValue(
    'LocationSchedule (no longer exists)',
  );
  await expect(second.getByRole('combobox', { name: 'Field' })).toHaveValue('city (no longer exists)');
});

test('what could not be loaded says so and can be loaded again', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A', ['Businessowners', 'SLATE']]]);
  let isDown = true;
  await page.route(/UIFormTemplate\/filter|All%20Products\/items/, (route) =>
    isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await openAs(page, 'admin', criteriaPath(name));
  await expect(page.getByText('The products could not be loaded', { exact: false })).toBeVisible();
  await expect(criterion(page, 1, 2)).toHaveText('Businessowners');
  isDown = false;
  // Some of it may reload by itself, with the first notice of a change of its kind.
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 });
    await expect(retry).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await choose(page, 1, 2, 'Commercial Auto');
});

test('a viewer reads the criteria and changes nothing', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A', ['Businessowners', 'SLATE', 'x']]]);
  await openAs(page, 'viewer', criteriaPath(name));
  await expect(criterion(page, 1, 3)).toHaveText('Slate');
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'Read-only: this needs the permission “Manage data sets”.' })
      .first(),
  ).toBeVisible();
  await expect(criteriaTable(page).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await criterion(page, 1, 2).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Product' })).toBeChecked();
});

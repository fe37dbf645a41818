import { result } from '@studio/api';
import {
  cell,
  expectUnsaved,
  firstLabel,
  newCell,
  runAction,
  save,
  saveButton,
  unsavedTexts,
} from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('a group keeps one blank row at its end; rows that are left empty go away', async ({ page, api }) => {
  const name = await api.createSet('Rows', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await newCell(page, 'Label').fill('Two');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await cell(page, 'Value', 2).fill('2');
  await expect(newCell(page, 'Label')).toBeVisible();
  await save(page);
  await cell(page, 'Label', 1).fill('');
  await cell(page, 'Value', 1).fill('');
  await newCell(page, 'Label').focus();
  await expect(cell(page, 'Label', 1)).toHaveValue('Two');
  await save(page);
  expect(await api.items(name)).toEqual(['Two | 2']);
});

test('each broken rule is shown at its cell and blocks Save until it is kept', { tag: '@core' }, async ({
  page,
  api,
}) => {
  const name = await api.createSet('Rules', [
    ['Frame', 'FR'],
    ['Masonry', 'MA'],
    ['Steel', 'ST'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  const value = cell(page, 'Value', 2);
  await value.fill('FR');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Also the value of Frame').first()).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await value.fill('');
  await expect(page.getByText('Enter a value').first()).toBeVisible();
  await value.fill('MA');
  await expect(value).not.toHaveAttribute('aria-invalid', 'true');
  const label = cell(page, 'Label', 3);
  await label.fill(' Frame ');
  await expect(page.getByText(/^Also the label of/).first()).toBeVisible();
  await label.fill('Steel');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
});

test('group names are unique, and only one group may stay without a name', async ({ page, api }) => {
  const name = await api.createSet('Groups', [
    ['One', '1', 'First'],
    ['Two', '2', 'Second'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  const second = page.getByRole('textbox', { name: 'Name of group 2' });
  await second.fill('First');
  await expect(page.getByText('Another group has this name').first()).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await second.fill('Third');
  await page.getByRole('button', { name: 'Add Group' }).click();
  await newCell(page, 'Label', 'group 3').fill('Three');
  await cell(page, 'Value', 1, 'group 3').fill('3');
  await save(page);
  expect(await api.items(name)).toEqual(['First | One | 1', 'Third | Two | 2', 'Three | 3']);
});

test('Apply Sorting sorts numbers as numbers and takes invalid items out, with a way back', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Sorting', [
    ['c', '1,000'],
    ['b', '200'],
    ['a', '30'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  await newCell(page, 'Label').fill('half');
  await page.getByRole('combobox', { name: 'Sort items by' }).click();
  await page.getByRole('option', { name: 'Value ascending' }).click();
  await page.getByRole('button', { name: 'Apply Sorting' }).click();
  await expect(cell(page, 'Value', 1)).toHaveValue('30');
  await expect(cell(page, 'Value', 3)).toHaveValue('1,000');
  await expect(page.getByRole('textbox', { name: /^Label, row / })).toHaveCount(3);
  await page.locator('[data-part="sorted-out"]').getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Label', 4)).toHaveValue('half');
});

test('an edit undone by hand is no change', async ({ page, api }) => {
  const name = await api.createSet('Undone', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Other');
  await expectUnsaved(page);
  await cell(page, 'Label', 1).fill('One');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
});

test('Discard asks, then takes the saved set back', async ({ page, api }) => {
  const name = await api.createSet('Discard', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Other');
  await runAction(page, 'Discard');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to discard your changes?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Other');
  await runAction(page, 'Discard');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Your changes have been discarded.')).toBeVisible();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
});

test('leaving with a valid edit saves it first', { tag: '@core' }, async ({ page, api }) => {
  const name = await api.createSet('Leaving', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Saved on the way');
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  expect(await api.items(name)).toEqual(['Saved on the way | 1']);
});

test('leaving with an invalid edit is refused, by link and by the back button', async ({ page, api }) => {
  const name = await api.createSet('Refused', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', '/config/dataSet/browser?q=Refused');
  await page.getByRole('link', { name, exact: true }).click();
  await cell(page, 'Value', 2).fill('1');
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  const notice = page.getByText(
    'The data set is invalid. Please correct or discard your changes before leaving this page.',
  );
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(editorPath(name));
  await page.goBack();
  await expect(page).toHaveURL(editorPath(name));
  await expect(cell(page, 'Value', 2)).toHaveValue('1');
});

test('somebody else saved first: the edit stays and the screen says who and when', { tag: '@core' }, async ({
  page,
  api,
}) => {
  const name = await api.createSet('Conflict', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Mine');
  await api.replaceItems(name, [['Theirs', '1']]);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  await expect(dialog).toHaveAccessibleDescription(
    /^Marta Oduya saved this on \d\d\/\d\d\/\d\d \d\d:\d\d[AP]M, while you were editing\./,
  );
  await expect(page.getByText('Saving data set', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Mine');
  await expectUnsaved(page);
  expect(await api.items(name)).toEqual(['Theirs | 1']);
});

test('View References lists who uses the set, and sorts', async ({ page }) => {
  await openAs(page, 'admin', editorPath('Roof Covering'));
  await runAction(page, 'View References');
  const dialog = page.getByRole('dialog', { name: 'References of Roof Covering' });
  await expect(dialog).toContainText(/Found \d+ reference\(s\) for fields on data set Roof Covering\./);
  await expect(dialog.getByRole('cell', { name: 'Field' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Name' }).click();
  await expect(dialog.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Delete asks, deletes, and returns to the browser', async ({ page, api }) => {
  const name = await api.createSet('Deleting', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Unsaved');
  await runAction(page, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: `Delete data set ${name}` });
  await expect(dialog).toContainText('Are you sure you want to delete this Data set?');
  await expect(dialog).toContainText('Your unsaved changes are lost, too.');
  await expect(dialog).toContainText('Unsaved');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully deleted data set')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await expect(api.load(name)).rejects.toMatchObject({ status: 404 });
});

test('deleting a referenced set shows the references first', async ({ page, api }) => {
  await openAs(page, 'admin', editorPath('Roof Covering'));
  await runAction(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'References of Roof Covering' });
  await expect(dialog).toContainText('Are you sure you want to delete this Data set?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await runAction(page, 'Delete');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await api.load('Roof Covering')).doc.name).toBe('Roof Covering');
});

test('Export downloads the set', async ({ page }) => {
  await openAs(page, 'admin', editorPath('Roof Covering'));
  const download = page.waitForEvent('download');
  await runAction(page, 'Export');
  expect((await download).suggestedFilename()).toMatch(/^Data Sets_\d{8}_\d{6}\.dbinit$/);
});

test('Custom and Repeating Form sets say where they are managed, and by which form', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', editorPath('All Products', 1));
  await expect(
    page.getByText(
      'Custom data sets are managed in the code, but you can still add dynamic criteria to a custom data set.',
    ),
  ).toBeVisible();
  await page.goto('/config/dataSet/browser?type=3');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/3\/repeatingForm$/);
  await expect(page.getByText('Repeating Form data sets are managed in the code.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Repeating Form' })).toBeVisible();
  const [, , , name = ''] = new URL(page.url()).pathname.split('/');
  const { doc } = await api.load(decodeURIComponent(name));
  const { data: templates } = await result(api.client.GET('/rest/DataSet/repeatingFormTemplates'));
  const form = templates.find(({ uniqueName }) => uniqueName === doc.repeatingFormTemplateUniqueName);
  await expect(page.getByRole('definition')).toHaveText(form?.name ?? 'There is no such form');
});

test('only product/field dependent sets rank their defaults', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?type=2');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByText('Set as Default Value').first()).toBeVisible();
  await page.goto(editorPath('Roof Covering'));
  await expect(firstLabel(page)).toBeVisible();
  await expect(page.getByText('Set as Default Value')).toHaveCount(0);
});

test('a wrong type in the address leads to the right one; an unknown set says so', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/could not be decoded/);
  await openAs(page, 'admin', '/config/dataSet/Roof%20Covering/2/dataItems');
  await expect(page).toHaveURL('/config/dataSet/Roof%20Covering/0/dataItems');
  await page.goto('/config/dataSet/No%20Such%20Set/0/dataItems');
  await expect(page.getByText('There is no such data set')).toBeVisible();
  await page.goto('/config/dataSet/%E0%A4%A/0/dataItems');
  await expect(page.getByText("There is no data set named '%E0%A4%A'")).toBeVisible();
  await page.goto('/config/nowhere');
  await expect(page.getByText('There is no such page')).toBeVisible();
});

test('names with odd characters open from the list, edit and save', async ({ page, api }) => {
  for (const prefix of [
    'Half/whole 50%2F',
    '<img src=x onerror=alert(1)>',
    'مجموعة بيانات',
    `Long ${'x'.repeat(900)}`,
  ]) {
    const name = await api.createSet(prefix, [['<b>bold</b>', '1']]);
    await openAsIfNeeded(page, `/config/dataSet/browser?q=${encodeURIComponent(name.slice(0, 60))}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(cell(page, 'Label', 1)).toHaveValue('<b>bold</b>');
    await cell(page, 'Label', 1).fill('<script>alert(2)</script>');
    await save(page);
    expect(await api.items(name)).toEqual(['<script>alert(2)</script> | 1']);
  }
});

test('a double click on Save saves once, and Ctrl+S saves too', { tag: '@core' }, async ({ page, api }) => {
  const name = await api.createSet('Twice', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/DataSet/')) saves += 1;
  });
  await cell(page, 'Label', 1).fill('Once');
  await saveButton(page).dblclick();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(saves).toBe(1);
  await cell(page, 'Label', 1).fill('Again');
  await page.keyboard.press('Control+s');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  expect(saves).toBe(2);
  expect((await api.load(name)).doc.version).toBe(3);
});

async function openAsIfNeeded(page: Parameters<typeof openAs>[0], path: string): Promise<void> {
  if (page.url() === 'about:blank') await openAs(page, 'admin', path);
  else await page.goto(path);
}

test('a priority that is no number is an unsaved change, and leaving is refused', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?type=2');
  await page.getByRole('grid').getByRole('link').first().click();
  const priority = page.getByRole('textbox', { name: /^Set as Default Value, row 2, / }).first();
  await priority.fill('abc');
  await expectUnsaved(page);
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  await expect(page.getByText('The data set is invalid.', { exact: false }).first()).toBeVisible();
  await expect(priority).toHaveValue('abc');
});

test('what the server refuses is shown in its cell, which gets the focus, and named by label and row', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Refused', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  await page.route(`**/rest/DataSet/${encodeURIComponent(name)}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: {
            type: '/problems/invalid',
            title: 'The data set is not valid.',
            status: 422,
            errors: [{ pointer: '/items/1/name', message: 'The label is not allowed.' }],
          },
        })
      : route.fallback(),
  );
  await cell(page, 'Value', 1).fill('10');
  await page.keyboard.press('Control+s');
  await expect(cell(page, 'Label', 2)).toBeFocused();
  await expect(cell(page, 'Label', 2)).toHaveAccessibleDescription('The label is not allowed.');
  await expect(page.getByText('Label, row 2: The label is not allowed.').first()).toBeVisible();
  await page.unroute(`**/rest/DataSet/${encodeURIComponent(name)}`);
  await cell(page, 'Label', 2).fill('Second');
  await expect(cell(page, 'Label', 2)).not.toHaveAttribute('aria-invalid', 'true');
  await save(page);
  expect(await api.items(name)).toEqual(['One | 10', 'Second | 2']);
});

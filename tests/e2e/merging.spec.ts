import type { Locator, Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { cell, expectUnsaved, newCell, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

function conflict(page: Page): Locator {
  return page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
}

function news(page: Page): Locator {
  return page.locator('[data-part="news"]');
}

/** Deletes a set, as somebody else would. */
async function deleteSet(api: ApiUser, name: string): Promise<void> {
  const { etag } = await api.load(name);
  const params = { query: { dataSetName: name, forceDelete: true }, header: { 'If-Match': etag } };
  await result(api.client.DELETE('/rest/DataSet/delete', { params }));
}

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 5_000 });
}

test('changes of both come together without a question; what others saved is shown and can be taken in', {
  tag: ['@core', '@database'],
}, async ({ page, api }) => {
  const name = await api.createSet('Together', [
    ['One', '1'],
    ['Two', '2'],
    ['Three', '3'],
  ]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  await api.replaceItems(name, [
    ['One', '1'],
    ['Zwei', '2'],
    ['Three', '3'],
    ['Four', '4'],
  ]);
  await expect(news(page)).toContainText(/^Marta Oduya saved this on .* Your unsaved changes are kept\./);
  await saveButton(page).dblclick();
  await expect(
    page.getByText('2 changes by Marta Oduya have been taken in. Your own changes are kept.'),
  ).toBeVisible();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  await expect(cell(page, 'Label', 4)).toHaveValue('Four');
  expect(await api.items(name)).toEqual(['Uno | 1', 'Zwei | 2', 'Three | 3', 'Four | 4']);
  expect((await api.load(name)).doc.version).toBe(3);

  await cell(page, 'Label', 3).fill('Drei');
  await api.replaceItems(name, [
    ['Uno', '1'],
    ['Deux', '2'],
    ['Three', '3'],
  ]);
  await news(page).getByRole('button', { name: 'Take in the changes' }).click();
  await expect(cell(page, 'Label', 2)).toHaveValue('Deux');
  await expect(cell(page, 'Label', 3)).toHaveValue('Drei');
  await expect(newCell(page, 'Label')).toBeVisible();
  await expectUnsaved(page);
  await page.getByRole('button', { name: 'Show unsaved changes' }).click();
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    /Item “Drei”.*Three.*Drei/,
  ]);
  await page.getByRole('button', { name: 'Revert Label of Item “Drei”' }).click();
  await expect(cell(page, 'Label', 3)).toHaveValue('Three');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
});

test('what both changed is chosen by keyboard: theirs, mine or another text', { tag: '@core' }, async ({
  page,
  api,
}) => {
  const name = await api.createSet('Chosen', [
    ['One', '1'],
    ['Two', '2'],
    ['Three', '3'],
    ['Four', '4'],
  ]);
  await openAs(page, 'author', editorPath(name));
  for (const [row, label] of ['Uno', 'Due', 'Tre', 'Quattro'].entries())
    await cell(page, 'Label', row + 1).fill(label);
  await api.replaceItems(name, [
    ['Eins', '1'],
    ['Zwei', '2'],
    ['Drei', '3'],
    ['Four', '4'],
  ]);
  await page.keyboard.press('Control+s');
  const dialog = conflict(page);
  await expect(dialog).toContainText('3 of 3 to decide');
  const group = (item: string) => dialog.getByRole('radiogroup', { name: `Label of Item “${item}”` });
  await expect(group('Uno')).toHaveAccessibleDescription('Was One');
  await tabTo(page, dialog.getByRole('button', { name: 'Next to decide' }));
  await page.keyboard.press('Enter');
  await expect(group('Uno').getByRole('radio', { name: 'Marta Oduya' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toContainText('2 of 3 to decide');
  await tabTo(page, group('Due').getByRole('radio', { name: 'Marta Oduya' }));
  await page.keyboard.press('ArrowDown');
  await expect(group('Due').getByRole('radio', { name: 'Mine' })).toBeChecked();
  await tabTo(page, group('Tre').getByRole('radio', { name: 'Marta Oduya' }));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Another text for Label of Item “Tre”' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Trois');
  await expect(dialog).toContainText('All 3 decided');
  await tabTo(page, dialog.getByRole('button', { name: 'Take in and save' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(await api.items(name)).toEqual(['Eins | 1', 'Due | 2', 'Trois | 3', 'Quattro | 4']);
  await expect(cell(page, 'Label', 1)).toHaveValue('Eins');
});

test('removed by one and changed or moved by the other, and moved by both: the user chooses', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Moved', [
    ['a', '1', 'One'],
    ['b', '2', 'One'],
    ['c', '3', 'One'],
    ['d', '4', 'Two'],
    ['e', '5', 'Three'],
  ]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 2, 'group One').fill('b, mine');
  await page.getByRole('button', { name: 'Select row 1, group One', exact: true }).click();
  await page.keyboard.press('Delete');
  await cell(page, 'Label', 2, 'group One').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cell(page, 'Label', 1, 'group Two')).toHaveValue('c');
  await api.replaceItems(name, [
    ['a, theirs', '1', 'One'],
    ['d', '4', 'Two'],
    ['e', '5', 'Three'],
    ['c', '3', 'Three'],
  ]);
  await saveButton(page).click();
  const dialog = conflict(page);
  await expect(dialog).toContainText('3 of 3 to decide');
  const of = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await expect(of('a, theirs').locator('[data-part="mine"]')).toContainText('Removed');
  await of('a, theirs').getByRole('radio', { name: 'Marta Oduya' }).check();
  await expect(of('b, mine').locator('[data-part="theirs"]')).toContainText('Removed');
  await of('b, mine').getByRole('radio', { name: 'Mine' }).check();
  await expect(of('“c”').locator('[data-part="mine"]')).toContainText('Group “Two”');
  await expect(of('“c”').locator('[data-part="theirs"]')).toContainText('Group “Three”');
  await of('“c”').getByRole('radio', { name: 'Marta Oduya' }).check();
  await dialog.getByRole('button', { name: 'Take in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectUnsaved(page);
  await save(page);
  expect(await api.items(name)).toEqual([
    'One | a, theirs | 1',
    'One | b, mine | 2',
    'Two | d | 4',
    'Three | e | 5',
    'Three | c | 3',
  ]);
});

test('what breaks a rule only together is marked, and saved once it is corrected; one value is one item', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Together wrong', [['One', '1']]);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Value', 1).fill('9');
  await api.replaceItems(name, [
    ['One', '1'],
    ['Theirs', '9'],
  ]);
  await saveButton(page).click();
  await expect(page.getByText('Also the value of One').first()).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expectUnsaved(page);
  expect(await api.items(name)).toEqual(['One | 1', 'Theirs | 9']);
  await cell(page, 'Value', 1).fill('10');
  await save(page);
  expect(await api.items(name)).toEqual(['One | 10', 'Theirs | 9']);

  await newCell(page, 'Label').fill('Mine');
  await cell(page, 'Value', 3).fill('11');
  await api.replaceItems(name, [
    ['One', '10'],
    ['Theirs', '9'],
    ['Theirs, too', '11'],
  ]);
  await saveButton(page).click();
  const group = conflict(page).getByRole('radiogroup', { name: 'Label of Item “Mine”' });
  await expect(group).toHaveAccessibleDescription('Was empty');
  await group.getByRole('radio', { name: 'Mine' }).check();
  await conflict(page).getByRole('button', { name: 'Take in and save' }).click();
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  expect(await api.items(name)).toEqual(['One | 10', 'Theirs | 9', 'Mine | 11']);
});

test('an answer lost after the write, and typing goes on: both are saved, without a question', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Lost and on', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort('connectionrefused'));
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Written');
  await page.route(
    '**/rest/DataSet/*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: /^Activity.*1/ })).toBeVisible();
  await cell(page, 'Label', 1).fill('Written, and more');
  await save(page);
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await api.items(name)).toEqual(['Written, and more | 1']);
  expect((await api.load(name)).doc.version).toBe(3);
});

test('a set that another one deletes stays on screen with the edits, and is made again only when asked for', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Deleted', [['One', '1']]);
  const listening = page.waitForResponse(/\/rest\/Events\?/);
  await openAs(page, 'author', editorPath(name));
  await listening;
  await cell(page, 'Label', 1).fill('Mine');
  await deleteSet(api, name);
  await expect(news(page)).toContainText(
    /^Marta Oduya deleted this on .* What you see here is the last version\./,
  );
  await saveButton(page).click();
  await page.getByRole('button', { name: /^Activity.*1/ }).click();
  await expect(page.getByText(`There is no data set '${name}'.`, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Label', 1)).toHaveValue('Mine');
  await expectUnsaved(page);
  await expect(api.load(name)).rejects.toMatchObject({ status: 404 });
  await news(page).getByRole('button', { name: 'Create it again' }).click();
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await expect(news(page)).toHaveCount(0);
  expect(await api.items(name)).toEqual(['Mine | 1']);
});

test('a deleted set whose name somebody has taken meanwhile: the notice stays and says what is in the way', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Name taken', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort('connectionrefused'));
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Mine');
  await expectUnsaved(page);
  await deleteSet(api, name);
  await saveButton(page).click();
  await expect(news(page)).toContainText('This has been deleted. What you see here is the last version.');
  await page.route('**/rest/DataSet', (route) =>
    route.fulfill({
      status: 409,
      json: {
        type: 'about:blank',
        title: 'Taken',
        status: 409,
        detail: `There already is a data set '${name}'.`,
      },
    }),
  );
  const again = news(page).getByRole('button', { name: 'Create it again' });
  await again.click();
  await expect(news(page)).toContainText(
    `It could not be created again. There already is a data set '${name}'.`,
  );
  await expect(cell(page, 'Label', 1)).toHaveValue('Mine');
  await page.unroute('**/rest/DataSet');
  await again.click();
  await expect(news(page)).toHaveCount(0);
  expect(await api.items(name)).toEqual(['Mine | 1']);
});

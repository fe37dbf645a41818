import type { Page } from '@playwright/test';
import { createDependentSet } from './dependentSets.ts';
import {
  cell,
  expectUnsaved,
  newCell,
  rowHandle,
  save,
  saveButton,
  sixItems,
  unsavedTexts,
} from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

function groupHandle(page: Page, group: string) {
  return page.getByRole('button', { name: `Select group ${group}`, exact: true });
}

/** That a text says how much is selected. */
async function expectSelected(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toHaveCount(1);
}

test('items and groups are selected by click, ctrl-click and shift-click, and removed with Delete', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Selecting', sixItems);
  await openAs(page, 'author', editorPath(name));
  await rowHandle(page, 1, 'One').click();
  await expectSelected(page, '1 of 6 selected');
  await rowHandle(page, 3, 'One').click();
  await expectSelected(page, '1 of 6 selected');
  await rowHandle(page, 1, 'One').click({ modifiers: ['Control'] });
  await expectSelected(page, '2 of 6 selected');
  await rowHandle(page, 1, 'One').click({ modifiers: ['Control'] });
  await expectSelected(page, '1 of 6 selected');
  await rowHandle(page, 2, 'One').click();
  await rowHandle(page, 1, 'Two').click({ modifiers: ['Shift'] });
  await expectSelected(page, '3 of 6 selected');
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Label', 1, 'group Two')).toHaveValue('e');
  await groupHandle(page, 'Two').click();
  await expectSelected(page, '1 group selected');
  await page.keyboard.press('Delete');
  await save(page);
  expect(await api.items(name)).toEqual(['One | a | 1']);
});

test('Delete in a cell takes text away and no item', async ({ page, api }) => {
  const name = await api.createSet('Deleting text', sixItems);
  await openAs(page, 'admin', editorPath(name));
  await rowHandle(page, 1, 'One').click();
  await cell(page, 'Label', 2, 'group One').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Label', 1, 'group One')).toHaveValue('a');
  await expect(cell(page, 'Label', 2, 'group One')).toHaveValue('');
});

test('items are dragged within and between groups, and groups past each other', async ({ page, api }) => {
  const name = await api.createSet('Dragging', sixItems);
  await openAs(page, 'admin', editorPath(name));
  await rowHandle(page, 1, 'One').click();
  await rowHandle(page, 2, 'One').click({ modifiers: ['Shift'] });
  await rowHandle(page, 1, 'One').dragTo(cell(page, 'Label', 2, 'group Two'), {
    targetPosition: { x: 20, y: 4 },
  });
  await expect(cell(page, 'Label', 1, 'group One')).toHaveValue('c');
  await expect(cell(page, 'Label', 2, 'group Two')).toHaveValue('a');
  const firstName = page.getByRole('textbox', { name: 'Name of group 1' });
  await groupHandle(page, 'Two').hover();
  await page.mouse.down();
  await firstName.hover({ position: { x: 20, y: 20 } });
  await firstName.hover({ position: { x: 20, y: 6 } });
  await page.mouse.up();
  await expect(firstName).toHaveValue('Two');
  await save(page);
  expect(await api.items(name)).toEqual([
    'Two | d | 4',
    'Two | a | 1',
    'Two | b | 2',
    'Two | e | 5',
    'Two | f | 6',
    'One | c | 3',
  ]);
});

test('every move has a keyboard path, and is announced', { tag: '@core' }, async ({ page, api }) => {
  const name = await api.createSet('Keys', sixItems);
  await openAs(page, 'author', editorPath(name));
  await rowHandle(page, 2, 'One').click();
  await page.keyboard.press('Shift+ArrowDown');
  await expectSelected(page, '2 of 6 selected');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '2 items moved to row 1, group Two' })).toHaveCount(
    1,
  );
  await expect(cell(page, 'Label', 2, 'group Two')).toHaveValue('c');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 'Label', 3, 'group One')).toHaveValue('c');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await cell(page, 'Label', 1, 'group One').click();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Label, row 2, group One');
  await page.keyboard.type('new');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName('Value, row 3, group One');
  await save(page);
  expect((await api.items(name)).slice(0, 3)).toEqual(['One | a | 1', 'One | new | 9', 'One | b | 2']);
});

test('texts longer than 45 characters show a tooltip, shorter ones none', async ({ page, api }) => {
  const long = 'A label of forty-six characters, to be precise';
  expect(long).toHaveLength(46);
  const name = await api.createSet('Tooltips', [
    [long, '1'],
    [long.slice(0, 45), '2'],
  ]);
  await openAs(page, 'viewer', editorPath(name));
  await cell(page, 'Label', 2).hover();
  await cell(page, 'Value', 2).hover();
  await expect(page.getByText(long.slice(0, 45), { exact: true })).toHaveCount(0);
  await cell(page, 'Label', 1).hover();
  await expect(page.getByText(long, { exact: true })).toBeVisible();
});

test('rows of a spreadsheet are pasted, with a preview when they would overwrite', { tag: '@core' }, async ({
  page,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = await api.createSet('Pasting', [['a', '1']]);
  await openAs(page, 'author', editorPath(name));
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press('Control+v');
  };
  await newCell(page, 'Label').focus();
  await paste('b\t2\nc\t3\n');
  await expect(cell(page, 'Label', 3)).toHaveValue('c');
  await cell(page, 'Label', 1).focus();
  await paste('x\t7\ny\t8');
  const preview = page.getByRole('dialog', { name: 'Replace what is there?' });
  await expect(preview).toContainText('4 cells are replaced');
  await preview.getByRole('button', { name: 'Replace' }).click();
  await save(page);
  expect(await api.items(name)).toEqual(['x | 7', 'y | 8', 'c | 3']);
});

test('default values are whole numbers from 1, each once', async ({ page, api }) => {
  const name = await createDependentSet(api, [['A'], ['B']], null);
  await openAs(page, 'admin', editorPath(name, 2));
  await cell(page, 'Set as Default Value', 1).fill('0');
  await expect(page.getByText('Whole number, 1 to 2,147,483,647').first()).toBeVisible();
  await cell(page, 'Set as Default Value', 1).fill('1');
  await cell(page, 'Set as Default Value', 2).fill('1');
  await expect(page.getByText('Same as Item A').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Data Items 1 error' })).toBeVisible();
  await cell(page, 'Set as Default Value', 2).fill('');
  await expectUnsaved(page);
  await save(page);
  const { doc } = await api.load(name);
  expect(doc.items.map(({ defaultPrecedence }) => defaultPrecedence)).toEqual([1, null]);
});

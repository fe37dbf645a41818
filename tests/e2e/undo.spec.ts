import type { Page } from '@playwright/test';
import { choose, createDependentSet, criterion, dependOn, enter } from './dependentSets.ts';
import {
  cell,
  expectUnsaved,
  newCell,
  rowHandle,
  runAction,
  save,
  saveButton,
  sixItems,
  unsavedTexts,
} from './editorActions.ts';
import { editorPath, expect, openAs, test } from './fixtures.ts';
import { SettingsModal } from './settingsModal.ts';
import { type Shown, shown } from './shownGroups.ts';

function button(page: Page, name: 'Undo' | 'Redo') {
  return page.locator('main [aria-keyshortcuts]').and(page.getByRole('button', { name, exact: true }));
}

test('in a cell the browser undoes its own typing; all before is undone and done again by steps', {
  tag: '@core',
}, async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = await api.createSet('Steps', sixItems);
  await openAs(page, 'admin', editorPath(name));
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  const states: Shown[] = [];
  const first = cell(page, 'Label', 1, 'group One');
  await first.click();
  states.push(await shown(page));
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  await expect(first).toHaveValue('a');
  await expect(first).toBeFocused();
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await page.keyboard.press('Control+Shift+z');
  await expect(first).toHaveValue('ax');
  await expect(first).toBeFocused();

  const steps: readonly (() => Promise<void>)[] = [
    async () => page.keyboard.type('z'),
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.type('11');
    },
    async () => {
      await rowHandle(page, 2, 'One').click();
      await page.keyboard.press('Delete');
    },
    async () => {
      await cell(page, 'Label', 2, 'group One').focus();
      await page.keyboard.press('Alt+ArrowDown');
    },
    async () => {
      await newCell(page, 'Label', 'group Two').focus();
      await page.evaluate(() => navigator.clipboard.writeText('x\t7\ny\t8'));
      await page.keyboard.press('Control+v');
    },
    async () => {
      await page.getByRole('combobox', { name: 'Sort items by' }).click();
      await page.getByRole('option', { name: 'Value descending' }).click();
      await page.getByRole('button', { name: 'Apply Sorting' }).click();
    },
    async () => page.getByRole('textbox', { name: 'Name of group 2' }).fill('Three'),
  ];
  for (const step of steps) {
    const before = await shown(page);
    await step();
    await expect.poll(() => shown(page)).not.toEqual(before);
    states.push(await shown(page));
  }
  const goTo = async (keys: string, state: number) => {
    await page.keyboard.press(keys);
    await expect.poll(() => shown(page), { message: `${keys} to ${state}` }).toEqual(states[state]);
  };
  for (const state of [6, 5, 4]) await goTo('Control+z', state);
  await expect(newCell(page, 'Label', 'group Two')).toBeFocused();
  for (const state of [3, 2]) await goTo('Control+z', state);
  await expect(page.getByText('1 of 6 selected', { exact: true })).toHaveCount(1);
  await expect(rowHandle(page, 2, 'One')).toBeFocused();
  await goTo('Control+z', 1);
  await expect(cell(page, 'Value', 1, 'group One')).toBeFocused();
  await goTo('Control+z', 0);
  await expect(cell(page, 'Label', 1, 'group One')).toBeFocused();
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  for (const [state, keys] of ['', 'Control+Shift+z', 'Control+y'].entries())
    if (keys !== '') await goTo(keys, state);
  for (const state of [3, 4, 5, 6, 7]) {
    await button(page, 'Redo').click();
    await expect.poll(() => shown(page), { message: `Redo to ${state}` }).toEqual(states[state]);
  }
  await expect(button(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');

  await save(page);
  const stored = await api.items(name);
  await button(page, 'Undo').click();
  await expect(page.getByRole('textbox', { name: 'Name of group 2' })).toHaveValue('Two');
  await expectUnsaved(page);
  await save(page);
  expect(await api.items(name)).toEqual(stored.map((item) => item.replace('Three', 'Two')));
  await button(page, 'Undo').click();
  await expectUnsaved(page);
  await runAction(page, 'Discard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Your changes have been discarded.')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(states[6]);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
});

/** What a cell of the first criterion says, being edited or not, with the focus in it. */
async function expectCell(page: Page, column: number, text: string): Promise<void> {
  const read = () =>
    criterion(page, 1, column).evaluate((element) => ({
      text: element.querySelector('input')?.value ?? element.textContent,
      hasFocus: element.contains(document.activeElement),
      // Says where it went, when it is elsewhere.
      focused: (document.activeElement?.cloneNode() as Element | undefined)?.outerHTML,
    }));
  await expect.poll(read).toMatchObject({ text, hasFocus: true });
}

test('undo leads across the tabs, with criteria and dependencies; in the settings it stays there', async ({
  page,
  api,
}) => {
  const name = await createDependentSet(api, [['A', ['Businessowners', null, 'x']], ['B']]);
  await openAs(page, 'admin', editorPath(name, 2));
  await cell(page, 'Label', 2).fill('Item B2');
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await choose(page, 1, 2, 'Commercial Auto');
  await enter(page, 1, 4, 'y');
  await dependOn(page, 3, 'Vehicles', 'Model year (modelYear)');
  await expectUnsaved(page);

  const third = page.getByRole('group', { name: 'Form field dependency 3' });
  await page.keyboard.press('Control+z');
  await expect(third.getByRole('combobox', { name: 'Field' })).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(third.getByRole('combobox', { name: 'Form Template' })).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expectCell(page, 4, 'x');
  await page.keyboard.press('Control+z');
  await expectCell(page, 2, 'Businessowners');
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(editorPath(name, 2));
  await expect(cell(page, 'Label', 2)).toHaveValue('Item B');
  await expect(cell(page, 'Label', 2)).toBeFocused();
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await page.keyboard.press('Control+y');
  await expect(cell(page, 'Label', 2)).toHaveValue('Item B2');
  await page.keyboard.press('Control+y');
  await expect(page).toHaveURL(/dynamicCriteria$/);
  await expectCell(page, 2, 'Commercial Auto');
  await page.keyboard.press('Control+y');
  await expectCell(page, 4, 'y');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(third.getByRole('combobox', { name: 'Field' })).toHaveValue('Model year (modelYear)');

  const modal = await SettingsModal.edit(page);
  await modal.description.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' twice');
  await modal.choose('Server-side Search', 'True');
  await page.keyboard.press('Control+z');
  await expect(
    modal.dialog
      .getByRole('radiogroup', { name: /^Server-side Search/ })
      .getByRole('radio', { name: 'False' }),
  ).toBeChecked();
  await modal.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(modal.description).toHaveValue('Made for a test');
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  await modal.dialog.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(modal.description).toHaveValue('Made for a test twice');
  await modal.confirm.click();
  await modal.expectSaved();
  await page.getByRole('link', { name: 'Dynamic Criteria' }).click();
  await expect(third.getByRole('combobox', { name: 'Field' })).toHaveValue('Model year (modelYear)');
  await save(page);
  expect((await api.load(name)).doc).toMatchObject({ description: 'Made for a test twice' });
});

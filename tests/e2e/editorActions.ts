import { expect, type Locator, type Page } from '@playwright/test';

/** The input of a cell by its column and row, counted from 1 within its group. */
export function cell(
  page: Page,
  column: 'Label' | 'Value' | 'Set as Default Value',
  row: number,
  group = 'group 1',
): Locator {
  return page.getByRole('textbox', { name: `${column}, row ${row}, ${group}`, exact: true });
}

/** The label of the first item, whatever its group is called. */
export function firstLabel(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Label, row 1, / }).first();
}

/** The input of the blank row at the end of a group. */
export function newCell(page: Page, column: 'Label' | 'Value', group = 'group 1'): Locator {
  return page.getByRole('textbox', { name: `${column}, new row, ${group}`, exact: true });
}

/** The handle of a row, by which it is selected and moved. */
export function rowHandle(page: Page, row: number, group: string): Locator {
  return page.getByRole('button', { name: `Select row ${row}, group ${group}`, exact: true });
}

/** Six items in two groups: label, value, group. */
export const sixItems = [
  ['a', '1', 'One'],
  ['b', '2', 'One'],
  ['c', '3', 'One'],
  ['d', '4', 'Two'],
  ['e', '5', 'Two'],
  ['f', '6', 'Two'],
] as const;

/** Time for what should be there already, in milliseconds. */
const soon = { timeout: 5_000 };

/** Runs an action of the editor, from the bar or from its overflow menu. */
export async function runAction(page: Page, name: string): Promise<void> {
  await saveButton(page).waitFor();
  const button = page.locator('main').getByRole('button', { name, exact: true });
  // The bar may still find out what it has room for: where the action was not, it is looked for again.
  await expect(async () => {
    if (await button.isVisible()) return button.click(soon);
    await page.getByRole('button', { name: 'More actions' }).click(soon);
    const item = page.getByRole('menuitem', { name, exact: true });
    return item.click(soon).catch(async (error: unknown) => {
      await page.keyboard.press('Escape');
      throw error;
    });
  }).toPass({ timeout: 30_000 });
}

/** That an action of the editor, in the bar or in its overflow menu, is disabled. */
export async function expectDisabledAction(page: Page, name: string): Promise<void> {
  await saveButton(page).waitFor();
  const button = page.locator('main').getByRole('button', { name });
  await expect(async () => {
    if (await button.isVisible()) return expect(button).toHaveAttribute('aria-disabled', 'true', soon);
    await page.getByRole('button', { name: 'More actions' }).click(soon);
    try {
      await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true', soon);
    } finally {
      await page.keyboard.press('Escape');
    }
  }).toPass({ timeout: 30_000 });
}

/** The Save button, whatever its second line says. */
export function saveButton(page: Page): Locator {
  return page.locator('main').getByRole('button', { name: /^Save/ });
}

/** Saves and waits for the success text. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
}

/** What Save says under its label while there is something to save. */
export const unsavedTexts = /Unsaved changes|Not saved/;

/** That the editor says it holds unsaved changes. */
export async function expectUnsaved(page: Page): Promise<void> {
  await expect(saveButton(page)).toContainText(unsavedTexts);
}

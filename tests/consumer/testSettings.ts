import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** What a server describes, and what depends on what. */
export function testSettings(desk: () => Desk): void {
  test('a setting switches another on and off, which resets it', async () => {
    const { go, output, page } = desk();
    await go('/settings', 'Settings');
    const values = async () => JSON.parse((await output('Values').textContent()) || '{}');
    await page.getByRole('textbox', { name: 'Title' }).fill('Peril');
    await page.getByRole('switch', { name: 'Limited' }).click();
    const limit = page.getByLabel('Limit', { exact: true });
    await limit.fill('250');
    await expect.poll(values).toEqual({ title: 'Peril', isLimited: 'true', limit: '250' });
    await page.getByRole('switch', { name: 'Limited' }).click();
    await expect.poll(values).toEqual({ title: 'Peril', isLimited: 'false', limit: '' });
    await limit.waitFor({ state: 'detached' });
  });

  test('dependencies decide the columns of the criteria, which are given back as plain data', async () => {
    const { go, output, page } = desk();
    await go('/settings', 'Settings');
    const criteria = async () => JSON.parse((await output('Criteria').textContent()) ?? '');
    const dependency = async () => JSON.parse((await output('Dependency').textContent()) ?? '');
    await page.getByRole('checkbox', { name: 'Product' }).check();
    const first = page.getByRole('group', { name: 'Form field dependency 1' });
    await first.getByRole('combobox', { name: 'Form Template' }).click();
    await page.getByRole('option', { name: 'Loss Report' }).click();
    await first.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Building loss' }).click();
    await expect.poll(dependency).toMatchObject({
      productDependent: true,
      sourceFieldDependencies: [{ formTemplateUniqueName: 'LossReport', fieldName: 'buildingLoss' }],
    });

    const cells = page.getByRole('grid', { name: 'Criteria' }).getByRole('row').nth(2).getByRole('gridcell');
    await cells.nth(0).click();
    await page.getByRole('option', { name: 'Water damage' }).click();
    await cells.nth(2).click();
    await page.keyboard.type('<b>9</b>');
    await page.keyboard.press('Enter');
    await expect.poll(criteria).toMatchObject([
      { value: 'fire', productName: 'ho3', fieldValue1: null },
      { value: 'water', productName: null, fieldValue1: '<b>9</b>' },
    ]);
  });

  test('a grid of this application’s rows is edited in place and removed from by keyboard', async () => {
    const { go, output, page } = desk();
    await go('/settings', 'Settings');
    const factors = async () => JSON.parse((await output('Factors as saved').textContent()) ?? '');
    const cells = page.getByRole('grid', { name: 'Factors' }).getByRole('row').nth(1).getByRole('gridcell');
    await cells.nth(0).click();
    await page.keyboard.type('NE');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2.25');
    await page.keyboard.press('Enter');
    await expect.poll(factors).toEqual([
      { id: '1', state: 'NE', factor: '2.25' },
      { id: '2', state: 'OH', factor: '2' },
    ]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(factors).toEqual([{ id: '1', state: 'NE', factor: '2.25' }]);
  });
}

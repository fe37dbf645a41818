import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** What the size of things asks for: of windows, and of data. */
export function testDesk(desk: () => Desk): void {
  test('a hundred thousand rows are sorted, scrolled and selected, and only those in sight are drawn', async () => {
    const { go, output, page } = desk();
    await go('/ledger', 'Ledger');
    const grid = page.getByRole('grid', { name: 'Payments' });
    await grid.getByRole('columnheader', { name: 'Payee' }).getByRole('button').click();
    await grid.getByRole('row', { name: /Payee 00001/ }).waitFor();
    await grid
      .getByRole('row', { name: /Payee 00001/ })
      .getByRole('checkbox')
      .check();
    await grid
      .getByRole('row', { name: /Payee 00004/ })
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => output('Chosen').textContent()).toBe('4');
    await page.keyboard.press('ControlOrMeta+End');
    await grid.getByRole('row', { name: /Payee 99999/ }).waitFor();
    expect(await grid.getByRole('row').count()).toBeLessThan(100);
    await grid.getByRole('columnheader').first().getByRole('checkbox').check();
    await expect.poll(() => output('Chosen').textContent()).toBe('100000');
  });

  test('in a narrow window the places are in a drawer, which closes when one is chosen', async () => {
    const { button, go, page } = desk();
    await page.setViewportSize({ width: 800, height: 900 });
    await go('/people', 'People');
    await button(/navigation/i).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Letters' }).click();
    await page.getByRole('heading', { name: 'Letters', level: 1 }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('navigation').getByRole('link', { name: 'People' }).waitFor();
  });
}

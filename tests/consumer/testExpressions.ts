import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** Scripts, patterns and the fields that they are about. */
export function testExpressions(desk: () => Desk): void {
  test('a field is chosen in two steps', async () => {
    const { go, output, page } = desk();
    await go('/expressions', 'Expressions');
    const source = page.getByRole('group', { name: 'Source of the reserve' });
    await source.getByRole('combobox', { name: 'Search a form' }).fill('loss');
    await page.getByRole('option', { name: 'Loss Report' }).click();
    await source.getByRole('combobox', { name: 'Choose a field' }).fill('cont');
    await page.getByRole('option', { name: 'Contents loss' }).click();
    await expect.poll(() => output('Source').textContent()).toBe('LossReport::contentsLoss');
    await source.getByText('Contents loss (Loss Report)').waitFor();
  });

  test('a function goes into the script with its fields, in colours, and is saved', async () => {
    const { button, go, output, page } = desk();
    await go('/expressions', 'Expressions');
    await button('Edit reserve').click();
    const dialog = page.getByRole('dialog', { name: 'JavaScript Expression' });
    const editor = dialog.getByRole('textbox', { name: 'Script' });
    await editor.waitFor();
    await dialog.getByRole('button', { name: /^Function / }).click();
    await page.getByRole('combobox', { name: 'Search functions' }).fill('sum');
    await page.keyboard.press('Enter');
    const focused = page.locator(':focus');
    await dialog
      .getByRole('button', { name: /^Function sum/ })
      .and(focused)
      .waitFor();
    for (const [row, field] of ['Building loss', 'Contents loss'].entries()) {
      const group = dialog.getByRole('group', { name: `Field ${row + 1}` });
      await group.getByRole('combobox', { name: 'Search a form' }).fill('loss');
      await page.getByRole('option', { name: 'Loss Report' }).click();
      await group.getByRole('combobox', { name: /^Choose/ }).fill(field);
      await page.getByRole('option', { name: field }).click();
      await group.getByRole('button', { name: 'Done' }).click();
      await group.getByRole('button', { name: 'Change' }).and(focused).waitFor();
    }
    await dialog.getByRole('button', { name: 'Add to Script' }).click();
    const styles = await editor.evaluate((content) => {
      const text = [...content.querySelectorAll('.cm-line span')].find(
        (span) => span.textContent === "'LossReport'",
      );
      return {
        editor: getComputedStyle(content.closest('.cm-editor') ?? content).display,
        line: getComputedStyle(content).color,
        text: text && getComputedStyle(text).color,
      };
    });
    expect(styles.editor).toBe('flex');
    expect(styles.text).toMatch(/^rgb/);
    expect(styles.text).not.toBe(styles.line);

    await page.keyboard.type(' * ');
    await dialog.getByText('Line 1: unexpected token.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.type('1.1');
    await dialog.getByRole('button', { name: 'Save and Close' }).click();
    await expect
      .poll(() => output('Script').textContent())
      .toBe("sum(field('LossReport', 'buildingLoss'), field('LossReport', 'contentsLoss')) * 1.1");
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a pattern is tested in a worker, its match marked, one that takes too long ended, and it is kept', async () => {
    const { button, go, output, page } = desk();
    await go('/expressions', 'Expressions');
    await button('Edit pattern').click();
    const dialog = page.getByRole('dialog', { name: 'Regular Expression for claimNumber' });
    await dialog.getByRole('textbox', { name: 'Regular Expression' }).fill('CL-\\d{4}-\\w');
    await dialog.getByRole('textbox', { name: 'Test Data' }).fill('of CL-0042-A, <b>urgent</b>');
    await button('Test').click();
    await dialog.getByText('Test Failed. Test data does not match Regular Expression').waitFor();
    expect(await dialog.locator('mark').first().textContent()).toBe('CL-0042-A');
    await dialog.getByRole('textbox', { name: 'Test Data' }).fill('CL-0042-A');
    await button('Test').click();
    await dialog.getByText('Success! Test Data is valid for Regular Expression entered').waitFor();
    await dialog.getByRole('textbox', { name: 'Regular Expression' }).fill('^(a+)+$');
    await dialog.getByRole('textbox', { name: 'Test Data' }).fill(`${'a'.repeat(60)}!`);
    await button('Test').click();
    await dialog.getByText('Test Failed. The Regular Expression takes too long').waitFor();
    await dialog.getByRole('textbox', { name: 'Regular Expression' }).fill('CL-\\d{4}-\\w');
    await button('Done').click();
    await expect.poll(() => output('Pattern').textContent()).toBe('CL-\\d{4}-\\w');
  });
}

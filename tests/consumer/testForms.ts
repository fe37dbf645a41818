import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** A form of another team, built and filled in: nothing of the studio's server is there. */
export function testForms(desk: () => Desk): void {
  test('a form is built by keyboard and pointer, and filled in as it is built', async () => {
    const { go, button, output, page } = desk();
    await go('/forms', 'Forms');
    const cell = (name: RegExp) => page.getByRole('gridcell', { name });
    await button('Text').click();
    await cell(/^Text/).waitFor();
    await page.keyboard.press('F2');
    await page.keyboard.type('Insured');
    await page.keyboard.press('Enter');
    await cell(/^Insured/).waitFor();
    // A component that is dropped goes beside what it is dropped on the end of.
    await button('Choice').hover();
    await page.locator('[data-component="choice"][draggable="true"]').waitFor();
    const from = (await button('Choice').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.down();
    // A drag begins with a short way.
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
    const to = (await cell(/^Insured/).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(to.x + to.width - 4, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await cell(/^Choice/).waitFor();
    await page.getByRole('switch', { name: 'Answer needed' }).click();
    const filled = page.getByRole('region', { name: 'To fill in' });
    await filled.getByRole('textbox', { name: 'Insured' }).fill('Tern Marine');
    await expect
      .poll(async () => JSON.parse((await output('Values').textContent()) ?? ''))
      .toEqual({ text: 'Tern Marine' });
    await expect.poll(() => output('Problems').textContent()).toBe('choice: required');
    await button('Check').click();
    await filled.getByText('Required.').waitFor();
    await filled.getByRole('combobox', { name: /^Choice/ }).click();
    await page.getByRole('option', { name: 'Water damage' }).click();
    await expect.poll(() => output('Problems').textContent()).toBe('');
    await page.keyboard.press('Escape');
    await cell(/^Insured/).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByText('This form has no fields yet').waitFor();
    await page.keyboard.press('Control+z');
    await cell(/^Insured/).waitFor();
  });
}

import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** What was changed in a claim, by whom, and what becomes of it. */
export function testHistory(desk: () => Desk): void {
  test('a change is taken back, and the focus goes on to the next', async () => {
    const { button, go, page } = desk();
    await go('/history', 'History');
    await button('Revert Peril of Claim').click();
    await expect.poll(() => button('Revert the addition of Photo 1').evaluate(isFocused)).toBe(true);
    expect(await page.getByText('Flood').count()).toBe(0);
  });

  test('what two people changed is decided', async () => {
    const { go, output, page } = desk();
    await go('/history', 'History');
    expect(await output('Undecided').textContent()).toBe('1');
    const group = page.getByRole('radiogroup', { name: 'Reserve of Claim' });
    await group.getByRole('radio', { name: 'Grace Hopper' }).check();
    await expect.poll(() => output('Undecided').textContent()).toBe('0');
  });

  test('a version is compared and restored', async () => {
    const { button, go, output, page } = desk();
    await go('/history', 'History');
    await page.getByRole('radio', { name: 'Version 1' }).check();
    await page.getByRole('heading', { name: 'Version 1, the first' }).waitFor();
    await button('Restore as unsaved changes').click();
    await expect.poll(() => output('Restored').textContent()).toBe('v1');
  });

  test('who else is here, and what a save would write, are in the head of the editor', async () => {
    const { button, go, page } = desk();
    await go('/claims/c1', 'CL-0001');
    await button('Grace Hopper is here').waitFor();
    await button('Show what is saved').click();
    await page.getByRole('dialog', { name: 'Show what is saved' }).getByText('Water damage').waitFor();
    await page.keyboard.press('Escape');
  });
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

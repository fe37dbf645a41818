import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** Who works on a claim, and how they are found. */
export function testPeople(desk: () => Desk): void {
  test('a card is fetched when its name is pressed', async () => {
    const { button, go, page } = desk();
    await go('/people', 'People');
    await button('Grace Hopper').click();
    const card = page.getByRole('dialog', { name: 'Grace Hopper' });
    expect(await card.getByRole('link').getAttribute('href')).toBe('mailto:grace@claims.example');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
  });

  test('a filter becomes the URI of a list', async () => {
    const { button, go, output, page } = desk();
    await go('/people', 'People');
    await button('Add Condition').click();
    const condition = page.getByRole('group', { name: 'Condition 1' });
    await condition.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Name' }).click();
    await condition.getByRole('textbox', { name: 'Value' }).fill('Ada & Grace');
    await expect.poll(() => output('Filter').textContent()).toBe('/Adjuster?name=Ada%20%26%20Grace');
  });

  test('adjusters are picked on two pages', async () => {
    const { button, go, output, page } = desk();
    await go('/people', 'People');
    await button('Assign').click();
    const picker = page.getByRole('dialog', { name: 'Adjusters' });
    await picker.getByRole('checkbox', { name: 'Select Adjuster 02' }).check();
    await picker.getByRole('button', { name: 'Page 2' }).click();
    await picker.getByRole('checkbox', { name: 'Select Adjuster 30' }).check();
    await picker.getByText('2 Selected').waitFor();
    await picker.getByRole('button', { name: 'Select', exact: true }).click();
    await expect.poll(() => output('Picked').textContent()).not.toBe('');
    const picked: unknown = JSON.parse((await output('Picked').textContent()) ?? '');
    expect(picked).toEqual({
      mode: 'items',
      items: [
        { id: 'a2', name: 'Adjuster 02' },
        { id: 'a30', name: 'Adjuster 30' },
      ],
      action: 'select',
      context: 'CL-0001',
      count: 2,
    });
    await picker.waitFor({ state: 'hidden' });
  });

  test('references are weighed before something is removed', async () => {
    const { button, go, output, page } = desk();
    await go('/people', 'People');
    const dialog = page.getByRole('dialog', { name: /References$/ });
    await button('Remove Grace Hopper').click();
    await dialog.getByRole('row', { name: /Refer large losses/ }).waitFor();
    await dialog.getByRole('button', { name: 'No' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await output('Removed').textContent()).toBe('false');
    await button('Remove Grace Hopper').click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => output('Removed').textContent()).toBe('true');
  });
}

import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** The condition of a rule, and its actions. */
export function testRules(desk: () => Desk): void {
  test('a condition is changed, negated, added and taken back', async () => {
    const { go, output, page } = desk();
    await go('/rules', 'Rules');
    const tree = page.getByRole('treegrid', { name: 'Conditions' });
    const condition = () => output('Condition').textContent();
    const loaded = await condition();
    const reserve = tree.getByRole('row', { name: /Reserve/ });
    await reserve.getByRole('textbox', { name: 'Value' }).fill('75000');
    await expect.poll(condition).toContain('"valueString":"75000"');
    await reserve.getByRole('button', { name: 'Negate' }).click();
    await expect.poll(condition).toContain('{"kind":"UnaryCondition","operator":"not"');
    await tree.getByRole('textbox', { name: 'days' }).fill('14');
    await expect.poll(condition).toContain('{"name":"days","value":"14"');

    const foot = tree.getByRole('row', { name: 'Condition', exact: true }).first();
    await foot.getByRole('button', { name: 'Condition' }).click();
    await expect.poll(() => output('Incomplete').textContent()).toBe('1');
    const added = tree.getByRole('row', { name: /^nothing chosen/ });
    await added.getByRole('button', { name: /^Left side/ }).click();
    await added.getByRole('combobox', { name: 'Left side' }).fill('res');
    await page.getByRole('option', { name: 'Reserve' }).click();
    const second = tree.getByRole('row', { name: /^Reserve/ });
    await second.getByRole('combobox', { name: 'Operator' }).click();
    await page.getByRole('option', { name: 'exists' }).click();
    await expect.poll(() => output('Incomplete').textContent()).toBe('0');
    await expect.poll(condition).toContain('"operatorName":"exists"}');

    const undo = page.getByRole('button', { name: 'Undo' }).first();
    while ((await condition()) !== loaded) await undo.click();
    expect(await output('Incomplete').textContent()).toBe('0');
  });

  test('a rule is reviewed, and an error leads to its condition', async () => {
    const { button, go, page } = desk();
    await go('/rules', 'Rules');
    const tree = page.getByRole('treegrid', { name: 'Conditions' });
    await tree.getByRole('textbox', { name: 'days' }).fill('');
    await button('Review').click();
    const dialog = page.getByRole('dialog', { name: 'Review Rule' });
    await dialog.getByRole('tab', { name: 'Errors' }).click();
    await dialog.getByRole('button', { name: /Fill in every blank/ }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    const condition = tree.getByRole('row', { name: /The loss was reported within/ });
    await expect.poll(() => condition.evaluate((row) => row === document.activeElement)).toBe(true);
  });

  test('an action is added and filled in', async () => {
    const { button, go, output, page } = desk();
    await go('/rules', 'Rules');
    await button('Refer the claim').click();
    await page.getByRole('textbox', { name: 'adjuster' }).fill('Grace <b>Hopper</b>');
    await expect
      .poll(() => output('Actions').textContent())
      .toContain('"parameters":[{"name":"adjuster","value":"Grace <b>Hopper</b>","typeName":"String"}]');
    await expect.poll(() => output('Actions').textContent()).toContain('"rawExpression":"claim.flag');
  });
}

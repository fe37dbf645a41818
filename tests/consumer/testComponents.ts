import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** What the design system has, and the widgets around a list and its editor. */
export function testComponents(desk: () => Desk): void {
  test('a grid over an array sorts, searches, pages, selects and opens by this application’s router', async () => {
    const { button, go, output, page } = desk();
    await go('/', 'Claims');
    const grid = page.getByRole('grid', { name: 'Claims' });
    await grid.getByRole('link', { name: 'CL-0001' }).waitFor();
    await grid.getByRole('columnheader', { name: 'Number' }).getByRole('button').click();
    await grid.getByRole('link', { name: 'CL-0060' }).waitFor();
    await page.getByLabel('Search claims').fill('tern');
    await page.getByText('12 claims').first().waitFor();
    await button('Close Claims').click();
    await grid.getByRole('checkbox').nth(1).check();
    await grid.getByRole('checkbox').nth(2).check();
    await button('Close claims').click();
    await expect.poll(() => output('Closed claims').textContent()).toBe('2');
    await button('Audit').click();
    await page.getByRole('alertdialog').getByText('Audit').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Search claims').fill('');
    await page.getByRole('button', { name: /^(Page )?2$/ }).click();
    await grid.getByRole('link', { name: 'CL-0030' }).click();
    await page.getByRole('heading', { name: 'CL-0030' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/claims/c30');
  });

  test('data items are edited and given back as plain data', async () => {
    const { button, go, output, page } = desk();
    await go('/claims/c1', 'CL-0001');
    await page
      .getByRole('textbox', { name: /^Label/ })
      .first()
      .fill('Burst pipe');
    await button('Save').click();
    await expect.poll(() => output('Saved').textContent()).toContain('Burst pipe');
    await page.getByRole('link', { name: 'Back to claims' }).click();
    await page.getByRole('heading', { name: 'Claims' }).waitFor();
  });

  test('fields hold their own values, and one is held by the form', async () => {
    const { button, go, output, page } = desk();
    await go('/fields', 'New claim');
    await page.getByLabel('Insured').fill('Tern Marine');
    await page.getByLabel('Description').fill('Hull <b>damage</b>');
    await page.getByLabel('Reserve').fill('60000');
    await page.getByLabel('Injury').check();
    await page.getByLabel('Liability').check();
    await page.getByRole('switch', { name: 'Notify the agent' }).click();
    await page.getByRole('textbox', { name: 'Date of loss' }).fill('02/29/2028');
    await page.getByRole('button', { name: 'Choose Date of loss' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /February 28/ })
      .click();
    await page.getByRole('textbox', { name: /start/i }).fill('01/01/2028');
    await page.getByRole('combobox', { name: 'Tags' }).fill('flood');
    await page.getByRole('option', { name: 'flood', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'roof.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not much of a picture'),
    });
    await page.getByText('roof.png').first().waitFor();
    await page.getByLabel('Adjuster').fill('GH');
    await button('File claim').click();
    await expect.poll(() => output('Sent').textContent()).not.toBe('');
    const sent: unknown = JSON.parse((await output('Sent').textContent()) ?? '');
    expect(sent).toMatchObject({
      insured: 'Tern Marine',
      description: 'Hull <b>damage</b>',
      injury: 'on',
      adjuster: 'GH',
      reserve: 50_000,
      loss: Date.UTC(2028, 1, 28),
      tags: ['flood'],
      period: { start: Date.UTC(2028, 0, 1), end: null },
      photos: ['roof.png'],
    });
    expect(await page.getByRole('switch', { name: 'Notify the agent' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Liability').isChecked()).toBe(true);
  });

  test('one of two, one of ten thousand, several of ten thousand', async () => {
    const { go, output, page } = desk();
    await go('/choices', 'Choices');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Closed' }).click();
    await page.getByRole('combobox', { name: 'Status' }).getByText('Closed').waitFor();
    await page.getByRole('combobox', { name: 'Territory' }).fill('09999');
    await page.getByRole('option', { name: 'Territory 09999' }).click();
    const county = page.getByRole('combobox', { name: 'County' });
    await county.fill('00123');
    await page.getByRole('option', { name: 'Territory 00123' }).click();
    await expect.poll(() => county.inputValue()).toBe('Territory 00123');
    const several = page.getByRole('combobox', { name: 'Territories' });
    await several.fill('00042');
    await page.getByRole('option', { name: 'Territory 00042' }).click();
    await several.fill('07');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => output('Chosen').textContent()).toContain('["s9999","s42","s7');
  });

  test('layers load what draws them, open, act and close', async () => {
    const { button, go, output, page } = desk();
    await go('/layers', 'Layers');
    await button('Open dialog').click();
    await page.getByRole('dialog', { name: 'Claim details' }).getByText('Wind, roof').waitFor();
    await page.keyboard.press('Escape');
    await button('Delete claim').click();
    await page
      .getByRole('alertdialog', { name: 'Delete claim' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await expect.poll(() => output('Did').textContent()).toBe('deleted');
    await button('Show alert').click();
    await page.getByRole('alertdialog', { name: 'Closed' }).getByRole('button', { name: 'OK' }).click();
    await button('Open drawer').click();
    await page.getByRole('dialog', { name: 'Notes' }).getByText('No notes').waitFor();
    await page.keyboard.press('Escape');
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    await expect.poll(() => output('Did').textContent()).toBe('reopened');
    await button('Adjuster').click();
    await page.getByText('Grace Hopper').waitFor();
    await page.keyboard.press('Escape');
    await button('Print').hover();
    await page.getByRole('tooltip').getByText('Prints the claim').waitFor();
    await button('Flag').click();
    await expect.poll(() => output('Did').textContent()).toBe('flagged');
    await button('Pay').click();
    await expect.poll(() => output('Did').textContent()).toBe('paid');
    await button('Pay').press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Pay a part' }).click();
    await expect.poll(() => output('Did').textContent()).toBe('paid a part');
    await button('Find a command').click();
    await page.keyboard.type('reopen');
    await page.keyboard.press('Enter');
    await expect.poll(() => output('Did').textContent()).toBe('run');
  });

  test('feedback comes and goes', async () => {
    const { button, go, page } = desk();
    await go('/feedback', 'Feedback');
    await button('Save').click();
    await page.getByText('Saving…').first().waitFor();
    await button('Close claim').click();
    await page.getByText('Claim closed').first().waitFor();
    await button('Retry').click();
    await page.getByText('Tried 1 times').waitFor();
    await page.getByText('The claim is invalid').first().waitFor();
    await page.getByText('Pinned toast').first().waitFor();
    for (const text of ['Paid', 'Waiting', 'No claims yet']) await page.getByText(text).first().waitFor();
    await page.getByRole('img', { name: 'Ada Lovelace, online' }).waitFor();
    await page.getByRole('button', { name: /^Activity/ }).click();
    await page.getByText('No connection').first().waitFor();
  });

  test('parts of a page work with the keyboard', async () => {
    const { button, go, page } = desk();
    await go('/layout', 'Layout');
    await button('Bold').focus();
    await page.keyboard.press('ArrowRight');
    expect(await button('Italic').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('tab', { name: 'Facts' }).press('ArrowRight');
    await page.getByText('1,000 reserved').waitFor();
    await button('Policy').press('Enter');
    await page.getByText('HO-3').waitFor();
    expect(await button('Policy').getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('treeitem', { name: 'Losses' }).press('ArrowRight');
    await page.getByRole('treeitem', { name: 'Fire' }).waitFor();
    const splitter = page.getByRole('separator', { name: 'List and details' });
    const before = await splitter.getAttribute('aria-valuenow');
    await splitter.press('ArrowRight');
    expect(await splitter.getAttribute('aria-valuenow')).not.toBe(before);
    await page.getByRole('table', { name: 'Reserves' }).getByText('CL-0003').waitFor();
    await page.getByText('reserve * 1.1').waitFor();
    await page.locator('[data-kind="added"]').getByText('hail').first().waitFor();
    await page.getByRole('link', { name: 'New claim' }).click();
    await page.getByRole('heading', { name: 'New claim' }).waitFor();
  });
}

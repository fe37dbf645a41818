import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

const hostile = [
  '<p style="text-align: right">Pasted <span style="color: #1b7a48">green</span></p>',
  '<img src="x" onerror="document.title = \'attacked\'">',
  '<svg onload="document.title = \'attacked\'"><script>document.title = "attacked"</script></svg>',
  '<p onclick="document.title = \'attacked\'"><a href="javascript:document.title=1">click</a></p>',
].join('');

const dangerous = 'script, svg, iframe, [onerror], [onload], [onclick], [href^="javascript"]';

function paste(text: Locator, html: string): Promise<void> {
  return text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, html);
}

const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Rich text, signatures and documents. */
export function testLetters(desk: () => Desk): void {
  test('a letter is written, and styled under the strict policy', async () => {
    const { go, output, page } = desk();
    await go('/letters', 'Letters');
    const text = page.getByRole('textbox', { name: 'Letter', exact: true });
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    const letter = () => output('Letter sent').textContent();
    await text.click();
    expect(await letter()).toBe('<p>Dear claimant,</p>');
    await page.keyboard.press('ControlOrMeta+End');
    await toolbar.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type(' we pay');
    await expect.poll(letter).toBe('<p>Dear claimant,<strong> we pay</strong></p>');
    expect(Number(await styleOf(text.getByText('we pay'), 'font-weight'))).toBeGreaterThanOrEqual(600);

    await page.keyboard.press('ControlOrMeta+a');
    await toolbar.getByRole('button', { name: 'Colour' }).click();
    await page.getByRole('menuitemradio', { name: 'Red' }).click();
    await expect.poll(letter).toContain('style="color: #b3261e"');
    expect(await styleOf(text.getByText('we pay'), 'color')).toBe('rgb(179, 38, 30)');
    await toolbar.getByRole('button', { name: /^Font/ }).click();
    await page.getByRole('menuitemradio', { name: 'Courier New' }).click();
    await expect.poll(letter).toContain("font-family: 'Courier New'");
    expect(await styleOf(text.getByText('we pay'), 'font-family')).toContain('Courier New');
  });

  test('what is hostile is harmless when it is given, pasted and handed on', async () => {
    const { go, output, page } = desk();
    await go('/letters', 'Letters');
    const received = page.locator('[data-part="form-field"]', { hasText: 'Letter received' });
    const denied = received.getByText('denied');
    expect(await styleOf(denied, 'color')).toBe('rgb(179, 38, 30)');
    expect(await styleOf(denied, 'font-family')).toBe('Impact');
    expect(await styleOf(received.getByText(/^Claim/), 'text-align')).toBe('center');
    await received.getByText('Appeal').click();
    expect(await received.locator(dangerous).count()).toBe(0);

    const text = page.getByRole('textbox', { name: 'Letter', exact: true });
    await text.click();
    await paste(text, hostile);
    await expect.poll(() => output('Letter sent').textContent()).toContain('Pasted');
    expect(await styleOf(text.getByText('green'), 'color')).toBe('rgb(27, 122, 72)');
    await text.getByText('click').click();
    expect(await text.locator(dangerous).count()).toBe(0);
    expect(await output('Letter sent').textContent()).not.toMatch(/script|onerror|onload|onclick|svg/i);
    expect(await page.title()).toBe('Claims desk');
  });

  test('a signature is changed and stored', async () => {
    const { button, go, output, page } = desk();
    await go('/letters', 'Letters');
    await button('Edit signature').click();
    const dialog = page.getByRole('dialog', { name: 'Email Signature' });
    await dialog.getByRole('textbox', { name: 'Email Signature' }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(', Omaha');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => output('Signature').textContent()).toBe('<p>Claims desk, Omaha</p>');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a document is uploaded under another name', async () => {
    const { button, go, output, page } = desk();
    await go('/letters', 'Letters');
    await button('Upload a report').click();
    const dialog = page.getByRole('dialog', { name: 'Upload Document' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'police.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('hit and run'),
    });
    await dialog.getByRole('textbox', { name: 'File Name' }).fill('Report 42.pdf');
    await dialog.getByRole('button', { name: 'Upload File' }).click();
    await expect.poll(() => output('Uploaded').textContent()).toBe('Report 42.pdf: hit and run');
    await dialog.waitFor({ state: 'hidden' });
  });
}

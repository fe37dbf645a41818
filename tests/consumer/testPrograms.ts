import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';

/** Whole screens that were written from the READMEs alone, used by the keyboard. */
export function testPrograms(desk: () => Desk): void {
  test('a list comes at the second attempt, and several claims are closed without the focus being lost', async () => {
    const { button, go, page } = desk();
    const hasFocus = (role: 'grid' | 'group', name: string) =>
      page.getByRole(role, { name }).evaluate((element) => element.contains(document.activeElement));
    await go('/open-claims', 'Open claims');
    await page.getByText('The claims server is starting.').waitFor();
    await button('Retry').focus();
    await page.keyboard.press('Enter');
    const grid = page.getByRole('grid', { name: 'Open claims' });
    await grid.getByRole('row', { name: /CL-0002/ }).waitFor();
    await expect.poll(() => hasFocus('grid', 'Open claims')).toBe(true);

    await grid.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    const header = page.getByRole('group', { name: 'Selection' });
    await header.getByText('25 selected', { exact: true }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(
      await header.getByRole('button', { name: 'Select all 40' }).evaluate((it) => it.matches(':focus')),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await header.getByText('40 selected', { exact: true }).waitFor();
    await expect.poll(() => hasFocus('group', 'Selection')).toBe(true);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await grid.getByRole('checkbox').nth(1).click();
    await page.keyboard.press('Escape');
    await header.getByText('40 selected', { exact: true }).waitFor();
    await header.getByRole('button', { name: 'Close claims' }).focus();
    await page.evaluate(() => window.dispatchEvent(new Event('closed')));
    await page.getByText('No open claims').waitFor();
    expect(await header.count()).toBe(0);
    await expect.poll(() => hasFocus('grid', 'Open claims')).toBe(true);
  });

  test('what the README shows whole: claims are closed after a question, beside a rule that is dark', async () => {
    const { button, go, page } = desk();
    await go('/readme-desk', 'Claims desk');
    const grid = page.getByRole('grid', { name: 'Schäden' });
    await grid.getByRole('row', { name: /CL-0001/ }).waitFor();
    await page.getByRole('combobox', { name: 'Gefahr' }).press('Enter');
    await page.getByRole('option', { name: 'Sturm, Hagel' }).click();
    const header = page.getByRole('group', { name: 'Auswahl' });
    await header.getByText('von 20 im Filter', { exact: true }).waitFor();
    await header.getByRole('button', { name: 'Alle 20 auswählen' }).click();
    await header.getByText('20 ausgewählt', { exact: true }).waitFor();
    await header.getByRole('button', { name: 'Schließen …' }).click();
    const question = page.getByRole('alertdialog', { name: 'Schließen?' });
    await question.getByRole('button', { name: 'Ja' }).click();
    await question.getByText('CL-0023 ist gesperrt; CL-0053 ist gesperrt').waitFor();
    await question.getByRole('button', { name: 'Nein' }).click();
    await header.getByText('2 ausgewählt', { exact: true }).waitFor();
    expect(await grid.getByRole('row').count()).toBe(3);

    const themeOf = (name: string) =>
      page
        .getByRole(name === 'grid' ? 'grid' : 'treegrid')
        .evaluate((it) => getComputedStyle(it).colorScheme);
    expect(await themeOf('treegrid')).toBe('dark');
    expect(await themeOf('grid')).not.toBe('dark');
    const tree = page.getByRole('treegrid', { name: 'Vorlegen' });
    await tree.getByRole('button', { name: 'Bedingung', exact: true }).press('Enter');
    await tree.getByRole('button', { name: /^Linke Seite/ }).press('Enter');
    await page.getByRole('option', { name: 'Gefahr' }).click();
    await tree.getByRole('combobox', { name: 'Vergleich' }).press('Enter');
    await page.getByRole('option', { name: 'ist eine von' }).click();
    const values = tree.getByRole('combobox', { name: 'Wert' });
    await values.fill('Sturm');
    await page.getByRole('option', { name: 'Sturm, Hagel' }).click();
    await values.fill('Feuer');
    await values.press('Enter');
    await page.getByRole('switch', { name: 'Nur lesen' }).click();
    await tree.getByText('“Sturm, Hagel”, Feuer', { exact: true }).waitFor();
    await button('Ansehen').press('Enter');
    const review = page.getByRole('dialog', { name: 'Regel' });
    await review.getByText('Gefahr ist eine von “Sturm, Hagel”, Feuer').waitFor();
    expect(await review.evaluate((it) => getComputedStyle(it).colorScheme)).toBe('dark');
    await page.keyboard.press('Escape');
  });

  test('a rule of this team’s own language is written by the keyboard', async () => {
    const { button, go, output, page } = desk();
    await go('/referral', 'Referral rule');
    const tree = page.getByRole('treegrid', { name: 'When' });
    await tree.getByRole('button', { name: 'Condition', exact: true }).press('Enter');
    await tree.getByRole('button', { name: /^Left side/ }).press('r');
    await page.getByRole('option', { name: 'Reserve' }).waitFor();
    expect(await tree.getByRole('combobox', { name: 'Left side' }).inputValue()).toBe('r');
    // Both names have an r.
    await page.keyboard.type('es');
    await page.getByRole('option', { name: 'Insured' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tree.getByRole('combobox', { name: 'Operator' }).press('Enter');
    await page.getByRole('option', { name: 'is', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tree.getByRole('textbox', { name: 'Value' }).fill('50000');
    await button('Refer the claim').press('Enter');

    await button('Edit reserve').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'JavaScript Expression' });
    await dialog.getByRole('textbox', { name: 'Script' }).fill('rebate(premium)');
    await dialog.getByRole('button', { name: 'Cancel' }).press('Escape');
    await page.getByRole('alertdialog', { name: 'Discard changes?' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save and Close' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await button('Save rule').press('Enter');
    await expect.poll(() => output('Saved').textContent()).toContain('"reserve":"rebate(premium)"');
    const saved: unknown = JSON.parse((await output('Saved').textContent()) ?? '');
    expect(saved).toMatchObject({
      condition: {
        subconditions: [
          { lhs: { field: 'reserve' }, operatorName: 'isGreaterThan', rhs: { valueString: '50000' } },
        ],
      },
      actions: [{ kind: 'RawAction', rawExpression: 'claim.refer()' }],
    });
  });
}

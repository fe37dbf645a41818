import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** Exports the letters of carriers. */
async function exportLetters(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export LOAs' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('carrierLOAExport.xml');
  await expect(page.getByText('Successfully exported LOAs').first()).toBeVisible();
  return readFile(await file.path(), 'utf8');
}

/** Opens the import, and chooses a file. */
async function chooseFile(page: Page, text: string) {
  await page.getByRole('button', { name: 'Import LOAs' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import LOAs' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'letters.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  return dialog;
}

test('letters of authority go there and back in a file: one that fails is listed with its line, the others are imported', async ({
  page,
}) => {
  const number = `SCENARIO-${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/config/organization/browser/carrier');
  const exported = await exportLetters(page);
  expect(exported).toContain('<lettersOfAuthority');

  const letter = (own: string, issuer: string) =>
    `<letter><number>${own}</number><issuer>${issuer}</issuer><agency><id>org-5</id></agency><effective>2026-01-01</effective></letter>`;
  const failing = letter(`${number}-2`, '<code>NO-SUCH-CARRIER</code>');
  const text = exported.replace(
    '</lettersOfAuthority>',
    `${letter(number, '<id>org-1</id>')}\n${failing}\n</lettersOfAuthority>`,
  );
  const line = text.slice(0, text.indexOf(failing)).split('\n').length;

  const dialog = await chooseFile(page, text);
  const reason = "There is no carrier with the code 'NO-SUCH-CARRIER'.";
  const refused = dialog.getByRole('row', { name: new RegExp(`${number}-2`) });
  await expect(refused).toContainText(String(line));
  await expect(refused).toContainText(reason);
  await expect(dialog.getByRole('row', { name: new RegExp(`^${number} `) })).toContainText('Added');
  await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(
    dialog.getByText(/LOA\(s\) were successfully imported, however 1 LOA\(s\) had failures:/),
  ).toBeVisible();
  await expect(dialog.getByText(`Line ${line}, ${number}-2: ${reason}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');

  const again = await exportLetters(page);
  expect(again).toContain(`<number>${number}</number>`);
  expect(again).not.toContain(`${number}-2`);
  const unchanged = await chooseFile(page, again);
  await expect(unchanged.getByText(/^The file changes nothing/)).toBeVisible();
  await unchanged.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(unchanged).toHaveCount(0);

  const none = await chooseFile(page, again.replace(/<letter>[\s\S]*<\/letter>/, ''));
  await expect(none.getByText('The file holds no letters.')).toBeVisible();
  await none.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(none.getByText('Successfully imported 0 LOAs')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The least that is a PDF. */
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
);

/** A document of a product, by the label of its field. */
export function documentField(page: Page, label: string) {
  const group = page.getByRole('group', { name: label, exact: true });
  return {
    group,
    choose: async (fileName: string, content: Buffer) => {
      await group.getByRole('button', { name: /: (upload|replace)$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Upload Document' });
      await dialog.locator('input[type="file"]').setInputFiles({
        ...{ name: fileName, mimeType: 'application/octet-stream', buffer: content },
      });
      await dialog.getByRole('button', { name: 'Upload File' }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

import type { Locator, Page } from '@playwright/test';
import { expectUnsaved, saveButton } from './editorActions.ts';
import { expect } from './fixtures.ts';

/** The dialog that offers what was left unsaved. */
export function draftOffer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'You have unsaved changes' });
}

/** Waits until the edits of this page are kept in the browser. */
export async function expectKept(page: Page, count = 1): Promise<void> {
  await expectUnsaved(page);
  await expect.poll(() => countKept(page), { message: 'drafts in this browser' }).toBe(count);
}

/** That nothing is offered, once the editor is there. */
export async function expectNoOffer(page: Page): Promise<void> {
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(draftOffer(page)).toHaveCount(0);
}

function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const counts = databases.map(
      ({ name = '' }) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const counting = database.transaction('drafts').objectStore('drafts').count();
            counting.onsuccess = () => resolve(counting.result);
            counting.onerror = () => reject(counting.error);
            database.close();
          };
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });
}

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
  const countKept = async () => (await keptDrafts(page)).length;
  await expect.poll(countKept, { message: 'drafts in this browser' }).toBe(count);
}

/** Waits until no draft is kept in the browser. */
export async function expectKeptNothing(page: Page): Promise<void> {
  await expect.poll(() => keptDrafts(page), { message: 'drafts in this browser' }).toEqual([]);
}

/** Waits until a draft of this browser holds a text. */
export async function expectKeptText(page: Page, text: string): Promise<void> {
  const isKept = async () => (await keptDrafts(page)).some((draft) => draft.includes(text));
  await expect.poll(isKept, { message: `'${text}' in this browser` }).toBe(true);
}

/** That nothing is offered, once the editor is there. */
export async function expectNoOffer(page: Page): Promise<void> {
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(draftOffer(page)).toHaveCount(0);
}

/** The drafts of this browser as text. */
function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const all = databases.map(
      ({ name = '' }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
            database.close();
          };
        }),
    );
    return (await Promise.all(all)).flat().map((draft) => JSON.stringify(draft));
  });
}

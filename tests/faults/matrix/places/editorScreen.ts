import { expect } from '@playwright/test';
import { expectUnsaved, saveButton, unsavedTexts } from '../../../e2e/editorActions.ts';
import type { Place } from '../Place.ts';

/** What a place says of what it holds. */
type Held = Pick<Place, 'kind' | 'load' | 'elsewhere' | 'collision'>;

/** What all screens of editors have in common. */
export function editorScreen(held: Held) {
  return {
    ...held,
    layer: 'page',
    typesOn: true,
    isNew: false,
    reach: async () => undefined,
    expectUnsaved,
    save: (page) => saveButton(page).click(),
    expectSaved: async (page) => {
      await expect(page.getByText(held.kind.savedText).first()).toBeVisible();
      await expect(saveButton(page)).not.toContainText(unsavedTexts);
    },
    expectFailure: async (page) => {
      await expect(page.getByText(/^Your changes (still )?could not be saved\./)).toBeVisible();
      await expect(saveButton(page)).toContainText('Not saved');
      await expect(page.getByRole('button', { name: /^Activity.*\d/ })).toBeVisible();
      await expectUnsaved(page);
    },
    expectReason: async (page, reason) => {
      await page.getByRole('button', { name: /^Activity/ }).click();
      await expect(
        page
          .getByRole('dialog', { name: /^Activity/ })
          .getByText(reason)
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    },
    reachSaved: async () => undefined,
  } satisfies Partial<Place>;
}

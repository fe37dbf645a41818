import { expect } from '@playwright/test';
import { expectUnsaved, saveButton } from '../../../e2e/editorActions.ts';
import type { Place } from '../Place.ts';

/** What all tabs of the data set editor have in common. */
export const editorTab = {
  layer: 'page',
  typesOn: true,
  isNew: false,
  reach: async () => undefined,
  expectUnsaved,
  save: (page) => saveButton(page).click(),
  expectSaved: async (page) => {
    await expect(page.getByText('Successfully saved data set').first()).toBeVisible();
    await expect(saveButton(page)).not.toContainText('Unsaved changes');
  },
  expectFailure: async (page) => {
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
  draftKey: (name) => ({ kind: '/DataSet', id: name }),
  rename: null,
} satisfies Partial<Place>;

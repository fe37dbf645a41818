import { expect } from '@playwright/test';
import type { Fault } from '../Cell.ts';
import { words } from '../words.ts';

/**
 * The browser has no room for drafts. It has none from the start: what Chromium has granted, it does not take back for
 * half a minute.
 */
export const quotaExceeded: Fault = {
  title: 'Quota exceeded',
  how: 'The browser refuses to store anything.',
  browser: 'own',
  before: () => ({
    expected: 'The studio says that drafts are off. The edit stays on screen and is saved as ever.',
    run: async (stage) => {
      await stage.allowStorage(1);
      await stage.open();
      await stage.edit();
      await expect(stage.page.getByText(words.draftsOff).first()).toBeVisible();
      await stage.expectHeld();
      await stage.finish();
    },
  }),
  during: ({ typesOn }) => ({
    expected: typesOn
      ? 'The studio says that drafts are off; the save goes through. What is typed meanwhile stays on screen.'
      : 'The studio says that drafts are off; the save goes through.',
    run: async (stage) => {
      await stage.allowStorage(1);
      await stage.open();
      await stage.edit();
      await expect(stage.page.getByText(words.draftsOff).first()).toBeVisible();
      const held = await stage.startSave();
      if (typesOn) await stage.edit('second');
      await held.pass();
      if (typesOn) {
        await expect(stage.page.getByText(stage.place.kind.savedText).first()).toBeVisible();
        await stage.expectHeld('second');
        await stage.place.save(stage.page);
      }
      await stage.place.expectSaved(stage.page);
      await stage.expectOnServer(...(typesOn ? (['first', 'second'] as const) : []));
    },
  }),
  after: () => ({
    expected: 'No draft is offered: the saved edit is there.',
    run: async (stage) => {
      await stage.allowStorage(1);
      await stage.openWithSavedEdit();
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

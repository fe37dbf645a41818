import { expect } from '@playwright/test';
import type { Fault } from '../Cell.ts';
import { words } from '../words.ts';

/** The browser has no room for drafts. */
export const quotaExceeded: Fault = {
  title: 'Quota exceeded',
  how: 'The browser refuses to store anything more.',
  before: () => ({
    expected: 'The studio says that drafts are off. The edit stays on screen and is saved as ever.',
    run: async (stage) => {
      await stage.open();
      await stage.allowStorage(1);
      await stage.edit();
      await expect(stage.page.getByText(words.draftsOff).first()).toBeVisible();
      await stage.expectHeld();
      await stage.place.save(stage.page);
      await stage.place.expectSaved(stage.page);
      await stage.expectOnServer();
    },
  }),
  during: ({ layer }) => ({
    expected:
      layer === 'modal'
        ? 'The save goes through.'
        : 'The save goes through. The studio says that drafts are off for what is typed meanwhile, which stays on screen.',
    run: async (stage) => {
      const held = await stage.openWithSaveUnderWay();
      await stage.allowStorage(1);
      if (layer === 'page') {
        await stage.edit('second');
        await expect(stage.page.getByText(words.draftsOff).first()).toBeVisible();
      }
      await held.pass();
      if (layer === 'page') {
        await expect(stage.page.getByText('Successfully saved data set').first()).toBeVisible();
        await stage.expectHeld('second');
        await stage.place.save(stage.page);
      }
      await stage.place.expectSaved(stage.page);
      await stage.expectOnServer(...(layer === 'page' ? (['first', 'second'] as const) : []));
    },
  }),
  after: () => ({
    expected: 'Nothing is said, and no draft is offered: the saved edit is there.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      await stage.allowStorage(1);
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

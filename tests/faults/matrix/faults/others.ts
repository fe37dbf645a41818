import { expect } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import type { Cell, Fault } from '../Cell.ts';
import { offer, words } from '../words.ts';

/** The same user, the same object, another tab. */
export const secondTab: Fault = {
  title: 'Second tab',
  how: 'The same user opens the same object in another tab of the same browser.',
  before: ({ isNew }) => ({
    expected: isNew
      ? 'The other tab starts with an empty form, and is not offered what is being typed in the first; that stays there.'
      : 'The other tab says that there are unsaved changes in another tab, and is not offered them as a draft. They stay where they are.',
    run: async (stage) => {
      await stage.openWithKeptEdit();
      const other = await stage.context.newPage();
      await stage.lookIn(other);
      if (!isNew) await expect(other.getByText(words.unsavedInOtherTab).first()).toBeVisible();
      await expect(offer(other)).toHaveCount(0);
      await stage.expectHeld();
      await stage.finish();
    },
  }),
  during: ({ isNew }): Cell =>
    isNew
      ? {
          expected: 'The other tab starts with an empty form; the save of the first goes through.',
          run: async (stage) => {
            const held = await stage.openWithSaveUnderWay();
            await stage.openIn(await stage.context.newPage());
            await held.pass();
            await stage.place.expectSaved(stage.page);
            await stage.expectOnServer();
          },
        }
      : {
          expected:
            'When the save is through, the other tab says that the user has saved this elsewhere, and offers to take it in.',
          run: async (stage) => {
            const held = await stage.openWithSaveUnderWay();
            const other = await stage.context.newPage();
            await stage.lookIn(other);
            await held.pass();
            await stage.place.expectSaved(stage.page);
            await expect(other.getByText(words.savedElsewhere).first()).toBeVisible();
            await expect(other.getByText(words.rebaseOnto).first()).toBeVisible();
            await stage.expectOnServer();
          },
        },
  after: () => ({
    expected: 'The other tab shows the saved edit, and nothing is offered.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      stage.page = await stage.context.newPage();
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

const unknownToOthers = 'No one else can know of a set that is not yet saved.';

/** Somebody else, the same object, other parts of it. */
export const secondUser: Fault = {
  title: 'Second user',
  how: 'Somebody else saves a change to another part of the same object.',
  before: ({ isNew, elsewhere }): Cell =>
    isNew
      ? { impossible: unknownToOthers }
      : {
          expected:
            'A notice says who has saved and offers to take it in. Saving without doing so merges both, and says whose changes were taken in.',
          run: async (stage) => {
            await stage.openWithKeptEdit();
            await stage.somebodyElseSaves(elsewhere);
            await expect(stage.page.getByText(words.savedByOther).first()).toBeVisible();
            await expect(stage.page.getByText(words.rebaseOnto).first()).toBeVisible();
            await stage.expectHeld();
            await stage.place.save(stage.page);
            await expect(stage.page.getByText(words.rebased).first()).toBeVisible();
            await stage.place.expectSaved(stage.page);
            await stage.expectOnServer();
            await stage.expectTheirsOnServer(elsewhere);
          },
        },
  during: ({ isNew, elsewhere }): Cell =>
    isNew
      ? { impossible: unknownToOthers }
      : {
          expected: 'Both are saved without a question; a notice says whose changes were taken in.',
          run: async (stage) => {
            const held = await stage.openWithSaveUnderWay();
            await stage.somebodyElseSaves(elsewhere);
            await held.pass();
            await expect(stage.page.getByText(words.rebased).first()).toBeVisible();
            await stage.place.expectSaved(stage.page);
            await stage.expectOnServer();
            await stage.expectTheirsOnServer(elsewhere);
          },
        },
  after: ({ elsewhere }): Cell => ({
    expected: 'A notice says who has saved and offers to take it in. Both changes are there.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      // The editor of a new set has to be there before there can be news of it.
      await saveButton(stage.page).waitFor();
      await stage.somebodyElseSaves(elsewhere);
      await expect(stage.page.getByText(words.savedByOther).first()).toBeVisible();
      await expect(stage.page.getByText(words.rebaseOnto).first()).toBeVisible();
      await stage.expectTheirsOnServer(elsewhere);
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

import { expect } from '@playwright/test';
import type { Cell, Fault } from '../Cell.ts';
import { words } from '../words.ts';

const kept = 'The edit stays on screen as an unsaved change';

function problem(status: number, detail: string, more: object = {}) {
  return { status, json: { type: 'about:blank', title: 'Refused', status, detail, ...more } };
}

/** The server fails. */
export const answer500: Fault = {
  title: 'Answer 500',
  how: 'The server answers with an error of its own.',
  before: () => ({
    expected: `There is no message, since nothing was asked for. ${kept}, and is saved as soon as the server is well.`,
    run: async (stage) => {
      await stage.open();
      const stop = await stage.network.answer(() => true, problem(500, 'The disk is on fire.'));
      await stage.edit();
      await stage.comeBackToTab();
      await stage.untilKept();
      await stage.expectHeld();
      await stage.expectNothingAnnounced();
      await stop();
      await stage.finish();
    },
  }),
  during: () => ({
    expected: `A message says that the save failed, with the server’s reason. ${kept}; saving again works.`,
    run: async (stage) => {
      await stage.open();
      await stage.edit();
      const stop = await stage.network.answer(stage.place.kind.isSave, problem(500, 'The disk is on fire.'));
      await stage.place.save(stage.page);
      await stage.place.expectFailure(stage.page);
      await stage.place.expectReason(stage.page, 'The disk is on fire.');
      await stage.expectHeld();
      await stop();
      await stage.finish();
    },
  }),
  after: () => ({
    expected: 'A screen that cannot be loaded says so and offers to retry; the saved edit is there then.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      const stop = await stage.network.answer(
        (request) => stage.place.kind.isLoad(request, stage.name),
        problem(500, 'The disk is on fire.'),
      );
      await stage.page.goto(stage.studio.url + stage.place.savedPath(stage.name));
      await expect(stage.page.getByText('The disk is on fire.').first()).toBeVisible();
      await stop();
      await stage.page.getByRole('button', { name: 'Retry' }).click();
      await stage.place.reachSaved(stage.page);
      await stage.place.expectSavedShown(stage.page, 'first');
      await stage.expectOnServer();
    },
  }),
};

const onlySavesConflict = 'Only a save can be refused in this way.';
const neverRenames = 'Only a name that is taken is answered with 409, and no name is edited here.';

/** The name is taken. */
export const answer409: Fault = {
  title: 'Answer 409',
  how: 'The object is given a name that another one has.',
  before: () => ({ impossible: onlySavesConflict }),
  during: ({ rename }): Cell =>
    rename === null
      ? { impossible: neverRenames }
      : {
          expected: 'The name is marked as taken. Everything typed stays; with another name it is saved.',
          run: async (stage) => {
            const taken = await stage.takenName();
            await stage.open();
            await stage.edit();
            await rename(stage.page, taken);
            await stage.place.save(stage.page);
            await expect(
              stage.page.getByText(words.nameTaken(taken, stage.place.kind)).first(),
            ).toBeVisible();
            await stage.place.expectShown(stage.page, 'first');
            await rename(stage.page, stage.name);
            await stage.finish();
          },
        },
  after: () => ({ impossible: onlySavesConflict }),
};

const unknownToOthers = 'A set that is not yet saved has no version that somebody else could change.';

/** Somebody else has saved a change to the same thing. */
export const answer412: Fault = {
  title: 'Answer 412',
  how: 'Somebody else saves another value for what the edit changes, before the save arrives.',
  before: () => ({ impossible: 'Versions are compared when saving, and only then.' }),
  during: ({ collision }): Cell =>
    collision === null
      ? { impossible: unknownToOthers }
      : {
          expected:
            'Nothing is saved yet. A dialog names who saved and when, and shows what both have changed, theirs and mine. What is chosen is saved; what only one side changed is kept without asking.',
          run: async (stage) => {
            await stage.openWithKeptEdit();
            await stage.edit('second');
            const held = await stage.startSave();
            await stage.somebodyElseSaves(collision);
            await held.pass();
            const other = stage.somebodyElse.session.user.name;
            const merge = stage.page.getByRole('dialog', { name: words.mergeTitle });
            await expect(merge).toHaveAccessibleName(`You and ${other} changed the same things`);
            await expect(merge.getByText(words.savedByOther).first()).toBeVisible();
            await expect(merge.getByRole('radio', { name: other }).first()).not.toBeChecked();
            await expect(merge.getByRole('radio', { name: words.mine }).first()).not.toBeChecked();
            await stage.expectTheirsOnServer(collision);
            await merge.getByRole('button', { name: words.allMine }).click();
            await merge.getByRole('button', { name: words.mergeApply }).click();
            await stage.place.expectSaved(stage.page);
            await stage.expectOnServer('first', 'second');
          },
        },
  after: () => ({ impossible: 'Versions are compared when saving, and only then.' }),
};

/** The server finds the edit invalid. */
export const answer422: Fault = {
  title: 'Answer 422',
  how: 'The server refuses the save as invalid.',
  before: () => ({ impossible: onlySavesConflict }),
  during: () => ({
    expected: `A message says that the save was refused, with the server’s reason. ${kept}; saving again works once the reason is gone.`,
    run: async (stage) => {
      await stage.open();
      await stage.edit();
      const stop = await stage.network.answer(
        stage.place.kind.isSave,
        problem(422, 'No such words.', { errors: [] }),
      );
      await stage.place.save(stage.page);
      await stage.place.expectFailure(stage.page);
      await stage.place.expectReason(stage.page, 'No such words.');
      await stage.expectHeld();
      await stop();
      await stage.finish();
    },
  }),
  after: () => ({ impossible: onlySavesConflict }),
};

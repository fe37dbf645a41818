import { expect } from '@playwright/test';
import type { Cell, FaultName, Moment } from '../Cell.ts';
import type { Place } from '../Place.ts';
import type { Stage } from '../Stage.ts';
import { offer, words } from '../words.ts';

const goBack = ({ page, stepsBack }: Stage) => page.evaluate((steps) => history.go(-steps), stepsBack);

type Cells = Partial<Record<FaultName, Partial<Record<Moment, Cell>>>>;

const closed: Cell = {
  impossible: 'Once the save is through the dialog is closed: see the editor below it.',
};
const covered: Cell = { impossible: 'The dialog covers the links of the page.' };

/**
 * What happens to the dialog of a conflict that does not happen elsewhere.
 * @param below the editor that it is open over
 */
export function insteadInConflict(below: Place): NonNullable<Place['instead']> {
  const cells: Cells = {
    backButton: {
      before: {
        expected: 'The screen stays, and the dialog with what was written in it.',
        run: async (stage) => {
          await stage.openByLinks();
          await stage.edit();
          await goBack(stage);
          await expect(stage.page.getByText(words.leaveFailed).first()).toBeVisible();
          await stage.expectHeld();
          await stage.finish();
        },
      },
      during: {
        expected: 'The screen stays until the save is through; then the other one opens.',
        run: async (stage) => {
          await stage.openByLinks();
          await stage.edit();
          const held = await stage.startSave();
          await goBack(stage);
          await stage.place.expectShown(stage.page, 'first');
          await held.pass();
          await expect(stage.page).toHaveURL(/\/browser/);
          await stage.expectOnServer();
        },
      },
    },
    linkAway: { before: covered, during: covered },
    signOut: {
      before: {
        expected:
          'The sign-in screen opens without a question. Somebody else who signs in then is offered nothing. After signing in, the draft is offered; Restore opens the dialog again, with what was written in it.',
        run: async (stage) => {
          await stage.openWithKeptEdit();
          await stage.signOut();
          await stage.signIn('author');
          await stage.goTo(stage.page);
          await below.ready(stage.page);
          await expect(offer(stage.page)).toHaveCount(0);
          await stage.signIn('admin');
          await stage.restore();
          await stage.finish();
        },
      },
    },
    latency: {
      during: {
        expected:
          'The dialog closes at once; what was written in it is in the editor while the save is on its way.',
        run: async (stage) => {
          await stage.holdClock();
          const held = await stage.openWithSaveUnderWay();
          await stage.letTimePass('00:05');
          await stage.place.expectShown(stage.page, 'first');
          await held.pass();
          await stage.place.expectSaved(stage.page);
          await stage.expectOnServer();
        },
      },
    },
    answer412: {
      during: {
        expected:
          'The dialog comes again, with what has been saved since, and what was written in it before as mine. What is chosen is saved.',
        run: async (stage) => {
          const held = await stage.openWithSaveUnderWay();
          if (stage.place.collision !== null) await stage.somebodyElseSaves(stage.place.collision);
          await held.pass();
          const merge = stage.page.getByRole('dialog', { name: words.mergeTitle });
          await expect(merge.getByText(stage.place.keptText).first()).toBeVisible();
          await merge.getByRole('button', { name: words.allMine }).click();
          await merge.getByRole('button', { name: words.mergeApply }).click();
          await stage.place.expectSaved(stage.page);
          await stage.expectOnServer();
        },
      },
    },
    secondTab: {
      before: {
        expected:
          'The other tab says that there are unsaved changes in another tab, and is not offered them as a draft. They stay where they are.',
        run: async (stage) => {
          await stage.openWithKeptEdit();
          const other = await stage.context.newPage();
          await stage.goTo(other);
          await below.ready(other);
          await expect(other.getByText(words.unsavedInOtherTab).first()).toBeVisible();
          await expect(offer(other)).toHaveCount(0);
          await stage.expectHeld();
          await stage.finish();
        },
      },
      during: {
        expected:
          'When the save is through, the other tab says that the user has saved this elsewhere, and offers to take it in.',
        run: async (stage) => {
          const held = await stage.openWithSaveUnderWay();
          const other = await stage.context.newPage();
          await stage.goTo(other);
          await below.ready(other);
          await held.pass();
          await stage.place.expectSaved(stage.page);
          await expect(other.getByText(words.savedElsewhere).first()).toBeVisible();
          await expect(other.getByText(words.takeIn).first()).toBeVisible();
          await stage.expectOnServer();
        },
      },
    },
  };
  return (fault, moment) => (moment === 'after' ? closed : (cells[fault]?.[moment] ?? null));
}

import { expect } from '@playwright/test';
import type { Cell, FaultName, Moment } from '../Cell.ts';
import { words } from '../words.ts';

type Cells = Partial<Record<FaultName, Partial<Record<Moment, Cell>>>>;

const closed: Cell = {
  impossible: 'Once the save is through the dialog is closed: see the editor below it.',
};

const cells: Cells = {
  backButton: {
    before: {
      expected: 'The screen stays, and the dialog with what was written in it.',
      run: async (stage) => {
        await stage.openByLinks();
        await stage.edit();
        await stage.goBack();
        await expect(stage.page.getByText(words.leaveFailed).first()).toBeVisible();
        await stage.expectHeld();
        await stage.finish();
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
};

/** What happens to the dialog of a conflict that does not happen elsewhere; null for everything else. */
export function insteadInConflict(fault: FaultName, moment: Moment): Cell | null {
  return moment === 'after' ? closed : (cells[fault]?.[moment] ?? null);
}

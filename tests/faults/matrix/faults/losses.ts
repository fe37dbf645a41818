import { expect } from '@playwright/test';
import type { Fault } from '../Cell.ts';
import type { Stage } from '../Stage.ts';

interface Loss {
  readonly title: string;
  readonly how: string;
  readonly browser?: Fault['browser'];
  /** What the user notices while there are unsaved edits. */
  readonly before: string;
  /** The page goes; afterwards the stage has another one. Gives whether the browser asked first. */
  readonly strike: (stage: Stage) => Promise<boolean>;
}

/** The page goes, and the studio's memory with it: what is left is what the browser keeps. */
export function loss({ title, how, browser, before, strike }: Loss): Fault {
  const asks = before !== '';
  const offered = 'Restore brings the edit back as an unsaved change.';
  return {
    title,
    how,
    ...(browser !== undefined && { browser }),
    before: () => ({
      expected: `${before} When the place is opened again, the draft is offered; ${offered}`.trim(),
      run: async (stage) => {
        await stage.openWithKeptEdit();
        expect(await strike(stage)).toBe(asks);
        await stage.restore();
        await stage.finish();
      },
    }),
    during: () => ({
      expected:
        `${before} The save is broken off. When the place is opened again, the draft is offered; ${offered}`.trim(),
      run: async (stage) => {
        await stage.openWithSaveUnderWay();
        expect(await strike(stage)).toBe(asks);
        await stage.restore();
        await stage.finish();
      },
    }),
    after: () => ({
      expected: 'Nothing is asked and no draft is offered: the saved edit is there.',
      run: async (stage) => {
        await stage.openWithSavedEdit();
        expect(await strike(stage)).toBe(false);
        await stage.expectSavedAndNothingOffered();
      },
    }),
  };
}

import { expect } from '@playwright/test';
import type { Fault } from '../Cell.ts';
import { offer, words } from '../words.ts';

const offered = 'After signing in, the draft is offered; Restore brings the edit back as an unsaved change.';

/** The user signs out. */
export const signOut: Fault = {
  title: 'Sign-out',
  how: 'The user signs out: by the menu, or in another tab while a modal covers the menu.',
  before: () => ({
    expected: `The sign-in screen opens without a question. Somebody else who signs in then is offered nothing. ${offered}`,
    run: async (stage) => {
      await stage.openWithKeptEdit();
      await stage.signOut();
      await stage.signIn('author');
      await stage.lookIn(stage.page);
      await expect(offer(stage.page)).toHaveCount(0);
      await stage.signIn('admin');
      await stage.restore();
      await stage.finish();
    },
  }),
  during: () => ({
    expected: `The sign-in screen opens, and the save is refused because the session has ended. ${offered}`,
    run: async (stage) => {
      const held = await stage.openWithSaveUnderWay();
      await stage.signOut();
      await held.passIfWaited();
      await stage.signIn('admin');
      await stage.expectNotOnServer();
      await stage.restore();
      await stage.finish();
    },
  }),
  after: () => ({
    expected: 'The sign-in screen opens. After signing in, nothing is offered: the saved edit is there.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      await stage.signOut();
      await stage.signIn('admin');
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

/** The session ends without the user's doing. */
export const sessionExpired: Fault = {
  title: 'Session expired',
  how: 'The server no longer knows the session; the next call finds it out, be it the one that keeps the session alive.',
  browser: 'own',
  before: () => ({
    expected: `The sign-in screen opens and says that the session has ended. ${offered}`,
    run: async (stage) => {
      await stage.holdClock();
      await stage.openWithKeptEdit();
      await stage.endSession();
      await stage.letTimePass();
      await expect(stage.page.getByText(words.sessionEnded).first()).toBeVisible();
      await stage.signInHere('admin');
      await stage.restoreAfterSignIn();
      await stage.finish();
    },
  }),
  during: () => ({
    expected: `The save is refused; the sign-in screen opens and says that the session has ended. ${offered}`,
    run: async (stage) => {
      const held = await stage.openWithSaveUnderWay();
      await stage.endSession();
      await held.passIfWaited();
      await expect(stage.page.getByText(words.sessionEnded).first()).toBeVisible();
      await stage.signInHere('admin');
      await stage.restoreAfterSignIn();
      await stage.finish();
    },
  }),
  after: () => ({
    expected:
      'The sign-in screen opens and says that the session has ended. After signing in, nothing is offered: the saved edit is there.',
    run: async (stage) => {
      await stage.holdClock();
      await stage.openWithSavedEdit();
      await stage.endSession();
      await stage.letTimePass();
      await expect(stage.page.getByText(words.sessionEnded).first()).toBeVisible();
      await stage.signInHere('admin');
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

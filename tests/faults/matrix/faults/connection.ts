import { expect } from '@playwright/test';
import type { Fault } from '../Cell.ts';
import { isNews } from '../Network.ts';

const kept = 'The edit stays on screen as an unsaved change';

/** The machine has no network. */
export const networkLost: Fault = {
  title: 'Network lost',
  how: 'The browser is offline.',
  before: () => ({
    expected: `Typing goes on. ${kept}, and is saved when the network is back.`,
    run: async (stage) => {
      await stage.open();
      await stage.context.setOffline(true);
      await stage.edit();
      await stage.untilKept();
      await stage.context.setOffline(false);
      await stage.finish();
    },
  }),
  during: () => ({
    expected: `A message says that the save failed. ${kept}; saving again works when the network is back.`,
    run: async (stage) => {
      await stage.open();
      await stage.edit();
      await stage.context.setOffline(true);
      await stage.place.save(stage.page);
      await stage.place.expectFailure(stage.page);
      await stage.expectHeld();
      await stage.context.setOffline(false);
      await stage.finish();
    },
  }),
  after: () => ({
    expected: 'There is no message. The saved edit is there when the network is back.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      await stage.context.setOffline(true);
      await stage.comeBackToTab();
      await stage.expectNothingAnnounced();
      await stage.context.setOffline(false);
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

/** Every answer takes its time. */
export const latency: Fault = {
  title: '5 s latency',
  how: 'A call arrives no sooner than the test says, which is after all that the cell does meanwhile; the page’s clock goes on by 5 s.',
  browser: 'own',
  before: () => ({
    expected: 'Typing does not wait for calls that are under way, and neither does keeping the draft.',
    run: async (stage) => {
      await stage.holdClock();
      await stage.open();
      const held = await stage.network.hold((request) => request.method() === 'GET');
      await stage.comeBackToTab();
      await held.sent();
      await stage.edit();
      await stage.untilKept();
      await stage.letTimePass('00:05');
      await stage.expectHeld();
      await held.pass();
      await stage.finish();
    },
  }),
  during: ({ typesOn }) =>
    !typesOn
      ? {
          expected: 'The modal says that it is saving and stays; when the answer is there, it closes.',
          run: async (stage) => {
            await stage.holdClock();
            const held = await stage.openWithSaveUnderWay();
            await stage.letTimePass('00:05');
            await stage.place.expectShown(stage.page, 'first');
            await held.pass();
            await stage.place.expectSaved(stage.page);
            await stage.expectOnServer();
          },
        }
      : {
          expected:
            'Typing goes on while the save is on its way; what is typed meanwhile stays as an unsaved change.',
          run: async (stage) => {
            await stage.holdClock();
            const held = await stage.openWithSaveUnderWay();
            await stage.letTimePass('00:05');
            await stage.edit('second');
            await held.pass();
            await expect(stage.page.getByText(stage.place.kind.savedText).first()).toBeVisible();
            await stage.expectHeld('second');
            await stage.finish('first', 'second');
          },
        },
  after: () => ({
    expected: 'Looking at the saved edit takes its time; it is there.',
    run: async (stage) => {
      await stage.holdClock();
      await stage.openWithSavedEdit();
      const held = await stage.network.hold((request) => stage.place.kind.isLoad(request, stage.name));
      const seen = stage.expectSavedAndNothingOffered();
      await held.sent();
      await stage.letTimePass('00:05');
      await held.pass();
      await seen;
    },
  }),
};

const onlySaves = 'Only a save writes. A call that reads and whose answer is lost is made again.';

/** The server has written, and the browser never receives the answer. */
export const answerLost: Fault = {
  title: 'Answer lost after the write',
  how: 'The save arrives and is written; its answer is lost.',
  before: () => ({ impossible: onlySaves }),
  during: () => ({
    expected: `A message says that the save failed. ${kept}; saving again is recognised as the same save, makes no second version and meets no conflict.`,
    run: async (stage) => {
      // By its news the server would tell of the save.
      const unsilence = await stage.network.answer(isNews, { status: 503, json: {} });
      await stage.open();
      await stage.edit();
      const { lost, stop } = await stage.network.loseAnswers(stage.place.kind.isSave);
      await stage.place.save(stage.page);
      await lost;
      await stage.place.expectFailure(stage.page);
      await stage.expectHeld();
      await stop();
      const written = await stage.saved();
      await stage.finish();
      expect((await stage.saved())?.version).toBe(written?.version);
      await unsilence();
    },
  }),
  after: () => ({ impossible: onlySaves }),
};

/** The server is killed on the spot, and started again on the same data. */
export const serverKilled: Fault = {
  title: 'Server SIGKILLed and restarted',
  how: 'The server’s process is killed with SIGKILL and started again.',
  before: () => ({
    expected: `Typing goes on while there is no server. ${kept}, and is saved when the server is back.`,
    run: async (stage) => {
      await stage.open();
      await stage.studio.kill();
      await stage.edit();
      await stage.untilKept();
      await stage.studio.restart();
      await stage.finish();
    },
  }),
  during: () => ({
    expected: `A message says that the save failed. ${kept}; saving again works when the server is back.`,
    run: async (stage) => {
      const held = await stage.openWithSaveUnderWay();
      await stage.studio.kill();
      await held.pass();
      await stage.place.expectFailure(stage.page);
      await stage.expectHeld();
      await stage.studio.restart();
      await stage.finish();
    },
  }),
  after: () => ({
    expected: 'What was confirmed is there when the server is back.',
    run: async (stage) => {
      await stage.openWithSavedEdit();
      await stage.studio.kill();
      await stage.studio.restart();
      await stage.expectSavedAndNothingOffered();
    },
  }),
};

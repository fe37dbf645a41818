import { expect } from '@playwright/test';
import type { Cell, Fault } from '../Cell.ts';
import type { Stage } from '../Stage.ts';
import { words } from '../words.ts';

interface Leaving {
  readonly title: string;
  readonly how: string;
  /** Asks to leave. */
  readonly leave: (stage: Stage) => Promise<void>;
  /** Why it cannot be done while a modal is open; null when it can. */
  readonly impossibleInModal: string | null;
}

/** The user leaves within the studio: a valid edit is saved on the way, and a modal does not let go. */
export function leaving({ title, how, leave, impossibleInModal }: Leaving): Fault {
  const inModal = (cell: Cell): Cell =>
    impossibleInModal === null ? cell : { impossible: impossibleInModal };

  const savesFirst: Cell = {
    expected: 'The edit is saved first; then the other screen opens.',
    run: async (stage) => {
      await stage.openByLinks();
      await stage.edit();
      await leave(stage);
      await expectList(stage);
      await stage.expectOnServer();
      await stage.expectSavedAndNothingOffered();
    },
  };
  const modalStays: Cell = {
    expected: 'The modal stays as it is, and a notice says to save or cancel the settings first.',
    run: async (stage) => {
      await stage.openByLinks();
      await stage.edit();
      await leave(stage);
      await expect(stage.page.getByText(words.modalHolds).first()).toBeVisible();
      await stage.expectHeld();
      await stage.finish();
    },
  };
  const waitsForSave: Cell = {
    expected: 'The screen stays until the save is through; then the other one opens.',
    run: async (stage) => {
      await stage.openByLinks();
      await stage.edit();
      const held = await stage.startSave();
      await leave(stage);
      await stage.place.expectShown(stage.page, 'first');
      await held.pass();
      await expectList(stage);
      await stage.expectOnServer();
    },
  };
  const modalWaitsForSave: Cell = {
    expected: 'The modal stays until the save is through, and then closes.',
    run: async (stage) => {
      await stage.openByLinks();
      await stage.edit();
      const held = await stage.startSave();
      await leave(stage);
      await stage.place.expectShown(stage.page, 'first');
      await held.pass();
      await stage.place.expectSaved(stage.page);
      await stage.expectOnServer();
    },
  };
  const leavesAtOnce: Cell = {
    expected: 'The other screen opens at once, and nothing is offered when the user comes back.',
    run: async (stage) => {
      await stage.openByLinks();
      await stage.edit();
      await stage.place.save(stage.page);
      await stage.place.expectSaved(stage.page);
      await leave(stage);
      await expectList(stage);
      await stage.expectSavedAndNothingOffered();
    },
  };
  return {
    title,
    how,
    before: ({ layer }) => (layer === 'modal' ? inModal(modalStays) : savesFirst),
    during: ({ typesOn }) => (typesOn ? waitsForSave : inModal(modalWaitsForSave)),
    after: () => leavesAtOnce,
  };
}

async function expectList({ page, place }: Stage): Promise<void> {
  await expect(page.getByRole('heading', { name: place.kind.listHeading })).toBeVisible();
}

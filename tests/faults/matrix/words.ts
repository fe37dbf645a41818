import { expect, type Locator, type Page } from '@playwright/test';
import type { ObjectKind } from './ObjectKind.ts';

/** What the studio says about drafts, other tabs and other people: in one place, as the user reads it. */
export const words = {
  restore: 'Restore',
  discardDraft: 'Discard',
  draftsOff: /drafts are off/i,
  unsavedInOtherTab: 'You have unsaved changes to this in another tab.',
  savedElsewhere: /You saved this elsewhere on/,
  savedByOther: /saved this on/,
  rebased: /changes? by .* (has|have) been taken in/,
  rebaseOnto: 'Take in the changes',
  mergeTitle: /^You and .* changed the same things$/,
  allMine: 'Use all mine',
  mine: 'Mine',
  mergeApply: 'Take in and save',
  nameTaken: (name: string, { oneOf }: ObjectKind) => `There already is ${oneOf} '${name}'`,
  sessionEnded: 'Your session has ended',
  leaveFailed: 'Your changes could not be saved, so this page stays open.',
  modalHolds: 'Save or cancel the settings before you leave this page.',
} as const;

/** The dialog that offers a draft. */
export function offer(page: Page): Locator {
  const restore = page.getByRole('button', { name: words.restore, exact: true });
  return page.locator('[role="dialog"], [role="alertdialog"]').filter({ has: restore });
}

/** Takes what is offered. */
export async function takeOffer(page: Page): Promise<void> {
  await expect(offer(page), 'the draft is offered').toBeVisible();
  await offer(page).getByRole('button', { name: words.restore, exact: true }).click();
  await expect(offer(page)).toHaveCount(0);
}

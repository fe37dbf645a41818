import { expect, type Page } from '@playwright/test';
import type { StateRateWrite } from '@studio/api';
import { saveButton } from '../../../e2e/editorActions.ts';
import { rateKind } from '../kinds/rates.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const path = '/config/rateStatus/manager';
const begin = Date.UTC(2026, 0, 1);
const location: Record<EditName, string> = { first: 'California', second: 'New York' };
const state: Record<EditName, string> = { first: 'CA', second: 'NY' };
const typed: Record<EditName, string> = { first: '01/31/2031', second: '03/31/2033' };
const time: Record<EditName, number> = { first: Date.UTC(2031, 0, 31), second: Date.UTC(2033, 2, 31) };
const theirs = Date.UTC(2035, 4, 31);

const row = (page: Page, edit: EditName) =>
  page.getByRole('grid', { name: 'Entries' }).getByRole('row').filter({ hasText: location[edit] });

/** Three entries of one product. */
const start: readonly StateRateWrite[] = ['CA', 'NY', 'TX'].map((each, index) => ({
  ...{ id: -100 - index, state: each, productTemplateShortName: 'BOP', status: 2 },
  ...{ effectiveDateRangeBegin: begin, effectiveDateRangeEnd: Date.UTC(2026, 11, 31) },
}));

/** The rows with another last day in one location. */
function withEnd(rows: readonly StateRateWrite[], of: string, end: number): readonly StateRateWrite[] {
  return rows.map((each) => (each.state === of ? { ...each, effectiveDateRangeEnd: end } : each));
}

function hasEnd(rows: readonly StateRateWrite[], of: string, end: number): boolean {
  return rows.some((each) => each.state === of && each.effectiveDateRangeEnd === end);
}

const expectShown: Place['expectShown'] = (page, edit) => expect(row(page, edit)).toContainText(typed[edit]);

/** The rate status: one object of rows, without a list. */
const rates: Place = {
  ...editorScreen(
    rateKind.read({
      isIn: ({ rows }, edit) => hasEnd(rows, state[edit], time[edit]),
      elsewhere: {
        make: ({ rows }) => withEnd(rows, 'TX', theirs),
        isIn: ({ rows }) => hasEnd(rows, 'TX', theirs),
      },
      collision: {
        make: ({ rows }) => withEnd(rows, 'CA', theirs),
        isIn: ({ rows }) => hasEnd(rows, 'CA', theirs),
      },
    }),
  ),
  id: 'rates',
  title: 'Rate status',
  create: (api) => rateKind.reset(api, start),
  path: () => path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(row(page, 'first')).toBeVisible();
  },
  write: async (page, edit) => {
    // Not where the buttons come: the tooltip of one under the pointer would take the Escape.
    await row(page, edit).getByRole('gridcell').nth(2).click();
    const field = page.getByRole('textbox', { name: 'Expiration Date' });
    await field.fill(typed[edit]);
    await field.press('Escape');
  },
  expectShown,
  savedPath: () => path,
  expectSavedShown: expectShown,
  draftKey: () => ({ kind: '/StateRate', id: 'studio' }),
  keptText: '2031-01-31',
  rename: null,
};

export const places: readonly Place[] = [rates];

import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { scoringKind } from '../kinds/scoring.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const label: Record<EditName, string> = { first: 'Flags', second: 'Score, row 1' };
const text: Record<EditName, string> = { first: 'TYPED FIRST', second: '-77' };

const expectShown: Place['expectShown'] = (page, edit) =>
  expect(field(page, label[edit])).toHaveValue(text[edit]);

/** The editor of scoring rules: fields, and rows of formulas. Saving is asked about. */
const scoring: Place = {
  ...editorScreen(
    scoringKind.read({
      isIn: ({ flags, formulas }, edit) =>
        edit === 'first' ? flags === text.first : String(formulas[0]?.score) === text.second,
      elsewhere: {
        make: () => ({ effectiveDateRangeEnd: 86_400_000 }),
        isIn: ({ effectiveDateRangeEnd }) => effectiveDateRangeEnd === 86_400_000,
      },
      collision: { make: () => ({ flags: 'THEIRS' }), isIn: ({ flags }) => flags === 'THEIRS' },
    }),
  ),
  id: 'scoring',
  title: 'Editor of scoring rules',
  create: scoringKind.create,
  path: scoringKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'Flags')).toBeEditable();
    await expect(field(page, label.second)).toBeEditable();
  },
  write: (page, edit) => field(page, label[edit]).fill(text[edit]),
  expectShown,
  save: async (page) => {
    await saveButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
  },
  savedPath: scoringKind.path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/ScoringRule', id: scoringKind.idOf(name) }),
  keptText: text.first,
  rename: (page, name) => field(page, 'Name').fill(name),
};

export const places: readonly Place[] = [scoring];

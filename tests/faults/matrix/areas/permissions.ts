import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { type CellName, isCellAllowed, permissionKind } from '../kinds/permissions.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const path = '/config/permissions/1';
const cells: Record<EditName, CellName> = {
  first: ['BIND_COVERAGE', 'Accounting'],
  second: ['NOTE_ADD', 'Accounting'],
};
const label: Record<EditName, string> = {
  first: 'Bind coverage, Accounting',
  second: 'Add notes, Accounting',
};
const elsewhere: CellName = ['POLICY_VIEW', 'Claims contact'];
const box = (page: Page, edit: EditName) =>
  page.getByRole('checkbox', { name: new RegExp(`^${label[edit]}`) });

const expectShown: Place['expectShown'] = (page, edit) => expect(box(page, edit)).toBeChecked();

/** The permissions of a user type: cells that are merged one by one. */
const permissions: Place = {
  ...editorScreen(
    permissionKind.read({
      isIn: (doc, edit) => isCellAllowed(doc, cells[edit]) === true,
      elsewhere: {
        make: () => [[...elsewhere, false]],
        isIn: (doc) => isCellAllowed(doc, elsewhere) === false,
      },
      // Of two answers to one cell one is the other's: no conflict is possible.
      collision: null,
    }),
  ),
  id: 'permissions',
  title: 'Permissions',
  create: (api) =>
    permissionKind.reset(api, [
      [...cells.first, false],
      [...cells.second, false],
      [...elsewhere, true],
    ]),
  path: () => path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await box(page, 'first').waitFor();
  },
  write: (page, edit) => box(page, edit).check(),
  expectShown,
  savedPath: () => path,
  expectSavedShown: expectShown,
  draftKey: () => ({ kind: '/Permission', id: '1' }),
  keptText: 'BIND_COVERAGE',
  rename: null,
};

export const places: readonly Place[] = [permissions];

import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { fileKind } from '../kinds/files.ts';
import type { Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const path = '/config/filesAndIcons/manager';
const fileName = 'Cell file';
const typed = 'Typed first';

const row = (page: Page) =>
  page.locator('tr[data-row]').filter({ has: page.locator(`input[value^="${fileName}"]`) });
const description = (page: Page) => row(page).getByRole('textbox', { name: /^Description, row / });
const carrierOnly = (page: Page) => row(page).getByRole('checkbox', { name: /^Carrier Only, row / });

const expectShown: Place['expectShown'] = (page, edit) =>
  edit === 'first' ? expect(description(page)).toHaveValue(typed) : expect(carrierOnly(page)).toBeChecked();

/** The files and icons: one list of objects, saved one by one, without a list before it. */
const files: Place = {
  ...editorScreen(
    fileKind.read({
      isIn: (file, edit) => (edit === 'first' ? file.description === typed : file.carrierOnly),
      elsewhere: {
        make: () => ({ name: `${fileName} by others` }),
        isIn: ({ name }) => name === `${fileName} by others`,
      },
      collision: {
        make: () => ({ description: 'Theirs' }),
        isIn: (file) => file.description === 'Theirs',
      },
    }),
  ),
  id: 'files',
  title: 'Files and icons',
  create: (api) => fileKind.reset(api, fileName),
  path: () => path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(description(page)).toBeEditable();
  },
  write: (page, edit) => (edit === 'first' ? description(page).fill(typed) : carrierOnly(page).check()),
  expectShown,
  savedPath: () => path,
  expectSavedShown: expectShown,
  draftKey: () => ({ kind: '/ConfiguredFile', id: 'studio' }),
  keptText: typed,
  rename: null,
};

export const places: readonly Place[] = [files];

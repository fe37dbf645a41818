import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { preferenceKind } from '../kinds/preferences.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const path = '/config/generalPreferences/manager';
const field = (page: Page, edit: EditName) => page.getByRole('textbox', { name: label[edit], exact: true });
const label: Record<EditName, string> = { first: 'Sender of e-mails', second: 'Address for answers' };
const named: Record<EditName, string> = {
  first: 'notification.senderName',
  second: 'notification.replyAddress',
};
const text: Record<EditName, string> = { first: 'Typed first', second: 'second@example.com' };
const elsewhere = 'notification.mostReminders';

const expectShown: Place['expectShown'] = (page, edit) => expect(field(page, edit)).toHaveValue(text[edit]);

/** The preferences: one object, without a list. */
const preferences: Place = {
  ...editorScreen(
    preferenceKind.read({
      isIn: ({ values }, edit) => values.get(named[edit]) === text[edit],
      elsewhere: {
        make: () => ({ [elsewhere]: '7' }),
        isIn: ({ values }) => values.get(elsewhere) === '7',
      },
      collision: {
        make: () => ({ [named.first]: 'Theirs' }),
        isIn: ({ values }) => values.get(named.first) === 'Theirs',
      },
    }),
  ),
  id: 'preferences',
  title: 'System preferences',
  create: (api) =>
    preferenceKind.reset(api, { [named.first]: 'Underwriting', [named.second]: '', [elsewhere]: '3' }),
  path: () => path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'first')).toBeEditable();
  },
  write: (page, edit) => field(page, edit).fill(text[edit]),
  expectShown,
  savedPath: () => path,
  expectSavedShown: expectShown,
  draftKey: () => ({ kind: '/DefaultPreference', id: 'studio' }),
  keptText: text.first,
  rename: null,
};

export const places: readonly Place[] = [preferences];

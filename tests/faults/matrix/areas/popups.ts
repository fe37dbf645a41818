import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { popupKind } from '../kinds/popups.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const label: Record<EditName, string> = { first: 'Title', second: 'Message' };
const text: Record<EditName, string> = { first: 'Typed first', second: 'Typed second' };

const expectShown: Place['expectShown'] = (page, edit) =>
  expect(field(page, label[edit])).toHaveValue(text[edit]);

/** The editor of pop-up templates, made of declared fields. */
const popups: Place = {
  ...editorScreen(
    popupKind.read({
      isIn: ({ title, body }, edit) => (edit === 'first' ? title : body) === text[edit],
      elsewhere: { make: () => ({ enabled: false }), isIn: ({ enabled }) => !enabled },
      collision: { make: () => ({ title: 'Theirs' }), isIn: ({ title }) => title === 'Theirs' },
    }),
  ),
  id: 'pop-ups',
  title: 'Editor of pop-up templates',
  create: popupKind.create,
  path: popupKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'Title')).toBeEditable();
  },
  write: (page, edit) => field(page, label[edit]).fill(text[edit]),
  expectShown,
  savedPath: popupKind.path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/NotificationPopupTemplate', id: popupKind.idOf(name) }),
  keptText: text.first,
  rename: (page, name) => field(page, 'Name').fill(name),
};

export const places: readonly Place[] = [popups];

import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { organizationKind } from '../kinds/organizations.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const label: Record<EditName, string> = { first: 'City', second: 'State' };
const text: Record<EditName, string> = { first: 'Omaha', second: 'NE' };

const expectShown: Place['expectShown'] = (page, edit) =>
  expect(field(page, label[edit])).toHaveValue(text[edit]);
const path = (name: string) => `${organizationKind.path(name)}/settings`;

/** The settings of organizations, made of declared fields. Their forms are kept on the server while they are edited. */
const organizations: Place = {
  ...editorScreen(
    organizationKind.read({
      isIn: ({ city, state }, edit) => (edit === 'first' ? city : state) === text[edit],
      elsewhere: { make: () => ({ code: 'X-1' }), isIn: ({ code }) => code === 'X-1' },
      collision: { make: () => ({ city: 'Lincoln' }), isIn: ({ city }) => city === 'Lincoln' },
    }),
  ),
  id: 'organizations',
  title: 'Settings of organizations',
  create: organizationKind.create,
  path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'City')).toBeEditable();
  },
  write: (page, edit) => field(page, label[edit]).fill(text[edit]),
  expectShown,
  savedPath: path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/Organization', id: organizationKind.idOf(name) }),
  keptText: text.first,
  rename: (page, name) => field(page, 'Name').fill(name),
};

export const places: readonly Place[] = [organizations];

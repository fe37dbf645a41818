import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { sectionKind } from '../kinds/sections.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const label: Record<EditName, string> = { first: 'Description', second: 'Ordering' };
const field = (page: Page, name: string) =>
  page.getByRole(name === label.second ? 'spinbutton' : 'textbox', { name, exact: true });
const text: Record<EditName, string> = { first: 'Typed first', second: '77' };

const expectShown: Place['expectShown'] = (page, edit) =>
  expect(field(page, label[edit])).toHaveValue(text[edit]);

/** The editor of section templates, made of declared fields on tabs. */
const sections: Place = {
  ...editorScreen(
    sectionKind.read({
      isIn: ({ description, ordinalNumber }, edit) =>
        (edit === 'first' ? description : String(ordinalNumber)) === text[edit],
      elsewhere: { make: () => ({ active: false }), isIn: ({ active }) => !active },
      collision: {
        make: () => ({ description: 'Theirs' }),
        isIn: ({ description }) => description === 'Theirs',
      },
    }),
  ),
  id: 'sections',
  title: 'Editor of section templates',
  create: sectionKind.create,
  path: sectionKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'Description')).toBeEditable();
  },
  write: (page, edit) => field(page, label[edit]).fill(text[edit]),
  expectShown,
  savedPath: sectionKind.path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/SectionTemplate', id: sectionKind.idOf(name) }),
  keptText: text.first,
  rename: (page, name) => field(page, 'Name').fill(name),
};

export const places: readonly Place[] = [sections];

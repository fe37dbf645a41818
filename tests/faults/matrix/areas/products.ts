import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { productKind } from '../kinds/products.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const label: Record<EditName, string> = { first: 'External Name', second: 'Short Name' };
const text: Record<EditName, string> = { first: 'Typed first', second: 'Typed second' };

const expectShown: Place['expectShown'] = (page, edit) =>
  expect(field(page, label[edit])).toHaveValue(text[edit]);

/** The editor of product templates, made of declared fields in groups. */
const products: Place = {
  ...editorScreen(
    productKind.read({
      isIn: ({ externalName, shortName }, edit) =>
        (edit === 'first' ? externalName : shortName) === text[edit],
      elsewhere: { make: () => ({ active: false }), isIn: ({ active }) => !active },
      collision: {
        make: () => ({ externalName: 'Theirs' }),
        isIn: ({ externalName }) => externalName === 'Theirs',
      },
    }),
  ),
  id: 'products',
  title: 'Editor of product templates',
  create: productKind.create,
  path: productKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'External Name')).toBeEditable();
  },
  write: (page, edit) => field(page, label[edit]).fill(text[edit]),
  expectShown,
  savedPath: productKind.path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/ProductTemplate', id: productKind.idOf(name) }),
  keptText: text.first,
  rename: (page, name) => field(page, 'Product Name').fill(name),
};

export const places: readonly Place[] = [products];

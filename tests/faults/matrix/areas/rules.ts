import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { ruleKind } from '../kinds/rules.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const text: Record<EditName, string> = { first: '417', second: 'typedSecond()' };
const field = (page: Page, edit: EditName) =>
  edit === 'first'
    ? page.getByRole('spinbutton', { name: 'Priority', exact: true })
    : page.getByRole('textbox', { name: 'Expression', exact: true });

const expectShown: Place['expectShown'] = (page, edit) => expect(field(page, edit)).toHaveValue(text[edit]);

/** The rule builder: its priority, and a custom action. */
const rules: Place = {
  ...editorScreen(
    ruleKind.read({
      isIn: ({ priority, actions }, edit) =>
        edit === 'first' ? priority === 417 : actions[0]?.rawExpression === text.second,
      elsewhere: {
        make: ({ condition }) => ({ condition: { ...condition, operator: 'or' } }),
        isIn: ({ condition }) => condition.operator === 'or',
      },
      collision: { make: () => ({ priority: 77 }), isIn: ({ priority }) => priority === 77 },
    }),
  ),
  id: 'rules',
  title: 'Rule builder',
  create: ruleKind.create,
  path: ruleKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(field(page, 'first')).toBeEditable();
  },
  write: (page, edit) => field(page, edit).fill(text[edit]),
  expectShown,
  savedPath: ruleKind.path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/Rule', id: ruleKind.idOf(name) }),
  keptText: text.first,
  // Its name is one of its settings.
  rename: null,
};

export const places: readonly Place[] = [rules];

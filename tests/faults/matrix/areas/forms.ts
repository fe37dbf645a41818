import { expect, type Page } from '@playwright/test';
import { runAction } from '../../../e2e/editorActions.ts';
import { FormSettingsModal } from '../../../e2e/formActions.ts';
import { formKind } from '../kinds/forms.ts';
import type { EditName, Place } from '../Place.ts';

const text: Record<EditName, string> = { first: 'Typed first', second: 'Typed second' };
const modal = (page: Page) => new FormSettingsModal(page, 'Form Template Settings');
const field = (page: Page, edit: EditName) =>
  edit === 'first' ? modal(page).displayName : modal(page).text('Flags');

const expectShown: Place['expectShown'] = (page, edit) => expect(field(page, edit)).toHaveValue(text[edit]);
const reach = (page: Page) => runAction(page, 'Form Template Settings');
const failed = (page: Page) => modal(page).dialog.getByText(/^Your changes (still )?could not be saved\./);

/** The settings of a form template, over its editor. */
const formSettings: Place = {
  ...formKind.read({
    isIn: ({ formTemplate }, edit) =>
      (edit === 'first' ? formTemplate.displayName : formTemplate.flags) === text[edit],
    elsewhere: {
      make: ({ formTemplate }) => ({ formTemplate: { ...formTemplate, includedInEndorsement: true } }),
      isIn: ({ formTemplate }) => formTemplate.includedInEndorsement,
    },
    collision: {
      make: ({ formTemplate }) => ({ formTemplate: { ...formTemplate, displayName: 'Theirs' } }),
      isIn: ({ formTemplate }) => formTemplate.displayName === 'Theirs',
    },
  }),
  id: 'settings of a form',
  title: 'Settings of a form template',
  layer: 'modal',
  typesOn: false,
  isNew: false,
  create: formKind.create,
  path: formKind.path,
  reach,
  ready: (page) => expect(modal(page).displayName).toBeEditable(),
  write: (page, edit) => field(page, edit).fill(text[edit]),
  expectShown,
  expectUnsaved: (page) => expect(modal(page).confirm).not.toHaveAttribute('aria-disabled', 'true'),
  save: (page) => modal(page).confirm.click(),
  expectSaved: async (page) => {
    await expect(page.getByText('Form Template Saved').first()).toBeVisible();
    await expect(modal(page).dialog).toHaveCount(0);
  },
  expectFailure: (page) => expect(failed(page)).toBeVisible(),
  expectReason: (page, reason) => expect(failed(page).filter({ hasText: reason })).toBeVisible(),
  savedPath: formKind.path,
  reachSaved: reach,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/UIFormTemplate/settings', id: formKind.idOf(name) }),
  keptText: text.first,
  rename: (page, name) => modal(page).uniqueName.fill(name),
};

export const places: readonly Place[] = [formSettings];

import { expect, type Page } from '@playwright/test';
import type { UiFormTemplate } from '@studio/api';
import { runAction, saveButton } from '../../../e2e/editorActions.ts';
import { FormSettingsModal, formPart } from '../../../e2e/formActions.ts';
import { formKind } from '../kinds/forms.ts';
import type { EditName, Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

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

/** Labels of the two fields before they are typed into. */
const untouched: Record<EditName, string> = { first: 'Covering', second: 'Slope' };

/** A field with its own label, the one that was typed, or the one that another user saved. */
const part = (page: Page, edit: EditName) =>
  page
    .getByRole('grid', { name: 'Form' })
    .getByRole('gridcell', { name: new RegExp(`^(${untouched[edit]}|${text[edit]}|Theirs),`) });

const expectOnCanvas: Place['expectShown'] = (page, edit) => expect(formPart(page, text[edit])).toBeVisible();

/** A form with another label of one of its fields. */
const relabelled = (doc: UiFormTemplate, variableName: string, label: string) => ({
  sections: doc.sections.map(({ rows, ...own }) => ({
    ...own,
    rows: rows.map(({ fields }) => ({
      fields: fields.map((field) =>
        field.fieldTemplate.variableName === variableName ? { ...field, label } : field,
      ),
    })),
  })),
});
const labelOf = ({ sections }: UiFormTemplate, edit: EditName) =>
  sections[0]?.rows.flatMap(({ fields }) => fields)[edit === 'first' ? 0 : 1]?.label;

/** The builder of a form: the labels of two fields, which are entered beside the form. */
const formBuilder: Place = {
  ...editorScreen(
    formKind.read({
      isIn: (doc, edit) => labelOf(doc, edit) === text[edit],
      elsewhere: {
        make: ({ sections }) => ({ sections: sections.map((each) => ({ ...each, label: 'Elsewhere' })) }),
        isIn: ({ sections }) => sections[0]?.label === 'Elsewhere',
      },
      collision: {
        make: (doc) => relabelled(doc, 'covering', 'Theirs'),
        isIn: (doc) => labelOf(doc, 'first') === 'Theirs',
      },
    }),
  ),
  id: 'form builder',
  title: 'Builder of a form template',
  create: formKind.create,
  path: formKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await part(page, 'first').waitFor();
  },
  write: async (page, edit) => {
    await part(page, edit).click();
    const label = page.getByRole('textbox', { name: 'Label Text' });
    await expect(label).toHaveValue(new RegExp(`^(${untouched[edit]}|${text[edit]}|Theirs)$`));
    await label.fill(text[edit]);
    await label.press('Enter');
  },
  expectShown: expectOnCanvas,
  savedPath: formKind.path,
  expectSavedShown: expectOnCanvas,
  draftKey: (name) => ({ kind: '/UIFormTemplate', id: formKind.idOf(name) }),
  keptText: text.first,
  // Its name is one of its settings.
  rename: null,
};

export const places: readonly Place[] = [formSettings, formBuilder];

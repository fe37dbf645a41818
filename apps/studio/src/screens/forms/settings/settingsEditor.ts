import { isProblem, ProblemError, type UiFormTemplate } from '@studio/api';
import { draftOnce } from '../../../kernel/editor/fields/draftOnce.ts';
import type { EditorDefinition, Loaded } from '../../../kernel/editor/types.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { forms } from '../early.ts';
import { formObject, formSettingsKind } from '../formObject.ts';
import { formText } from '../forms.messages.ts';
import { blankSettings, type FormSettings, type SettingsDoc, settingsOf } from './model/FormSettings.ts';
import { toFormBody } from './model/toFormBody.ts';
import { formSettingsText } from './settings.messages.ts';
import { settingsForm, withoutHiddenProducts } from './settingsForm.ts';

/** What the settings of a new form start from. */
export const newForm: Loaded<SettingsDoc> = { doc: null, etag: '' };

const { definition } = settingsForm;
const toSettings = draftOnce<UiFormTemplate, FormSettings>(settingsOf);

/** The declaration of the settings modal; the id of a new form is empty. */
export const settingsEditor: EditorDefinition<SettingsDoc, FormSettings> = {
  kind: formSettingsKind,
  objectKind: forms.kind,
  hasOwnId: true,
  schemaVersion: 1,
  ...definition,
  normalise: (draft, doc) => definition.normalise(withoutHiddenProducts(draft), doc),
  outline: {
    ...definition.outline,
    read: (draft, ...docs) => definition.outline.read(withoutHiddenProducts(draft), ...docs),
  },
  toDraft: (doc) => (doc === null ? blankSettings : toSettings(doc)),
  load: async (id, signal) => (id === '' ? newForm : formObject.load(id, signal)),
  isSameObject: async (id, { doc, etag }) => doc === null || formObject.isSameObject(id, { doc, etag }),
  save: async (id, draft, { doc, etag }, options) => {
    const body = toFormBody(draft, doc);
    return placed(
      doc === null ? formObject.create(body, options) : formObject.save(id, body, { etag }, options),
    );
  },
  create: async (draft, { doc }, options) => placed(formObject.create(toFormBody(draft, doc), options)),
  toConflict: formObject.toConflict,
  idOf: (doc) => doc?.id ?? '',
  saverOf: (doc) => (doc === null ? { author: '', time: 0 } : formObject.saverOf(doc)),
  // They distinguish versions of a form as far as its settings do.
  versions: {
    ...formObject.versions,
    get restoreNote() {
      return formSettingsText('restoreNote');
    },
    compare: settingsForm.compare,
  },
  texts: {
    get saving() {
      return objectText('save.loading', { noun: formText('one') });
    },
    get saved() {
      return formSettingsText('saved');
    },
    get invalidOnLeave() {
      return formSettingsText('hold');
    },
  },
};

/** @throws what is wrong with the settings, by the places that the modal has for it */
async function placed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw flatRefusal(error);
  }
}

/** Where the contract has most settings of a form. */
const within = '/formTemplate/';

/**
 * A refusal with the places of what is wrong as the modal names them: settings are side by side there, some within the form
 * template in the contract. Any other error as it is.
 */
function flatRefusal(error: unknown): unknown {
  if (!isProblem(error, 422)) return error;
  const { problem, status } = error;
  const errors = (problem.errors ?? []).map(({ pointer, ...violation }) => ({
    ...violation,
    pointer: pointer.startsWith(within) ? `/${pointer.slice(within.length)}` : pointer,
  }));
  return new ProblemError(status, { ...problem, errors }, new Headers());
}

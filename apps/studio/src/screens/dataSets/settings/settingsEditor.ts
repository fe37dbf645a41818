import type { DataSetWrite } from '@studio/api';
import type { EditorDefinition, Loaded } from '../../../kernel/editor/types.ts';
import { dataSetObject, settingsKind } from '../dataSets.api.ts';
import { dataSetTexts } from '../dataSetTexts.ts';
import { dataSetKind } from '../early.ts';
import { blankSettings, type SettingsDraft, settingsOf } from './model/SettingsDraft.ts';
import { toChangedSet, toNewSet, toSettings } from './model/toSettings.ts';
import { dataSetSettingsText } from './settings.messages.ts';
import { type SettingsDoc, settingsForm } from './settingsForm.ts';

/** What the settings of a new set start from. */
export const newSet: Loaded<SettingsDoc> = { doc: null, etag: '' };

/** The declaration of the settings modal; the id of a new set is empty. */
export const settingsEditor: EditorDefinition<SettingsDoc, SettingsDraft> = {
  kind: settingsKind,
  objectKind: dataSetKind,
  schemaVersion: 1,
  ...settingsForm.definition,
  // What has not been chosen and need not be is saved as false: a set that has just been made says the same as its draft.
  normalise: (draft, doc) =>
    draft.type === null ? settingsForm.definition.normalise(draft, doc) : toSettings(draft, draft.type),
  toDraft: (doc) => (doc === null ? blankSettings : settingsOf(doc)),
  load: async (id) => (id === '' ? newSet : dataSetObject.load(id)),
  isSameObject: async (id, { doc, etag }) => doc === null || dataSetObject.isSameObject(id, { doc, etag }),
  save: (_id, draft, { doc, etag }, options) =>
    doc === null
      ? dataSetObject.create(bodyOf(draft, doc), options)
      : dataSetObject.save(doc.name, bodyOf(draft, doc), { etag }, options),
  create: (draft, { doc }, options) => dataSetObject.create(bodyOf(draft, doc), options),
  toConflict: dataSetObject.toConflict,
  idOf: (doc) => doc?.name ?? '',
  newId: ({ name }) => name.trim(),
  saverOf: (doc) => (doc === null ? { author: '', time: 0 } : dataSetObject.saverOf(doc)),
  // They distinguish versions of a set as far as its settings do.
  versions: {
    ...dataSetObject.versions,
    get restoreNote() {
      return dataSetSettingsText('restoreNote');
    },
    compare: settingsForm.compare,
  },
  texts: {
    get saving() {
      return dataSetTexts().saving;
    },
    get saved() {
      return dataSetSettingsText('saved');
    },
    get invalidOnLeave() {
      return dataSetSettingsText('hold');
    },
  },
};

function bodyOf(draft: SettingsDraft, doc: SettingsDoc): DataSetWrite {
  const { type } = draft;
  if (type === null) throw new Error('A set without a type cannot be saved.');
  return doc === null ? toNewSet(draft, type) : toChangedSet(draft, type, doc);
}

import type { DataSet, DataSetWrite } from '@studio/api';
import type { EditorDefinition, Loaded } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { dataSetKind, loadDataSet, saveDataSet, settingsKind } from '../dataSets.api.ts';
import { saverOf, toConflict } from '../editor/model.ts';
import { isSameDataSet } from '../versions.api.ts';
import { isComplete } from './model/checkSettings.ts';
import { blankSettings, type SettingsDraft, settingsOf } from './model/SettingsDraft.ts';
import { toChangedSet, toNewSet, toSettings } from './model/toSettings.ts';
import { settingsOutline } from './outline/settingsOutline.ts';
import { createDataSet } from './settings.api.ts';
import { settingsVersions } from './settingsVersions.ts';
import './settings.messages.ts';
import '../editing.messages.ts';

/** The set whose settings are edited; null for a new one. */
export type SettingsDoc = DataSet | null;

/** What the settings of a new set start from. */
export const newSet: Loaded<SettingsDoc> = { doc: null, etag: '' };

/** The declaration of the settings modal; the id of a new set is empty. */
export const settingsEditor: EditorDefinition<SettingsDoc, SettingsDraft> = {
  kind: settingsKind,
  objectKind: dataSetKind,
  form: 1,
  toDraft: (doc) => (doc === null ? blankSettings : settingsOf(doc)),
  normalise: (draft) =>
    draft.type === null ? { ...draft, name: draft.name.trim() } : toSettings(draft, draft.type),
  isValid: isComplete,
  load: async (id) => (id === '' ? newSet : loadDataSet(id)),
  isSameObject: async (id, { doc, etag }) => doc === null || isSameDataSet(id, { doc, etag }),
  save: (_id, draft, { doc, etag }, options) =>
    doc === null
      ? createDataSet(bodyOf(draft, doc), options)
      : saveDataSet({ doc, etag }, bodyOf(draft, doc), options),
  create: (draft, { doc }, options) => createDataSet(bodyOf(draft, doc), options),
  toConflict,
  idOf: (doc) => doc?.name ?? '',
  newId: ({ name }) => name.trim(),
  saverOf: (doc) => (doc === null ? { author: '', time: 0 } : saverOf(doc)),
  outline: settingsOutline,
  versions: settingsVersions,
  texts: {
    get saving() {
      return t('dataSets.save.loading');
    },
    get saved() {
      return t('dataSets.settings.saved');
    },
    get invalidOnLeave() {
      return t('dataSets.settings.hold');
    },
  },
};

function bodyOf(draft: SettingsDraft, doc: SettingsDoc): DataSetWrite {
  const { type } = draft;
  if (type === null) throw new Error('A set without a type cannot be saved.');
  return doc === null ? toNewSet(draft, type) : toChangedSet(draft, type, doc);
}

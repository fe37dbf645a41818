import type { DataSet } from '@studio/api';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { dataSetKind, loadDataSet, saveDataSet } from '../dataSets.api.ts';
import { createDataSet } from '../settings/settings.api.ts';
import { isSameDataSet } from '../versions.api.ts';
import { type DataSetDraft, isValid, saverOf, toConflict, toDraft, toForm, toPayload } from './model.ts';
import { dataSetOutline } from './outline/dataSetOutline.ts';
import { dataSetVersions } from './versions.ts';
import '../editing.messages.ts';

/** The data set editor's declaration. */
export const dataSetEditor: EditorDefinition<DataSet, DataSetDraft> = {
  kind: dataSetKind,
  form: 1,
  toDraft,
  normalise: toForm,
  isValid,
  load: loadDataSet,
  isSameObject: isSameDataSet,
  save: (_id, draft, base, options) => saveDataSet(base, toPayload(draft, base.doc), options),
  create: (draft, { doc }, options) => createDataSet(toPayload(draft, doc), options),
  toConflict,
  idOf: ({ name }) => name,
  saverOf,
  outline: dataSetOutline,
  versions: dataSetVersions,
  texts: {
    get saving() {
      return t('dataSets.save.loading');
    },
    get saved() {
      return t('dataSets.save.success');
    },
    get invalidOnLeave() {
      return t('dataSets.invalidOnLeave');
    },
  },
};

import type { DataSet } from '@studio/api';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { dataSetKind, loadDataSet, saveDataSet } from '../dataSets.api.ts';
import { type DataSetDraft, isValid, toConflict, toDraft, toForm, toPayload } from './model.ts';

/** The data set editor's declaration. */
export const dataSetEditor: EditorDefinition<DataSet, DataSetDraft> = {
  kind: dataSetKind,
  toDraft,
  normalise: toForm,
  isValid,
  load: loadDataSet,
  save: (id, draft, base) => saveDataSet(id, toPayload(draft, base.doc), base.etag),
  toConflict,
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

import type { DataSet } from '@studio/api';
import type { VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { t } from '../../../messages/messages.ts';
import { compareContents } from '../compareContents.ts';
import { settingsOf } from '../settings/model/SettingsDraft.ts';
import { settingsOutline } from '../settings/outline/settingsOutline.ts';
import { storedVersions } from '../versions.api.ts';
import type { DataSetDraft } from './model.ts';
import { dataSetOutline } from './outline/dataSetOutline.ts';
import './editor.messages.ts';

/** The versions of data sets. They are compared with their settings, which have a modal of their own. */
export const dataSetVersions: VersionSource<DataSet, DataSetDraft> = {
  ...storedVersions,
  get restoreNote() {
    return t('dataSets.versions.restoreNote');
  },
  compare: (before, after) => [
    ...compareContents(settingsOutline, before && settingsIn(before), settingsIn(after)),
    ...compareContents(dataSetOutline, before, after),
  ],
};

function settingsIn({ doc }: { readonly doc: DataSet }) {
  return { doc, draft: settingsOf(doc) };
}

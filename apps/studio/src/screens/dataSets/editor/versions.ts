import type { DataSet } from '@studio/api';
import { compareContents } from '../../../kernel/editor/history/compareContents.ts';
import type { VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { dataSetObject } from '../dataSets.api.ts';
import { settingsOf } from '../settings/model/SettingsDraft.ts';
import { dataSetsText } from './editor.messages.ts';
import type { DataSetDraft } from './model.ts';
import { dataSetOutline } from './outline/dataSetOutline.ts';

/** The versions of data sets. They are compared with their settings, which have a modal of their own. */
export const dataSetVersions: VersionSource<DataSet, DataSetDraft> = {
  ...dataSetObject.versions,
  get restoreNote() {
    return dataSetsText('versions.restoreNote');
  },
  compare: async (before, after) => {
    const { settingsForm } = (await import('../laterParts.ts')).laterParts.settings;
    return [
      ...settingsForm.compare(before && settingsIn(before), settingsIn(after)),
      ...compareContents(dataSetOutline, before, after),
    ];
  },
};

function settingsIn({ doc }: { readonly doc: DataSet }) {
  return { doc, draft: settingsOf(doc) };
}

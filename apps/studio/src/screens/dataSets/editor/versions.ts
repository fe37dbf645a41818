import { type DataSet, result } from '@studio/api';
import { describeChanges } from '../../../kernel/editor/outline/describeChanges.ts';
import { diffOutlines } from '../../../kernel/editor/outline/diffOutlines.ts';
import type { OutlineDefinition } from '../../../kernel/editor/outline/OutlineDefinition.ts';
import type { VersionContent, VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { t } from '../../../messages/messages.ts';
import { api } from '../../../services/api.ts';
import { toLoaded } from '../dataSets.api.ts';
import { settingsOf } from '../settings/model/SettingsDraft.ts';
import { settingsOutline } from '../settings/outline/settingsOutline.ts';
import type { DataSetDraft } from './model.ts';
import { dataSetOutline } from './outline/dataSetOutline.ts';
import './editor.messages.ts';

/** The versions of data sets. They are compared with their settings, which have a modal of their own. */
export const dataSetVersions: VersionSource<DataSet, DataSetDraft> = {
  get restoreNote() {
    return t('dataSets.versions.restoreNote');
  },
  list: async (dataSetName, startIndex, numberOfRows, signal) => {
    const params = { path: { dataSetName }, query: { startIndex, numberOfRows } };
    const { data } = await result(api.GET('/rest/DataSet/{dataSetName}/versions', { params, signal }));
    return { versions: data.records, total: data.totalRecords };
  },
  load: async (dataSetName, version, signal) => {
    const params = { path: { dataSetName, version } };
    return toLoaded(
      await result(api.GET('/rest/DataSet/{dataSetName}/versions/{version}', { params, signal })),
    );
  },
  compare: (before, after) => [
    ...compare(settingsOutline, before && settingsIn(before), settingsIn(after)),
    ...compare(dataSetOutline, before, after),
  ],
};

function settingsIn({ doc }: { readonly doc: DataSet }) {
  return { doc, draft: settingsOf(doc) };
}

function compare<Doc, Draft extends object>(
  outline: OutlineDefinition<Doc, Draft>,
  before: VersionContent<Doc, Draft> | null,
  after: VersionContent<Doc, Draft>,
) {
  const newer = outline.read(after.draft, after.doc);
  const older =
    before === null
      ? new Map()
      : outline.read(outline.adopt(before.draft, after.draft, before.doc), before.doc);
  return describeChanges(diffOutlines(older, newer), older, newer, outline.words);
}

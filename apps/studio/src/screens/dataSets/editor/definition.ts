import type { DataSet } from '@studio/api';
import { compareContents } from '../../../kernel/editor/history/compareContents.ts';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import type { VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { toEditorTexts } from '../../../kernel/object/ObjectTexts.ts';
import { dataSetObject } from '../dataSets.api.ts';
import { dataSetTexts } from '../dataSetTexts.ts';
import { dataSetKind } from '../early.ts';
import { settingsOf } from '../settings/model/SettingsDraft.ts';
import { dataSetsText } from './editor.messages.ts';
import { type DataSetDraft, isValid, toComparable, toDraft, toPayload } from './model.ts';
import { dataSetOutline } from './outline/dataSetOutline.ts';
import { describeRefusals } from './refusals.ts';

/** The versions of data sets. They are compared with their settings, which have a modal of their own. */
const dataSetVersions: VersionSource<DataSet, DataSetDraft> = {
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

/** The data set editor's declaration. */
export const dataSetEditor: EditorDefinition<DataSet, DataSetDraft> = {
  kind: dataSetKind,
  schemaVersion: 1,
  toDraft,
  normalise: toComparable,
  isValid,
  load: dataSetObject.load,
  isSameObject: dataSetObject.isSameObject,
  save: (_id, draft, base, options) =>
    dataSetObject.save(base.doc.name, toPayload(draft, base.doc), base, options),
  create: (draft, { doc }, options) => dataSetObject.create(toPayload(draft, doc), options),
  toConflict: dataSetObject.toConflict,
  idOf: ({ name }) => name,
  saverOf: dataSetObject.saverOf,
  outline: dataSetOutline,
  versions: dataSetVersions,
  texts: toEditorTexts(dataSetTexts),
  describeRefusals,
};

import type { DataSet } from '@studio/api';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import { toEditorTexts } from '../../../kernel/object/ObjectTexts.ts';
import { dataSetObject } from '../dataSets.api.ts';
import { dataSetTexts } from '../dataSetTexts.ts';
import { dataSetKind } from '../early.ts';
import { type DataSetDraft, isValid, toComparable, toDraft, toPayload } from './model.ts';
import { dataSetOutline } from './outline/dataSetOutline.ts';
import { describeRefusals } from './refusals.ts';
import { dataSetVersions } from './versions.ts';

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

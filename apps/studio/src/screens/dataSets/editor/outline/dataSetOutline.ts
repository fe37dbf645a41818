import type { DataSet } from '@studio/api';
import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import { typeLabel } from '../../dataSetTypes.ts';
import { type DataSetDraft, hasOwnItems } from '../draft/DataSetDraft.ts';
import { adoptDraft } from './adopt/adoptDraft.ts';
import { dataSetWords } from './dataSetWords.ts';
import { readOutline } from './readOutline.ts';
import { writeDraft } from './write/writeDraft.ts';

/** Data sets as outlines: groups and their items, what these depend on, and criteria. */
export const dataSetOutline: OutlineDefinition<DataSet, DataSetDraft> = {
  read: readOutline,
  alignKeys: adoptDraft,
  write: writeDraft,
  words: dataSetWords,
  scope: {
    nameOf: ({ type }) => typeLabel(type),
    isHidden: ({ type }, doc) => (type === 'group' || type === 'item') && !hasOwnItems(doc),
  },
};

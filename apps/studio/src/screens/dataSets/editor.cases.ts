import type { DataItem, DataSet, DataSetType, DataSetWrite } from '@studio/api';
import fc from 'fast-check';
import type { Change } from '../../kernel/editor/outline/Outline.ts';
import { anyCase, type EditorCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import type { EditIntent } from '../../kernel/editor/types.ts';
import { dataSetEditor } from './editor/definition.ts';
import { type DataSetDraft, toPayload } from './editor/model.ts';
import { dependenciesKey } from './editor/outline/criteriaEntries.ts';
import { slots } from './editor/outline/slots.ts';
import { someDocs } from './editor/outline/testing/arbitraries.ts';
import { type DraftEdit, editDraft, editKinds } from './editor/outline/testing/editDraft.ts';
import { isSuperseded } from './editor/outline/testing/superseded.ts';

/** The data set editor with sets of one type. */
export function dataSetCase(title: string, type: DataSetType): EditorCase<DataSet, DataSetDraft> {
  return {
    name: `Data set editor, ${title}`,
    definition: dataSetEditor,
    samples: docsOf(type),
    edits,
    payloadOf: (draft, doc) => withoutEmptyAttributes(toPayload(draft, doc)),
    saved: (draft, doc) => savedDoc(toPayload(draft, doc), doc),
    isSuperseded,
    isTied: (one, other) => isOfDependencies(one) || isOfDependencies(other),
  };
}

/** To the server an item with no attributes is the same whether it says so or not. */
function withoutEmptyAttributes({ items, enhancedDynamicDataItems, ...rest }: DataSetWrite): DataSetWrite {
  const clean = (list: DataItem[] | undefined) =>
    list?.map(({ attributes = {}, ...item }) =>
      Object.keys(attributes).length === 0 ? item : { ...item, attributes },
    );
  const lists = { items: clean(items), enhancedDynamicDataItems: clean(enhancedDynamicDataItems) };
  return { ...rest, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)) };
}

/** The set after a payload was saved over it. */
export function savedDoc(payload: DataSetWrite, doc: DataSet): DataSet {
  const { items, enhancedDynamicDataItems, dependency = null, ...settings } = payload;
  const { required, lastModifiedBy, lastModifiedById, timeLastModified } = doc;
  return {
    ...settings,
    ...{ required, lastModifiedBy, lastModifiedById, timeLastModified },
    items: enhancedDynamicDataItems ?? items ?? [],
    dynamicDataSetDependency: dependency,
    version: doc.version + 1,
  };
}

/** Sets of a type, with what a set of that type holds. */
export function docsOf(type: DataSetType): fc.Arbitrary<DataSet> {
  if (type !== 3) return someDocs.filter((doc) => doc.type === type);
  const template = { repeatingFormTemplateUniqueName: 'driverInformation', dynamicDefault: false };
  return docsOf(0).map((doc) => ({ ...doc, ...template, type }));
}

const edits: fc.Arbitrary<RandomEdit<DataSet, DataSetDraft>> = fc
  .record<DraftEdit>({
    kind: fc.constantFrom(...editKinds),
    at: fc.nat(20),
    to: fc.nat(20),
    text: fc.constantFrom('p', 'q ', 'Frame', 'r s', '', '7'),
  })
  .chain((edit) =>
    intentOf(edit).map(
      (intent): RandomEdit<DataSet, DataSetDraft> =>
        Object.assign(
          (draft: DataSetDraft, doc: DataSet) => ({ draft: editDraft(draft, doc, edit), intent }),
          { [fc.toStringMethod]: () => JSON.stringify({ ...edit, ...intent }) },
        ),
    ),
  );

const typed = new Set<DraftEdit['kind']>(['label', 'value', 'priority', 'name group', 'edit criterion']);

function intentOf({ kind, at }: DraftEdit): fc.Arbitrary<EditIntent> {
  if (typed.has(kind)) return fc.constant({ coalesceKey: `${kind}:${at % 3}` });
  return fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, fc.constant({ amendsPrevious: true }));
}

function isOfDependencies({ key }: Change): boolean {
  return key === dependenciesKey || slots.some((slot) => slot === key);
}

export const editorCases = [
  anyCase(dataSetCase('Static', 0)),
  anyCase(dataSetCase('Custom', 1)),
  anyCase(dataSetCase('Product/Field Dependent', 2)),
  anyCase(dataSetCase('Repeating Form', 3)),
];

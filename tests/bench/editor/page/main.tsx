import type { DataSet } from '@studio/api';
import { createRoot } from 'react-dom/client';
import { DraftStore } from '../../../../apps/studio/src/kernel/editor/drafts/DraftStore.ts';
import { DraftWriter } from '../../../../apps/studio/src/kernel/editor/drafts/DraftWriter.ts';
import { Editor } from '../../../../apps/studio/src/kernel/editor/Editor.ts';
import { mergeVersions } from '../../../../apps/studio/src/kernel/editor/mergeVersions.ts';
import { SaveDetails } from '../../../../apps/studio/src/kernel/editor/ui/SaveDetails.tsx';
import { dataSetEditor } from '../../../../apps/studio/src/screens/dataSets/editor/definition.ts';
import type { DataSetDraft } from '../../../../apps/studio/src/screens/dataSets/editor/model.ts';
import { timed } from '../../page/timing.ts';

declare global {
  interface Window {
    safetyBench: () => Promise<Record<string, number>>;
  }
}

const count = 5000;

function largeSet(label: (index: number) => string): DataSet {
  return {
    name: 'Bench dependent',
    description: '',
    type: 2,
    dynamicDefault: false,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: false,
    required: false,
    items: Array.from({ length: count }, (_, ordering) => ({
      name: label(ordering),
      value: String(110_000 + ordering),
      grouping: `Sector ${Math.floor(ordering / 490)}`,
      ordering,
      defaultPrecedence: null,
      enhancedDynamicDataItemCriteriaList: [
        {
          dataSetName: 'Bench dependent',
          value: String(110_000 + ordering),
          productName: ordering % 2 === 0 ? 'Businessowners' : 'Commercial Auto',
          fieldValue1: null,
          fieldValue2: null,
          fieldValue3: null,
          ordering,
        },
      ],
    })),
    dynamicDataSetDependency: { productDependent: true, sourceFieldDependencies: [] },
    lastModifiedBy: 'Somebody',
    lastModifiedById: 'somebody',
    timeLastModified: 0,
    version: 1,
  };
}

/** The draft with other values of every so many items. */
function edited(draft: DataSetDraft, every: number): DataSetDraft {
  const groups = draft.items.groups.map((group) => ({
    ...group,
    items: group.items.map((item, index) =>
      index % every === 0 && item.label !== '' ? { ...item, label: `${item.label} edited` } : item,
    ),
  }));
  return { ...draft, items: { ...draft.items, groups } };
}

function clock(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const identity = {
  recordId: 'bench',
  userId: 'bench',
  kind: dataSetEditor.kind,
  id: 'Bench dependent',
  schemaVersion: dataSetEditor.schemaVersion,
};

window.safetyBench = async () => {
  const base = { doc: largeSet((index) => `Industry ${index}`), etag: '"1"' };
  const editor = new Editor(dataSetEditor, identity.id, base);
  const { origin } = editor.state;
  const all = edited(origin, 1);
  editor.edit(all);
  const compare = clock(() => editor.changes);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  const fresh = new Editor(dataSetEditor, identity.id, base);
  fresh.edit(edited(fresh.state.origin, 1));
  const reactRoot = createRoot(root);
  const show = await timed(
    () => reactRoot.render(<SaveDetails editor={fresh} />),
    () => root.textContent.includes('edited'),
  );
  const theirs = {
    doc: largeSet((index) => `Industry ${index}${index % 3 === 0 ? ' of theirs' : ''}`),
    etag: '"2"',
  };
  const few = {
    doc: largeSet((index) => `Industry ${index}${index % 100 === 0 ? ' of theirs' : ''}`),
    etag: '"2"',
  };
  const merge = (draft: DataSetDraft, version: typeof theirs) =>
    clock(() => mergeVersions(dataSetEditor, { base, origin, draft }, version));
  const mergeFew = merge(edited(origin, 90), few);
  const mergeMany = merge(all, theirs);
  const store = DraftStore.open({ name: `bench ${Math.random()}` });
  const writer = new DraftWriter<DataSet, DataSetDraft>();
  const write = async (draft: DataSetDraft) => {
    const start = performance.now();
    const state = { base, origin, draft, decisions: [], attempts: [] };
    const written = store.put(writer.next(identity, state, 0));
    const blocked = performance.now() - start;
    await written;
    return { blocked, stored: performance.now() - start };
  };
  const first = await write(edited(origin, 5000));
  const next = await write(edited(origin, 2500));
  store.close();
  return {
    'compare 5,000 changed items': compare,
    "open 'Show unsaved changes' with them": show,
    'merge two drafts, 55 and 50 items changed': mergeFew,
    'merge two drafts, 5,000 and 1,667 items changed': mergeMany,
    'first write of a draft, main thread': first.blocked,
    'first write of a draft, until stored': first.stored,
    'later writes, main thread': next.blocked,
    'later writes, until stored': next.stored,
  };
};

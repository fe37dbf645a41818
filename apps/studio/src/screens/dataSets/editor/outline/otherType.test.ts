import 'fake-indexeddb/auto';
import { type DataSet, ProblemError } from '@studio/api';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftStore } from '../../../../kernel/editor/drafts/DraftStore.ts';
import { fakePage } from '../../../../kernel/editor/drafts/testing/fakePage.ts';
import { Sitting } from '../../../../kernel/editor/drafts/testing/Sitting.ts';
import type { EditorDefinition, Loaded } from '../../../../kernel/editor/types.ts';
import { savedDoc } from '../../editor.cases.ts';
import { settingsOf } from '../../settings/model/SettingsDraft.ts';
import { toChangedSet } from '../../settings/model/toSettings.ts';
import { chooseType } from '../../settings/settingsForm.ts';
import { dataSetEditor } from '../definition.ts';
import { dependentDoc } from '../draft/testing/dependentDoc.ts';
import { setText } from '../draft/testing/editItems.ts';
import { withCriteria } from '../draft/withCriteria.ts';
import { withItems } from '../draft/withItems.ts';
import { type DataSetDraft, toPayload } from '../model.ts';

const dependent = dependentDoc([['FR', ['bop', '1', null]], ['MA']]);
const plain: DataSet = {
  ...retyped(dependent, 0),
  items: dependent.items.map(({ name, value, ordering }) => ({ name, value, grouping: '', ordering })),
};

/** A set after somebody chose another type in its settings. */
function retyped(doc: DataSet, type: 0 | 1 | 3): DataSet {
  return savedDoc(toChangedSet(chooseType(settingsOf(doc), type), type, doc), doc);
}

let store: DraftStore;
let current: Loaded<DataSet>;
let written: number;

beforeEach(async () => {
  fakePage(vi.stubGlobal, new IDBFactory());
  store = DraftStore.open();
  await store.records('anna');
  written = 0;
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

const definition: EditorDefinition<DataSet, DataSetDraft> = {
  ...dataSetEditor,
  load: async () => current,
  isSameObject: async () => true,
  save: async (_id, draft, base) => {
    if (base.etag !== current.etag)
      throw new ProblemError(412, { type: 'x', title: 'Stale', status: 412 }, new Headers());
    written += 1;
    return { doc: savedDoc(toPayload(draft, base.doc), base.doc), etag: '"3"' };
  },
  toConflict: (error) => (error instanceof ProblemError ? { current, author: 'Priya Nair', time: 7 } : null),
};

/** Opens a set, edits it, and somebody chooses another type for it. */
function openBeside(doc: DataSet, type: 0 | 1 | 3, edit: (draft: DataSetDraft) => DataSetDraft) {
  current = { doc, etag: '"1"' };
  const sitting = new Sitting(store, definition, current);
  sitting.editor.edit(edit(sitting.editor.state.draft));
  current = { doc: retyped(doc, type), etag: '"2"' };
  return sitting;
}

const addCriterion = (draft: DataSetDraft) => {
  const [, masonry] = draft.items.groups[0]?.items ?? [];
  const row = { id: 'new', dataItem: masonry?.id ?? '', product: 'auto', field1: '', field2: '', field3: '' };
  return withCriteria(draft, dependent, [...draft.criteria, row]);
};

const changeCriterion = (draft: DataSetDraft) =>
  withCriteria(
    draft,
    dependent,
    draft.criteria.map((row) => ({ ...row, product: 'auto' })),
  );

const addRow = (draft: DataSetDraft) => {
  const [group] = draft.items.groups;
  if (group === undefined) return draft;
  const row = { id: 'new', label: 'Steel', value: 'ST', defaultPrecedence: '' };
  const groups = [{ ...group, items: [...group.items, row] }];
  return withItems(draft, { ...draft.items, groups }, false);
};

const removeRow = (draft: DataSetDraft) => {
  const [group] = draft.items.groups;
  if (group === undefined) return draft;
  return withItems(draft, { ...draft.items, groups: [{ ...group, items: group.items.slice(1) }] }, false);
};

test.each([
  ['a criterion that was added', dependent, 0, addCriterion, 'added'],
  ['a criterion that was added, of an item', dependent, 1, addCriterion, 'added'],
  ['a criterion that was changed', dependent, 0, changeCriterion, 'changed'],
  ['a row that was added', plain, 3, addRow, 'added'],
  ['a row that was removed and stays stored', plain, 1, removeRow, 'removed'],
] as const)(
  '%s: the save ends, and nothing is dropped until it is given up',
  async (_, doc, type, edit, kind) => {
    const { editor } = openBeside(doc, type, edit);
    const { draft } = editor.state;
    expect(await editor.save()).toBe(false);
    expect(editor.state).toMatchObject({
      base: { etag: '"1"' },
      conflict: { collisions: [], unsupported: [{ kind }] },
    });
    expect([editor.state.draft, editor.isDirty]).toEqual([draft, true]);

    editor.postpone();
    expect(await editor.save()).toBe(false);
    expect(editor.resolveConflict({})).toBe(true);
    expect([editor.state.base.etag, editor.isDirty, written]).toEqual(['"2"', false, 0]);
  },
);

test('what the other type can hold is kept beside it, and saved', async () => {
  const { editor } = openBeside(dependent, 0, (draft) => {
    const [frame] = draft.items.groups[0]?.items ?? [];
    return addCriterion(withItems(draft, setText(draft.items, frame?.id ?? '', 'label', 'Timber'), false));
  });
  expect(await editor.save()).toBe(false);
  editor.resolveConflict({});
  expect(editor.changes).toMatchObject([{ kind: 'changed', field: 'label', after: 'Timber' }]);
  expect([await editor.save(), written]).toEqual([true, 1]);
});

test('another change than the one that was shown is not given up with it', async () => {
  const { editor } = openBeside(plain, 3, addRow);
  await editor.save();
  const shown = editor.state.conflict?.unsupported ?? [];
  editor.edit(removeRow(editor.state.draft));
  const from = { current, author: 'Priya Nair', time: 7 };
  expect(editor.rebaseOnto(from, {}, shown)).toBe(false);
  expect(editor.state.conflict?.unsupported).toHaveLength(2);
});

test('after a crash such a draft is offered, and never counts as saved', async () => {
  const sitting = openBeside(dependent, 0, addCriterion);
  await sitting.keeper.flush();
  await sitting.crash();
  const next = new Sitting(store, definition, current);
  const [offer] = await next.offers();
  expect(offer?.outcome.state.conflict?.unsupported).toMatchObject([{ kind: 'added', key: 'new' }]);
  await next.restore();
  expect(next.editor.state.conflict?.unsupported).toHaveLength(1);
  expect(next.editor.state.draft.criteria).toHaveLength(2);
});

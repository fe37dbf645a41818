import type { DataSet } from '@studio/api';
import { describe, expect, test } from 'vitest';
import { mergeVersions } from '../../../../../kernel/editor/mergeVersions.ts';
import { diffOutlines } from '../../../../../kernel/editor/outline/diffOutlines.ts';
import { revertChange } from '../../../../../kernel/editor/outline/revertChange.ts';
import { customSet } from '../../../fixtures/dataSetDocs.ts';
import { dataSetEditor } from '../../definition.ts';
import { withoutColumn, withoutLoss } from '../../draft/changeDependencies.ts';
import { dependentDoc } from '../../draft/testing/dependentDoc.ts';
import { editItems, setText } from '../../draft/testing/editItems.ts';
import { withItems } from '../../draft/withItems.ts';
import { type DataSetDraft, isValid, toDraft, toPayload } from '../../model.ts';
import { readOutline } from '../readOutline.ts';
import { writeDraft } from './writeDraft.ts';

const doc = dependentDoc([
  ['FR', ['bop', '1', null], ['auto', null, 'NY']],
  [' MA ', [null, ' 2 ', 'CA']],
]);
const origin = toDraft(doc);
const frame = origin.items.groups[0]?.items[0]?.id ?? '';

function merge(draft: DataSetDraft, theirs: DataSet, side: 'mine' | 'theirs' = 'mine', base = doc) {
  const sides = { base: { doc: base, etag: '' }, origin: toDraft(base), draft };
  const { collisions } = mergeVersions(dataSetEditor, sides, { doc: theirs, etag: '' }).merge;
  const choices = Object.fromEntries(collisions.map(({ id }) => [id, side]));
  const { draft: merged, unsupported } = mergeVersions(
    dataSetEditor,
    sides,
    { doc: theirs, etag: '' },
    choices,
  );
  return { collisions, unsupported, merged, items: toPayload(merged, theirs).enhancedDynamicDataItems ?? [] };
}

const conditions = (items: DataSet['items']) =>
  items.map(({ value, enhancedDynamicDataItemCriteriaList: list = [] }) => [
    value,
    ...list.map((each) => [each.productName, each.fieldValue1, each.fieldValue2]),
  ]);

describe('what is untouched', () => {
  test('is sent as the newest version has it: attributes, white space, numbering', () => {
    const theirs = {
      ...doc,
      items: doc.items.map((item, at) => ({
        ...item,
        ordering: at + 1,
        ...(at === 1 ? { name: ' Masonry ', attributes: { naics: '1' } } : {}),
      })),
    };
    const { items } = merge(withItems(origin, setText(origin.items, frame, 'label', 'Frame'), false), theirs);
    expect(items).toMatchObject([
      { name: 'Frame', value: 'FR', ordering: 1 },
      { name: ' Masonry ', value: ' MA ', ordering: 2, attributes: { naics: '1' } },
    ]);
    expect(conditions(items)[1]).toEqual([' MA ', [null, ' 2 ', 'CA']]);
  });

  test('stays the same row on screen', () => {
    const typed = setText(origin.items, frame, 'label', 'Frame ');
    const mine = withItems(origin, typed, false);
    const theirs = structuredClone(doc);
    const added = {
      ...theirs,
      items: theirs.items.map((item, at) => (at === 1 ? { ...item, name: 'M' } : item)),
    };
    const { merged } = merge(mine, added);
    const rows = (draft: DataSetDraft) => draft.items.groups[0]?.items ?? [];
    expect(rows(merged)[0]).toBe(rows(mine)[0]);
    expect(rows(merged).at(-1)).toBe(rows(mine).at(-1));
    expect(merged.criteria).toBe(mine.criteria);
  });
});

describe('attributes', () => {
  const held = { ...doc, items: doc.items.map((item) => ({ ...item, attributes: { naics: '1' } })) };

  test('that a restored version does not have are taken away', () => {
    const known = toDraft(held);
    const old = dataSetEditor.outline.alignKeys(origin, known, doc);
    const restored = writeDraft(readOutline(old, doc), [known, old], held);
    expect(toPayload(restored, held).enhancedDynamicDataItems?.[0]?.attributes).toEqual({});
  });
});

describe('dependencies', () => {
  const without = (draft: DataSetDraft, index: number) => ({
    ...draft.dependencies,
    rows: draft.dependencies.rows.toSpliced(index, 1),
  });

  test('that one side removed come back with a value that the other gave them', () => {
    const loss = {
      kind: 'remove',
      column: 'field1',
      field: 'roofType',
      valueCount: 2,
      onlyCount: 0,
    } as const;
    const mine = withoutColumn(origin, without(origin, 0), loss);
    const theirs = dependentDoc([
      ['FR', ['bop', '1', null], ['auto', null, 'NY'], ['home', '9', null]],
      [' MA ', [null, ' 2 ', 'CA']],
    ]);
    const { collisions, items, merged } = merge(mine, theirs);
    expect(collisions).toEqual([]);
    expect(merged.dependencies.rows.map(({ field }) => field)).toEqual(['roofType', 'state']);
    expect(conditions(items)).toEqual([
      ['FR', ['bop', null, null], ['auto', null, 'NY'], ['home', '9', null]],
      [' MA ', [null, null, 'CA']],
    ]);
  });

  test('that moved up take the values that others gave them along', () => {
    const loose = dependentDoc([['FR', ['bop', null, 'NY']]]);
    const start = toDraft(loose);
    const mine = withoutLoss(start, without(start, 0), { reason: 'remove-field', index: 0 });
    const theirs = dependentDoc([['FR', ['bop', null, 'TX'], ['auto', null, 'CA']]]);
    const { collisions, items, merged } = merge(mine, theirs, 'mine', loose);
    expect(collisions).toEqual([]);
    expect(merged.dependencies.rows.map(({ field }) => field)).toEqual(['state']);
    expect(conditions(items)).toEqual([['FR', ['bop', 'TX', null], ['auto', 'CA', null]]]);
  });
});

describe('an item that one side removed and the other changed', () => {
  const theirs = dependentDoc([[' MA ', [null, ' 2 ', 'CA']]]);
  const mine = withItems(origin, setText(origin.items, frame, 'label', 'Frame'), false);

  test('has its criteria when it is kept', () => {
    const { collisions, items } = merge(mine, theirs, 'mine');
    expect(collisions).toMatchObject([{ kind: 'removal', removedBy: 'theirs' }]);
    expect(conditions(items)[0]).toEqual(['FR', ['bop', '1', null], ['auto', null, 'NY']]);
  });

  test('goes with them when it is not', () => {
    expect(conditions(merge(mine, theirs, 'theirs').items)).toEqual([[' MA ', [null, ' 2 ', 'CA']]]);
  });
});

test('a criterion that one side gave to an item that the other removed stays, marked', () => {
  const mine = withItems(
    origin,
    editItems(origin.items, frame, () => []),
    false,
  );
  const cleaned = { ...mine, criteria: mine.criteria.filter(({ dataItem }) => dataItem !== frame) };
  const theirs = dependentDoc([
    ['FR', ['bop', '1', null], ['auto', null, 'NY'], ['home']],
    [' MA ', [null, ' 2 ', 'CA']],
  ]);
  const { merged } = merge(cleaned, theirs);
  expect(merged.criteria.map(({ product }) => product)).toEqual(['home', '']);
  expect(merged.removedValues.get(frame)).toBe('FR');
  expect(isValid(merged, theirs)).toBe(false);
});

describe('the same value given by both sides', () => {
  const theirs = dependentDoc([
    ['FR', ['bop', '1', null], ['auto', null, 'NY']],
    [' MA ', [null, ' 2 ', 'CA']],
    ['ST'],
  ]);
  const values = (draft: DataSetDraft) =>
    draft.items.groups.flatMap(({ items }) =>
      items.map(({ value }) => value).filter((value) => value !== ''),
    );

  test('to a new item is one item, and its labels are asked about', () => {
    const added = { id: 'new', label: 'Steel', value: 'ST', defaultPrecedence: '' };
    const mine = withItems(
      origin,
      editItems(origin.items, origin.items.groups[0]?.items[1]?.id ?? '', (item) => [item, added]),
      false,
    );
    const { collisions, merged } = merge(mine, theirs);
    expect(collisions).toMatchObject([{ kind: 'field', field: 'label', mine: 'Steel', theirs: 'Label ST' }]);
    expect(values(merged).toSorted()).toEqual([' MA ', 'FR', 'ST']);
  });

  test('to an old and to a new item stays twice, and is marked', () => {
    const mine = withItems(origin, setText(origin.items, frame, 'value', 'ST'), false);
    const { collisions, merged } = merge(mine, theirs);
    expect(collisions).toEqual([]);
    expect(values(merged)).toEqual(['ST', ' MA ', 'ST']);
    expect(isValid(merged, theirs)).toBe(false);
  });
});

test('a generated item that the other side dropped is restored with the criterion that names it', () => {
  const year = { ...dependentDoc([['2026', ['bop']]]), type: 1 as const, name: customSet.name };
  const start = toDraft(year);
  const added = start.criteria.map((row) => ({ ...row, id: 'new', product: 'auto' }));
  const mine = { ...start, criteria: [...start.criteria, ...added] };
  const theirs = { ...year, items: [] };
  const { items } = merge(mine, theirs, 'mine', year);
  expect(items).toMatchObject([{ name: 'Label 2026', value: '2026' }]);
  expect(conditions(items)).toEqual([['2026', ['auto', null, null]]]);
});

test('each change can be taken back, down to the draft it began with', () => {
  const emptied = editItems(origin.items, frame, () => []);
  let draft: DataSetDraft = { ...withItems(origin, emptied, false), criteria: origin.criteria.slice(1) };
  const before = readOutline(origin, doc);
  for (let steps = 0; steps < 10; steps += 1) {
    const after = readOutline(draft, doc);
    const [change] = diffOutlines(before, after);
    if (change === undefined) break;
    draft = writeDraft(revertChange(before, after, change), [draft, origin], doc);
  }
  expect(toPayload(draft, doc)).toEqual(toPayload(origin, doc));
});

describe('the other side chose another type', () => {
  const plain: DataSet = {
    ...doc,
    type: 0,
    dynamicDataSetDependency: null,
    items: doc.items.map(({ enhancedDynamicDataItemCriteriaList: _, ...item }) => item),
  };
  const edit = (set: DataSet) => {
    const start = toDraft(set);
    const id = start.items.groups[0]?.items[0]?.id ?? '';
    return withItems(start, setText(start.items, id, 'label', 'Frame'), false);
  };

  test('with criteria: they come with it, and the items keep what was changed here', () => {
    const { collisions, items } = merge(edit(plain), doc, 'mine', plain);
    expect(collisions).toEqual([]);
    expect(items[0]?.name).toBe('Frame');
    expect(conditions(items)).toEqual(conditions(doc.items));
  });

  test('without criteria: the items keep what was changed here', () => {
    const { collisions, merged } = merge(edit(doc), plain);
    expect(collisions).toEqual([]);
    expect(toPayload(merged, plain).items?.map(({ name }) => name)).toEqual(['Frame', 'Label  MA ']);
  });

  test('that takes items from code: those it holds stay as they are there', () => {
    const custom = { ...doc, type: 1 as const };
    const { collisions, unsupported, items } = merge(edit(doc), custom);
    expect(collisions).toEqual([]);
    expect(unsupported).toMatchObject([{ kind: 'changed', field: 'label', after: 'Frame' }]);
    expect(items).toEqual(custom.items);
  });
});

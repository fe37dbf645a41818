import type { DataItem, DataSet } from '@studio/api';
import { describe, expect, test } from 'vitest';
import { diffOutlines } from '../../../../../kernel/editor/outline/diffOutlines.ts';
import type { Change } from '../../../../../kernel/editor/outline/Outline.ts';
import { dependentDoc } from '../../draft/testing/dependentDoc.ts';
import { setText } from '../../draft/testing/editItems.ts';
import { withItems } from '../../draft/withItems.ts';
import { toDraft } from '../../model.ts';
import { readOutline } from '../readOutline.ts';
import { adoptDraft } from './adoptDraft.ts';

const doc = dependentDoc([
  ['FR', ['bop', '1', null], ['auto', null, 'NY']],
  ['MA', ['bop', '2', 'CA']],
  ['ST', ['bop']],
]);
const grouped = groupBy(doc, 'Walls', 'Walls', 'Roofs');

function groupBy(set: DataSet, ...names: readonly string[]): DataSet {
  return { ...set, items: set.items.map((item, at) => ({ ...item, grouping: names[at] ?? '' })) };
}

function withItem(set: DataSet, at: number, change: Partial<DataItem>): DataSet {
  return { ...set, items: set.items.map((item, index) => (index === at ? { ...item, ...change } : item)) };
}

/** What another version changed, without keys. */
function changes(before: DataSet, after: DataSet): unknown[] {
  const known = toDraft(before);
  const old = readOutline(known, before);
  const now = readOutline(adoptDraft(toDraft(after), known, after), after);
  const name = (key: string) => {
    const fields = (now.get(key) ?? old.get(key))?.fields;
    return fields?.['label'] ?? fields?.['name'] ?? fields?.['product'] ?? key;
  };
  return diffOutlines(old, now).map((change) => summarise(change, name(change.key)));
}

function summarise(change: Change, name: unknown): unknown {
  return change.kind === 'changed' ? [name, change.field, change.before, change.after] : [name, change.kind];
}

describe('items', () => {
  test('are the same when their values are', () => {
    expect(changes(doc, withItem(doc, 0, { name: 'Frame' }))).toEqual([
      ['Frame', 'label', 'Label FR', 'Frame'],
    ]);
  });

  test('are the same when only their values changed; criteria stay with them', () => {
    const [first, second, third] = dependentDoc([
      ['F1', ['bop', '1', null], ['auto', null, 'NY']],
      ['MA', ['bop', '2', 'CA']],
      ['ST', ['bop']],
    ]).items;
    if (!first || !second || !third) throw new Error('no items');
    const after = { ...doc, items: [{ ...first, name: 'Label FR' }, second, third] };
    expect(changes(doc, after)).toEqual([['Label FR', 'value', 'FR', 'F1']]);
  });

  test('are the same when label and value were corrected in place', () => {
    const frame = withItem(doc, 1, { name: 'Masonery', value: 'MAS' });
    expect(changes(frame, withItem(doc, 1, { name: 'Masonry', value: 'MASN' }))).toEqual([
      ['Masonry', 'label', 'Masonery', 'Masonry'],
      ['Masonry', 'value', 'MAS', 'MASN'],
    ]);
  });

  test('are others when neither label nor value is alike, or when a number differs', () => {
    const before = withItem(doc, 1, { name: 'Story 1', value: 'S1' });
    const numbered = changes(before, withItem(doc, 1, { name: 'Story 2', value: 'S2' }));
    expect(numbered).toEqual(
      expect.arrayContaining([
        ['Story 1', 'removed'],
        ['Story 2', 'added'],
      ]),
    );
  });
});

test('items that both sides added in one place are two, however alike', () => {
  const added = (name: string, value: string) => {
    const [first] = doc.items;
    if (first === undefined) throw new Error('no items');
    return { ...doc, items: [...doc.items, { ...first, name, value, ordering: doc.items.length }] };
  };
  const origin = toDraft(doc);
  const mine = adoptDraft(toDraft(added('Class A', 'CLA')), origin, doc);
  const theirs = adoptDraft(adoptDraft(toDraft(added('Class B', 'CLB')), origin, doc), mine, doc);
  const idOf = (draft: typeof mine, value: string) =>
    draft.items.groups.flatMap(({ items }) => items).find((item) => item.value === value)?.id;
  expect(idOf(mine, 'CLA')).toBeDefined();
  expect(idOf(theirs, 'CLB')).not.toBe(idOf(mine, 'CLA'));
});

describe('groups', () => {
  test('are the same when their names are, else when they have the same items', () => {
    expect(changes(grouped, groupBy(doc, 'Outside', 'Outside', 'Roofs'))).toEqual([
      ['Outside', 'name', 'Walls', 'Outside'],
    ]);
  });

  test('keep their items when these change group', () => {
    expect(changes(grouped, groupBy(doc, 'Walls', 'Roofs', 'Roofs'))).toEqual([['Label MA', 'moved']]);
  });
});

describe('criteria', () => {
  test('are the same with one value changed, at any place', () => {
    const after = dependentDoc([
      ['FR', ['auto', null, 'TX'], ['bop', '1', null]],
      ['MA', ['bop', '2', 'CA']],
      ['ST', ['bop']],
    ]);
    expect(changes(doc, after)).toEqual(
      expect.arrayContaining([
        ['auto', 'd2', 'NY', 'TX'],
        [expect.anything(), 'moved'],
      ]),
    );
  });

  test('that were added at the front leave the others as they are', () => {
    const after = dependentDoc([
      ['FR', ['home', '7', '8'], ['bop', '1', null], ['auto', null, 'NY']],
      ['MA', ['bop', '2', 'CA']],
      ['ST', ['bop']],
    ]);
    expect(changes(doc, after)).toEqual([['home', 'added']]);
  });
});

describe('dependencies', () => {
  const [roof, state] = doc.dynamicDataSetDependency?.sourceFieldDependencies ?? [];
  const only = (...fields: (typeof roof)[]): DataSet['dynamicDataSetDependency'] => ({
    productDependent: true,
    sourceFieldDependencies: fields.filter((field) => field !== undefined),
  });

  test('keep their values when one before them goes', () => {
    const after = dependentDoc(
      [
        ['FR', ['bop'], ['auto', 'NY']],
        ['MA', ['bop', 'CA']],
        ['ST', ['bop']],
      ],
      only(state),
    );
    expect(changes(doc, after)).toEqual([
      ['d1', 'removed'],
      ['bop', 'd1', '1', null],
      ['bop', 'd1', '2', null],
    ]);
  });

  test('another field in the place of one is an exchange; one more takes a slot of its own', () => {
    const wall = { formTemplateUniqueName: 'Building', fieldName: 'wallType', key: 'Building|wallType' };
    expect(changes(doc, { ...doc, dynamicDataSetDependency: only(wall, state) })).toEqual([
      ['d1', 'field', 'Building\0roofType', 'Building\0wallType'],
    ]);
    expect(changes(doc, { ...doc, dynamicDataSetDependency: only(state, wall) })).toEqual(
      expect.arrayContaining([
        ['d1', 'removed'],
        ['d3', 'added'],
      ]),
    );
  });
});

test('things that have the ids already keep them, whatever they say by now', () => {
  const origin = toDraft(doc);
  const [item, other] = origin.items.groups[0]?.items ?? [];
  if (item === undefined || other === undefined) throw new Error('no items');
  const renamed = setText(setText(origin.items, item.id, 'value', 'X'), other.id, 'value', 'FR');
  const mine = withItems(origin, renamed, false);
  const copy = structuredClone(doc);
  const theirs = adoptDraft(adoptDraft(toDraft(copy), origin, copy), mine, copy);
  expect([...readOutline(theirs, copy)]).toEqual([...readOutline(origin, doc)]);
});

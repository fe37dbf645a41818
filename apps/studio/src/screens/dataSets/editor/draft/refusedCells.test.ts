import { expect, test } from 'vitest';
import { toDraft } from '../model.ts';
import { describeRefused } from './describeRefused.ts';
import { cellsRefused, findRefused } from './refusedCells.ts';
import { dependentDoc } from './testing/dependentDoc.ts';
import { toPayload } from './toPayload.ts';

const doc = dependentDoc([
  ['FR', ['bop', '1', 'NY'], ['auto', '2']],
  ['MA', ['auto']],
]);
const draft = toDraft(doc);
const items = 'enhancedDynamicDataItems';
const criteria = 'enhancedDynamicDataItemCriteriaList';

const refusals = [
  { pointer: `/${items}/1/name`, message: 'The label is not allowed.' },
  { pointer: `/${items}/0/${criteria}/1/fieldValue1`, message: 'There is no such value.' },
  { pointer: '/dependency', message: 'The set may not depend on that.' },
];

test('what the server refused is named by label and row, never by its pointer', () => {
  expect(describeRefused(refusals, draft, doc)).toEqual([
    'Label, row 2: The label is not allowed.',
    'Field 1: roofType, criteria row 2: There is no such value.',
    'The set may not depend on that.',
  ]);
});

test('a row of a set with several groups is named with its group', () => {
  const grouped = {
    ...doc,
    items: doc.items.map((item, at) => ({ ...item, grouping: at === 0 ? '' : 'South' })),
  };
  expect(describeRefused(refusals.slice(0, 1), toDraft(grouped), grouped)).toEqual([
    'Label, row 1 of group South: The label is not allowed.',
  ]);
});

test('each place of what is sent leads to its cell', () => {
  const sent = toPayload(draft, doc).enhancedDynamicDataItems ?? [];
  const found = findRefused(refusals, draft, doc);
  expect(found).toMatchObject([
    { kind: 'item', column: 'label', item: { label: sent[1]?.name } },
    { kind: 'criterion', column: 'field1', row: { field1: sent[0]?.[criteria]?.[1]?.fieldValue1 } },
    { kind: 'other' },
  ]);
});

test('it is shown in its cell until that is changed', () => {
  const found = findRefused(refusals, draft, doc);
  const { items: cells, criteria: rows } = cellsRefused(found, draft);
  expect([...cells.values(), ...rows.values()]).toEqual([
    { label: 'The label is not allowed.' },
    { field1: 'There is no such value.' },
  ]);
  const groups = draft.items.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, label: `${item.label}!` })),
  }));
  const mended = {
    ...draft,
    items: { ...draft.items, groups },
    criteria: draft.criteria.map((row) => ({ ...row, field1: '3' })),
  };
  expect(cellsRefused(found, mended)).toEqual({ items: new Map(), criteria: new Map() });
});

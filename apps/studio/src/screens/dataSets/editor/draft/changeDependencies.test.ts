import type { DependenciesDraft } from '@studio/widgets';
import { expect, test } from 'vitest';
import { isValid, toDraft, toPayload } from '../model.ts';
import { columnLoss, withoutColumn, withoutLoss } from './changeDependencies.ts';
import { dependentDoc } from './testing/dependentDoc.ts';

const doc = dependentDoc([
  ['FR', ['bop', '1', null], ['auto', null, 'NY']],
  ['MA', [null, '2', 'CA']],
  ['ST', ['bop']],
]);
const draft = toDraft(doc);
const { dependencies } = draft;

const removed = (index: number): DependenciesDraft => ({
  ...dependencies,
  rows: dependencies.rows.filter((_, at) => at !== index),
});
const fieldValues = (next: typeof draft) =>
  next.criteria.map(({ product, field1, field2, field3 }) => [product, field1, field2, field3]);

test('a dependency whose column holds values is not removed without asking; the others keep theirs', () => {
  const next = removed(0);
  const loss = columnLoss(draft, doc, next, { reason: 'remove-field', index: 0 });
  expect(loss).toEqual({ kind: 'remove', column: 'field1', field: 'roofType', valueCount: 2, onlyCount: 0 });
  if (loss === null) throw new Error('nothing would be lost');
  const after = withoutColumn(draft, next, loss);
  expect(fieldValues(after)).toEqual([
    ['bop', '', '', ''],
    ['auto', 'NY', '', ''],
    ['', 'CA', '', ''],
    ['bop', '', '', ''],
  ]);
  expect(isValid(after, doc)).toBe(true);
});

test('criteria without another condition are removed with the column', () => {
  const next = { ...dependencies, isProductDependent: false };
  const loss = columnLoss(draft, doc, next, { reason: 'set-product' });
  expect(loss).toMatchObject({ kind: 'remove', column: 'product', valueCount: 3, onlyCount: 1 });
  if (loss === null) throw new Error('nothing would be lost');
  const after = withoutColumn(draft, next, loss);
  expect(after.criteria).toHaveLength(3);
  expect(isValid(after, doc)).toBe(true);
  const items = toPayload(after, doc).enhancedDynamicDataItems ?? [];
  expect(items[2]?.enhancedDynamicDataItemCriteriaList).toEqual([]);
});

test('a form that was emptied counts as removed', () => {
  expect(columnLoss(draft, doc, removed(1), { reason: 'set-form', index: 1 })).toMatchObject({
    kind: 'remove',
    column: 'field2',
  });
});

test('another field asks whether the values still fit; the one that was saved does not', () => {
  const at = (form: string, field: string): DependenciesDraft => ({
    ...dependencies,
    rows: dependencies.rows.map((row, index) => (index === 0 ? { ...row, form, field } : row)),
  });
  const change = { reason: 'set-field', index: 0 } as const;
  expect(columnLoss(draft, doc, at('Building', ''), { reason: 'set-form', index: 0 })).toBeNull();
  expect(columnLoss(draft, doc, at('Building', 'wallType'), change)).toMatchObject({
    kind: 'exchange',
    valueCount: 2,
  });
  const unset = withoutLoss(draft, at('Building', ''), { reason: 'set-form', index: 0 });
  expect(fieldValues(unset)).toEqual(fieldValues(draft));
  expect(columnLoss(unset, doc, at('Building', 'roofType'), change)).toBeNull();
  expect(columnLoss(unset, doc, at('Building', 'wallType'), change)).not.toBeNull();
});

test('cleared values leave their column in place', () => {
  const next = {
    ...dependencies,
    rows: dependencies.rows.map((row, index) => (index === 0 ? { ...row, field: 'wallType' } : row)),
  };
  const loss = columnLoss(draft, doc, next, { reason: 'set-field', index: 0 });
  if (loss === null) throw new Error('nothing would be lost');
  expect(fieldValues(withoutColumn(draft, next, loss))).toEqual([
    ['bop', '', '', ''],
    ['auto', '', 'NY', ''],
    ['', '', 'CA', ''],
    ['bop', '', '', ''],
  ]);
});

test('a dependency without values goes at once, and the columns behind it move up', () => {
  const loose = { ...draft, criteria: draft.criteria.map((row) => ({ ...row, field1: '' })) };
  expect(columnLoss(loose, doc, removed(0), { reason: 'remove-field', index: 0 })).toBeNull();
  const after = withoutLoss(loose, removed(0), { reason: 'remove-field', index: 0 });
  expect(after.criteria.map(({ field1 }) => field1)).toEqual(['', 'NY', 'CA', '']);
});

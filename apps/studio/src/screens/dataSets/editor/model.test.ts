import { describe, expect, test } from 'vitest';
import { equal } from '../../../kernel/editor/equal.ts';
import { customSet, repeatingFormSet, staticSet } from '../fixtures/dataSetDocs.ts';
import { countOrphans, shownCriteria, withoutOrphans } from './draft/orphans.ts';
import { dependentDoc } from './draft/testing/dependentDoc.ts';
import { editItems, setText } from './draft/testing/editItems.ts';
import { withCriteria } from './draft/withCriteria.ts';
import { withItems } from './draft/withItems.ts';
import { type DataSetDraft, isValid, tabFaults, toComparable, toDraft, toPayload } from './model.ts';

const doc = dependentDoc([
  ['FR', ['bop', '1', null], ['auto', null, 'NY']],
  ['MA', [null, '2', 'CA']],
  ['ST'],
]);

const firstId = (draft: DataSetDraft, index = 0) => draft.items.groups[0]?.items[index]?.id ?? '';
const renamed = (draft: DataSetDraft, index: number, value: string) =>
  withItems(draft, setText(draft.items, firstId(draft, index), 'value', value), false);
const without = (draft: DataSetDraft, index: number) =>
  withItems(
    draft,
    editItems(draft.items, firstId(draft, index), () => []),
    false,
  );
const isDirty = (draft: DataSetDraft, base = doc) =>
  !equal(toComparable(draft, base), toComparable(toDraft(base), base));

describe('unedited', () => {
  test('the payload is what was loaded', () => {
    const payload = toPayload(toDraft(doc), doc);
    expect(payload.enhancedDynamicDataItems).toEqual(doc.items);
    expect(payload.dependency).toEqual(doc.dynamicDataSetDependency);
    expect(payload).not.toHaveProperty('items');
  });

  test('a static set sends items alone, and a set whose items are in code what it was given', () => {
    expect(toPayload(toDraft(staticSet), staticSet).items).toEqual(staticSet.items);
    expect(toPayload(toDraft(staticSet), staticSet)).not.toHaveProperty('dependency');
    expect(toPayload(toDraft(repeatingFormSet), repeatingFormSet).items).toBe(repeatingFormSet.items);
    expect(toPayload(toDraft(customSet), customSet)).toMatchObject({
      enhancedDynamicDataItems: [],
      dependency: null,
    });
  });

  test('what an import brought along stays with its item', () => {
    const item = { name: 'A', value: '1', grouping: '', ordering: 0, attributes: { SIC: '0111' } };
    const imported = { ...staticSet, items: [item] };
    expect(toPayload(toDraft(imported), imported).items).toEqual([item]);
  });

  test('outer white space of a loaded criterion stays', () => {
    const spaced = dependentDoc([['FR', [null, ' 1 ']]]);
    expect(toPayload(toDraft(spaced), spaced).enhancedDynamicDataItems).toEqual(spaced.items);
  });
});

describe('criteria follow their items', () => {
  test('a renamed value is the value of its criteria', () => {
    const draft = renamed(toDraft(doc), 0, 'WOOD');
    const [item] = toPayload(draft, doc).enhancedDynamicDataItems ?? [];
    expect(item?.enhancedDynamicDataItemCriteriaList?.map(({ value }) => value)).toEqual(['WOOD', 'WOOD']);
    expect(isDirty(draft)).toBe(true);
    expect(isDirty(renamed(draft, 0, 'FR'))).toBe(false);
  });

  test('a value that is for a moment that of another item takes none of its criteria', () => {
    const draft = renamed(renamed(toDraft(doc), 2, 'MA'), 2, 'MAX');
    const items = toPayload(draft, doc).enhancedDynamicDataItems ?? [];
    expect(items.map((item) => item.enhancedDynamicDataItemCriteriaList?.length)).toEqual([2, 1, 0]);
  });

  test('a removed item leaves its criteria without one, and Save waits', () => {
    const draft = without(toDraft(doc), 0);
    expect(shownCriteria(draft, doc).map(({ dataItem }) => dataItem === '')).toEqual([true, true, false]);
    expect(countOrphans(draft, doc)).toBe(2);
    expect(tabFaults(draft, doc)).toEqual({ dataItems: 0, dynamicCriteria: 2 });
    expect(isValid(draft, doc)).toBe(false);
    const mended = withoutOrphans(draft, doc);
    expect(isValid(mended, doc)).toBe(true);
    expect(toPayload(mended, doc).enhancedDynamicDataItems?.map(({ value }) => value)).toEqual(['MA', 'ST']);
  });

  test('an item that is cut and pasted takes its criteria back', () => {
    const draft = toDraft(doc);
    const cut = without(draft, 0);
    const filled = setText(cut.items, firstId(cut, 2), 'value', 'FR');
    expect(countOrphans(withItems(cut, filled, true), doc)).toBe(0);
    expect(countOrphans(withItems(cut, filled, false), doc)).toBe(2);
  });

  test('a criterion whose item went is given another, or cleared', () => {
    const draft = without(toDraft(doc), 1);
    const rows = shownCriteria(draft, doc);
    const given = rows.map((row) => (row.dataItem === '' ? { ...row, dataItem: firstId(draft, 1) } : row));
    const mended = withCriteria(draft, doc, given);
    expect(isValid(mended, doc)).toBe(true);
    const items = toPayload(mended, doc).enhancedDynamicDataItems ?? [];
    expect(items[1]?.enhancedDynamicDataItemCriteriaList).toMatchObject([{ value: 'ST', fieldValue1: '2' }]);
    const cleared = rows.map((row) => (row.dataItem === '' ? { ...row, field1: '', field2: '' } : row));
    expect(isValid(withCriteria(draft, doc, cleared), doc)).toBe(true);
  });

  test('an edit of other criteria leaves one knowing the item that went', () => {
    const draft = without(toDraft(doc), 0);
    const rows = shownCriteria(draft, doc).map((row) => (row.field1 === '2' ? { ...row, field1: '3' } : row));
    const edited = withCriteria(draft, doc, rows);
    const back = withItems(edited, toDraft(doc).items, false);
    expect(countOrphans(back, doc)).toBe(0);
    expect(isValid(back, doc)).toBe(true);
  });
});

describe('what is saved of criteria', () => {
  const edit = (id: string, change: Partial<DataSetDraft['criteria'][number]>) => {
    const draft = toDraft(doc);
    return withCriteria(
      draft,
      doc,
      draft.criteria.map((row) => (row.id === id ? { ...row, ...change } : row)),
    );
  };

  test('partly filled rows are marked and block Save; wholly empty ones are dropped', () => {
    const partly = edit('r1', { product: '', field1: '' });
    expect(tabFaults(partly, doc).dynamicCriteria).toBe(1);
    const empty = edit('r1', { dataItem: '', product: '', field1: '' });
    expect(isValid(empty, doc)).toBe(true);
    const [item] = toPayload(empty, doc).enhancedDynamicDataItems ?? [];
    expect(item?.enhancedDynamicDataItemCriteriaList).toMatchObject([{ productName: 'auto', ordering: 0 }]);
  });

  test('empty values become null, edited texts are trimmed, and the order is that of the table', () => {
    const draft = edit('r2', { product: ' ', field2: ' TX ' });
    const turned = { ...draft, criteria: draft.criteria.toReversed() };
    const [first, second] = toPayload(turned, doc).enhancedDynamicDataItems ?? [];
    expect(first?.enhancedDynamicDataItemCriteriaList).toMatchObject([
      { productName: null, fieldValue2: 'TX', ordering: 1 },
      { productName: 'bop', ordering: 2 },
    ]);
    expect(second?.enhancedDynamicDataItemCriteriaList).toMatchObject([{ ordering: 0 }]);
  });

  test('spaces around a value are no change, another order is one', () => {
    expect(isDirty(edit('r1', { field1: '1 ' }))).toBe(false);
    const draft = toDraft(doc);
    expect(isDirty({ ...draft, criteria: draft.criteria.toReversed() })).toBe(true);
  });

  test('a dependency without a field blocks Save, and nothing chosen is saved as null', () => {
    const draft = toDraft(doc);
    const half = { ...draft.dependencies, rows: [{ id: 'd1', form: 'Building', field: '' }] };
    expect(tabFaults({ ...draft, dependencies: half }, doc).dynamicCriteria).toBeGreaterThan(0);
    const bare = dependentDoc([['FR']], { productDependent: false, sourceFieldDependencies: [] });
    expect(toPayload(toDraft(bare), bare).dependency).toBeNull();
    expect(isDirty(toDraft(bare), { ...bare, dynamicDataSetDependency: null })).toBe(false);
  });
});

describe('Custom sets', () => {
  const product = { productDependent: true, sourceFieldDependencies: [] };
  const custom = { ...customSet, dynamicDataSetDependency: product };
  const generated = ['2026', '2027'].map((value, ordering) => ({
    name: value,
    value,
    grouping: '',
    ordering,
  }));

  test('a generated item that gets a criterion is sent with it, and no other', () => {
    const draft = toDraft(custom);
    const row = { id: 'r1', dataItem: '2027', product: 'bop', field1: '', field2: '', field3: '' };
    const edited = withCriteria(draft, custom, [row], generated);
    const sent = toPayload(edited, custom).enhancedDynamicDataItems ?? [];
    expect(sent).toMatchObject([
      {
        name: '2027',
        ordering: 0,
        enhancedDynamicDataItemCriteriaList: [{ value: '2027', productName: 'bop' }],
      },
    ]);
    const saved = { ...custom, items: sent };
    expect(toPayload(edited, saved).enhancedDynamicDataItems).toEqual(sent);
    expect(isDirty(edited, saved)).toBe(false);
    expect(toPayload(withCriteria(toDraft(saved), saved, []), saved).enhancedDynamicDataItems).toEqual([]);
  });
});

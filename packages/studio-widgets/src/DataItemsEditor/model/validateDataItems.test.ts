import { describe, expect, it } from 'vitest';
import { draftOf } from './testing/draftOf.ts';
import { validateDataItems } from './validateDataItems.ts';

describe('validateDataItems', () => {
  it('requires a label and a value in every row that holds anything', () => {
    const { itemErrors, isValid } = validateDataItems(draftOf({ rows: [['Frame'], ['', 'JM'], ['', '']] }));
    expect(Object.fromEntries(itemErrors)).toEqual({
      '0.0': { value: { code: 'required' } },
      '0.1': { label: { code: 'required' } },
    });
    expect(isValid).toBe(false);
  });

  it('accepts blank rows at any place', () => {
    expect(validateDataItems(draftOf({ rows: [['', ' '], ['Frame', 'FR'], [''], ['']] })).isValid).toBe(true);
  });

  it('finds labels and values that are not unique in the whole set, and says with which row they collide', () => {
    const draft = draftOf(
      { name: 'One', rows: [['Frame', 'FR']] },
      {
        name: 'Two',
        rows: [
          ['Frame', 'X'],
          ['Y', 'FR'],
        ],
      },
    );
    const { itemErrors, repeatedBy } = validateDataItems(draft);
    expect(Object.fromEntries(itemErrors)).toEqual({
      '1.0': { label: { code: 'duplicate', otherItemId: '0.0' } },
      '1.1': { value: { code: 'duplicate', otherItemId: '0.0' } },
    });
    expect(Object.fromEntries(repeatedBy)).toEqual({ '0.0': { label: '1.0', value: '1.1' } });
  });

  it('compares trimmed text, case-sensitively', () => {
    const { itemErrors } = validateDataItems(
      draftOf({
        rows: [
          ['Frame', 'FR'],
          ['frame', 'fr'],
          [' Frame ', 'X'],
        ],
      }),
    );
    expect([...itemErrors.keys()]).toEqual(['0.2']);
  });

  it('lets a label be the same as a value', () => {
    expect(validateDataItems(draftOf({ rows: [['FR', 'FR']] })).isValid).toBe(true);
  });

  it.each(['0', '-1', '1.5', 'first', '1e3', '99999999999999999999'])(
    'refuses %s as a default priority',
    (text) => {
      const { itemErrors } = validateDataItems(draftOf({ rows: [['Frame', 'FR', text]] }), {
        hasDefaultPrecedence: true,
      });
      expect(itemErrors.get('0.0')).toEqual({ defaultPrecedence: { code: 'not-a-priority' } });
    },
  );

  it('requires unique default priorities, and only when they are shown', () => {
    const draft = draftOf({
      rows: [
        ['Frame', 'FR', '1'],
        ['Masonry', 'JM', ' 01'],
        ['Other', 'O', ''],
      ],
    });
    expect(validateDataItems(draft).isValid).toBe(true);
    expect(Object.fromEntries(validateDataItems(draft, { hasDefaultPrecedence: true }).itemErrors)).toEqual({
      '0.1': { defaultPrecedence: { code: 'duplicate', otherItemId: '0.0' } },
    });
  });

  it('requires unique group names, without outer white space', () => {
    const { groupErrors, isValid } = validateDataItems(
      draftOf({ name: 'A', rows: [] }, { name: ' A ', rows: [] }, { name: 'a', rows: [] }),
    );
    expect(Object.fromEntries(groupErrors)).toEqual({ g1: { code: 'duplicate-name', otherGroupId: 'g0' } });
    expect(isValid).toBe(false);
  });

  it('lets one group with items stay unnamed, and any number without', () => {
    const draft = draftOf({ rows: [['', '']] }, { rows: [['a', '1']] }, { rows: [] }, { rows: [['b', '2']] });
    expect(Object.fromEntries(validateDataItems(draft).groupErrors)).toEqual({
      g3: { code: 'name-required' },
    });
  });

  it('counts items and errors of each group and of all', () => {
    const draft = draftOf(
      { name: 'One', rows: [['Frame', 'FR', '1'], ['Masonry', ''], ['']] },
      {
        name: 'One',
        rows: [
          ['Frame', 'FR', 'x'],
          ['', 'Z', '1'],
        ],
      },
    );
    const { groupCounts, itemCount, errorCount } = validateDataItems(draft, { hasDefaultPrecedence: true });
    expect(groupCounts.get('g0')).toEqual({
      items: 2,
      validItems: 1,
      missing: { label: 0, value: 1 },
      duplicate: { label: 0, value: 0, defaultPrecedence: 0 },
      malformed: 0,
    });
    expect(groupCounts.get('g1')).toEqual({
      items: 2,
      validItems: 0,
      missing: { label: 1, value: 0 },
      duplicate: { label: 1, value: 1, defaultPrecedence: 1 },
      malformed: 1,
    });
    expect({ itemCount, errorCount }).toEqual({ itemCount: 4, errorCount: 7 });
  });

  it('caches the result for a draft', () => {
    const draft = draftOf({ rows: [['Frame', 'FR']] });
    expect(validateDataItems(draft)).toBe(validateDataItems(draft));
  });
});

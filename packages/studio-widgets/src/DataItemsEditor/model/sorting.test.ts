import { describe, expect, it } from 'vitest';
import { applySorting, canSort, restoreItems } from './sorting.ts';
import { draftOf, type RowText, rowsOf } from './testing/draftOf.ts';

function labels(rows: readonly RowText[], option: 0 | 1 | 2 | 3, locale = 'en'): string[] {
  const { draft } = applySorting(draftOf({ rows }), option, { locale });
  return draft.groups
    .flatMap((group) => group.items.map(({ label }) => label))
    .filter((label) => label !== '');
}

const rows: RowText[] = [
  ['b', '10'],
  ['a', '9'],
  ['c', '1,000'],
];

describe('applySorting', () => {
  it.each([
    [0, ['a', 'b', 'c']],
    [1, ['c', 'b', 'a']],
    [2, ['a', 'b', 'c']],
    [3, ['c', 'b', 'a']],
  ] as const)('orders by option %i', (option, expected) => {
    expect(labels(rows, option)).toEqual(expected);
  });

  it('sorts as text as soon as one value is not a number', () => {
    expect(labels([...rows, ['d', '2b']], 2)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('decides for each group on its own whether it is numeric', () => {
    const draft = draftOf(
      {
        name: 'A',
        rows: [
          ['a', '10'],
          ['b', '9'],
        ],
      },
      {
        name: 'B',
        rows: [
          ['c', '8x'],
          ['d', '70'],
        ],
      },
    );
    expect(rowsOf(applySorting(draft, 2).draft)).toEqual([
      ['b|9', 'a|10', '|'],
      ['d|70', 'c|8x', '|'],
    ]);
  });

  it('follows the alphabet of the locale', () => {
    const german: RowText[] = [
      ['z', '1'],
      ['ä', '2'],
      ['a', '3'],
    ];
    expect(labels(german, 0, 'de')).toEqual(['a', 'ä', 'z']);
    expect(labels(german, 0, 'sv')).toEqual(['a', 'z', 'ä']);
  });

  it('keeps the order of rows that compare equal, in both directions', () => {
    const same: RowText[] = [
      ['second', '1.0'],
      ['first', '1'],
      ['zero', '0'],
    ];
    expect(labels(same, 2)).toEqual(['zero', 'second', 'first']);
    expect(labels(same, 3)).toEqual(['second', 'first', 'zero']);
  });

  it('orders numbers beyond the precision of a double', () => {
    expect(
      labels(
        [
          ['b', '100000000000000000002'],
          ['a', '100000000000000000001'],
        ],
        2,
      ),
    ).toEqual(['a', 'b']);
  });

  it('removes invalid rows and reports them, blank rows without a word', () => {
    const draft = draftOf({ name: 'A', rows: [['b', '2'], [''], ['b', '3'], ['a', '1'], ['x'], ['']] });
    const { draft: sorted, removed } = applySorting(draft, 0);
    expect(rowsOf(sorted)).toEqual([['a|1', 'b|2', '|']]);
    expect(removed.map(({ groupId, item }) => `${groupId} ${item.id}`)).toEqual(['g0 0.2', 'g0 0.4']);
  });

  it('is no change for a set that is sorted', () => {
    const draft = draftOf({ rows: [['a', '1'], ['b', '2'], ['']] });
    expect(applySorting(draft, 0).draft).toBe(draft);
  });
});

describe('canSort', () => {
  it('needs two valid rows in one group', () => {
    expect(
      canSort(
        draftOf(
          {
            name: 'A',
            rows: [
              ['a', '1'],
              ['b', ''],
            ],
          },
          { name: 'B', rows: [['c', '2']] },
        ),
      ),
    ).toBe(false);
    expect(
      canSort(
        draftOf(
          { name: 'A', rows: [] },
          {
            name: 'B',
            rows: [
              ['a', '1'],
              ['b', '2'],
            ],
          },
        ),
      ),
    ).toBe(true);
  });
});

describe('restoreItems', () => {
  const before = draftOf(
    { name: 'A', rows: [['b', '2'], ['b', '3'], ['a', '1'], ['']] },
    { name: 'B', rows: [['x'], ['']] },
  );
  const { draft: sorted, removed } = applySorting(before, 0);

  it('puts rows back at the end of their groups', () => {
    expect(rowsOf(restoreItems(sorted, removed))).toEqual([
      ['a|1', 'b|2', 'b|3', '|'],
      ['x|', '|'],
    ]);
  });

  it('puts rows of a group that is gone into the last one', () => {
    const oneGroup = { ...sorted, groups: sorted.groups.slice(0, 1) };
    expect(rowsOf(restoreItems(oneGroup, removed))).toEqual([['a|1', 'b|2', 'b|3', 'x|', '|']]);
  });

  it('leaves rows alone that are back already', () => {
    expect(restoreItems(before, removed)).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import { parseCriteria } from './parseCriteria.ts';
import { parseItems } from './parseItems.ts';

const items = parseItems('A|a; B|b; C|c; D|d');

describe('parseCriteria', () => {
  it('combines every source of a line with every item it selects', () => {
    const criteria = parseCriteria('Auto, Property / T1 -> a, b', 'Set', items, {
      byProduct: true,
      fieldCount: 1,
    });

    expect(
      criteria.map(({ productName, fieldValue1, value, ordering }) => [
        productName,
        fieldValue1,
        value,
        ordering,
      ]),
    ).toEqual([
      ['Auto', 'T1', 'a', 0],
      ['Auto', 'T1', 'b', 1],
      ['Property', 'T1', 'a', 2],
      ['Property', 'T1', 'b', 3],
    ]);
  });

  it('takes fields alone when the product does not matter, and leaves the other cells empty', () => {
    const criteria = parseCriteria('* / T2 -> d', 'Set', items, { byProduct: false, fieldCount: 2 });

    expect(criteria).toEqual([
      {
        dataSetName: 'Set',
        value: 'd',
        productName: null,
        fieldValue1: null,
        fieldValue2: 'T2',
        fieldValue3: null,
        ordering: 0,
      },
    ]);
  });

  it('reads ranges, all items and exceptions in display order', () => {
    const values = (selection: string) =>
      parseCriteria(`x -> ${selection}`, 'Set', items, { byProduct: false, fieldCount: 1 }).map(
        ({ value }) => value,
      );

    expect(values('b..d')).toEqual(['b', 'c', 'd']);
    expect(values('d, a')).toEqual(['a', 'd']);
    expect(values('*, !b')).toEqual(['a', 'c', 'd']);
  });

  it('refuses an unknown item and a wrong number of sources', () => {
    expect(() => parseCriteria('x -> z', 'Set', items, { byProduct: false, fieldCount: 1 })).toThrow(
      "Unknown item 'z'",
    );
    expect(() => parseCriteria('x -> a', 'Set', items, { byProduct: true, fieldCount: 1 })).toThrow(
      'Wrong number',
    );
  });
});

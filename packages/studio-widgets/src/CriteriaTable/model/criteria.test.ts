import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CriteriaContext, CriteriaRow, SavedCriterion } from '../types.ts';
import { columnsOf, optionsOf } from './columns.ts';
import { nextFault } from './nextFault.ts';
import {
  blankRow,
  clearColumn,
  dropFieldColumn,
  isDeleted,
  moveRow,
  removeRow,
  setCell,
  settleRows,
} from './rows.ts';
import { sameCriteria } from './sameCriteria.ts';
import { parseCriteria, serializeCriteria } from './savedCriteria.ts';
import { nextCriteriaSort, shownText, sortAfterChange, sortCriteria } from './sortCriteria.ts';
import { rowFault, validateCriteria } from './validateCriteria.ts';

const context: CriteriaContext = {
  dataItems: [
    { value: 'FR', label: 'Frame' },
    { value: 'MA', label: 'Masonry' },
  ],
  isProductDependent: true,
  products: [{ value: 'bop', label: 'Businessowners' }],
  fields: [{ name: 'State', options: [{ value: 'NY', label: 'New York' }] }, { name: 'Stories' }],
};

const row = (parts: Partial<CriteriaRow>): CriteriaRow => ({ ...blankRow('r1'), ...parts });

describe('columns', () => {
  test('one for the label, one for products, one for each field dependency', () => {
    expect(columnsOf(context)).toEqual(['dataItem', 'product', 'field1', 'field2']);
    expect(columnsOf({ ...context, isProductDependent: false, fields: [] })).toEqual(['dataItem']);
  });

  test('never more than 3 fields', () => {
    const fields = Array.from({ length: 5 }, () => ({ name: 'x' }));
    expect(columnsOf({ ...context, fields })).toHaveLength(5);
  });

  test('a dependency that is not complete has none, and the others keep theirs', () => {
    const halfChosen = { ...context, fields: [{ name: '' }, { name: 'Stories' }] };
    expect(columnsOf(halfChosen)).toEqual(['dataItem', 'product', 'field2']);
    expect(columnsOf({ ...context, fields: [{ name: '' }] })).toEqual(['dataItem', 'product']);
  });

  test('the values of a dependency whose field is being chosen anew are neither dropped nor at fault', () => {
    const halfChosen = { ...context, fields: [{ name: '' }] };
    const rows = [row({ id: 'r1', field1: 'NY' }), row({ id: 'r2', dataItem: 'FR', field1: 'NY' })];
    expect(settleRows(rows, halfChosen).slice(0, 2)).toEqual(rows);
    expect([...validateCriteria(rows, halfChosen)]).toEqual([
      ['r1', { column: 'dataItem', fault: 'no-data-item' }],
    ]);
    const withoutConditions = { ...halfChosen, isProductDependent: false };
    expect(rowFault(row({ dataItem: 'FR' }), withoutConditions)).toEqual({
      column: 'dataItem',
      fault: 'no-condition',
    });
  });

  test('cells of a field without the values of a data set take any text', () => {
    expect(optionsOf('field1', context)).toHaveLength(1);
    expect(optionsOf('field2', context)).toBeUndefined();
  });
});

describe('validity', () => {
  test.each([
    ['a product is enough', { dataItem: 'FR', product: 'bop' }, undefined],
    ['any field value is enough', { dataItem: 'FR', field2: '3' }, undefined],
    ['a row that counts as deleted is not wrong', {}, undefined],
    ['spaces are no value', { field2: '  ' }, undefined],
    ['without a data item', { product: 'bop' }, { column: 'dataItem', fault: 'no-data-item' }],
    [
      'with one that is gone',
      { dataItem: 'X', product: 'bop' },
      { column: 'dataItem', fault: 'unknown-data-item' },
    ],
    ['without a product and a value', { dataItem: 'FR' }, { column: 'product', fault: 'no-condition' }],
    [
      'a value of a column that is not there does not count',
      { dataItem: 'FR', field3: 'x' },
      { column: 'product', fault: 'no-condition' },
    ],
  ] as const)('%s', (_, parts, fault) => {
    expect(rowFault(row(parts), context)).toEqual(fault);
    expect(validateCriteria([row(parts)], context).get('r1')).toEqual(fault);
  });

  test('the first cell that could hold a condition is marked', () => {
    const fault = rowFault(row({ dataItem: 'FR' }), { ...context, isProductDependent: false });
    expect(fault).toEqual({ column: 'field1', fault: 'no-condition' });
  });

  test('no data item is unknown while the items are not known', () => {
    expect(
      validateCriteria([row({ dataItem: 'X', product: 'bop' })], { ...context, dataItems: undefined }).size,
    ).toBe(0);
  });
});

describe('rows', () => {
  test('a row counts as deleted when product, field values and data item are cleared', () => {
    expect(isDeleted(row({}), context)).toBe(true);
    expect(isDeleted(row({ field3: 'not shown' }), context)).toBe(true);
    expect(isDeleted(row({ dataItem: 'FR' }), context)).toBe(false);
    expect(isDeleted(row({ field1: 'NY' }), context)).toBe(false);
  });

  test('one blank row follows the last, and blank rows elsewhere go unless they have the focus', () => {
    expect(settleRows([], context)).toEqual([blankRow('r1')]);
    const rows = [row({ id: 'r1', dataItem: 'FR' }), blankRow('r2'), row({ id: 'r3', dataItem: 'MA' })];
    expect(settleRows(rows, context).map(({ id }) => id)).toEqual(['r1', 'r3', 'r4']);
    expect(settleRows(rows, context, 'r2').map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4']);
    const settled = settleRows(rows, context);
    expect(settleRows(settled, context)).toBe(settled);
  });

  test('any sequence of edits ends with exactly one blank row, at the end, once it is settled', () => {
    const edit = fc.record({
      row: fc.nat(4),
      column: fc.constantFrom('dataItem', 'product', 'field1', 'field2', 'field3'),
      text: fc.constantFrom('', ' ', 'FR', 'bop'),
      isRemoval: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const end = edits.reduce<readonly CriteriaRow[]>(
          (rows, { row: index, column, text, isRemoval }) => {
            const id = rows[index % rows.length]?.id ?? '';
            const next = isRemoval ? removeRow(rows, id) : setCell(rows, id, column, text);
            return settleRows(next, context, id);
          },
          settleRows([], context),
        );
        const settled = settleRows(end, context);
        expect(settled.filter((each) => isDeleted(each, context))).toHaveLength(1);
        expect(isDeleted(settled.at(-1) ?? row({ dataItem: 'x' }), context)).toBe(true);
        expect(new Set(settled.map(({ id }) => id)).size).toBe(settled.length);
      }),
    );
  });

  test('a dependency that is removed takes its column along', () => {
    const [first] = dropFieldColumn([row({ field1: 'a', field2: 'b', field3: 'c' })], 1);
    expect(first).toMatchObject({ field1: 'a', field2: 'c', field3: '' });
    expect(clearColumn([row({ field1: 'a', product: 'p' })], 'product')[0]).toMatchObject({
      field1: 'a',
      product: '',
    });
  });
});

test('duplicates of a row above are distinguished from rows that are not', () => {
  const rows = [
    row({ id: 'r1', dataItem: 'FR', field2: '3' }),
    row({ id: 'r2', dataItem: 'FR', field2: ' 3 ' }),
    row({ id: 'r3', dataItem: 'FR', field2: '4' }),
    row({ id: 'r4' }),
    row({ id: 'r5' }),
  ];
  expect([...sameCriteria(rows, context)]).toEqual([['r2', 'r1']]);
});

test('a row moves past its neighbour, and not past a blank one or the edge', () => {
  const rows = [row({ id: 'r1', dataItem: 'FR' }), row({ id: 'r2', dataItem: 'MA' }), row({ id: 'r3' })];
  expect(moveRow(rows, 'r2', -1, context).map(({ id }) => id)).toEqual(['r2', 'r1', 'r3']);
  expect(moveRow(rows, 'r1', -1, context)).toBe(rows);
  expect(moveRow(rows, 'r2', 1, context)).toBe(rows);
  expect(moveRow(rows, 'r3', -1, context)).toBe(rows);
});

describe('stored criteria', () => {
  test('come in their order, those without one last', () => {
    const rows = parseCriteria([{ value: 'c' }, { value: 'b', ordering: 2 }, { value: 'a', ordering: 0 }]);
    expect(rows.map(({ dataItem }) => dataItem)).toEqual(['a', 'b', 'c']);
  });

  test('empty values become null, invalid and deleted rows are dropped, the rest is numbered', () => {
    const rows = [
      row({ id: 'r1', dataItem: 'FR' }),
      row({ id: 'r2', dataItem: 'FR', field1: 'NY', field3: 'left over' }),
      row({ id: 'r3' }),
      row({ id: 'r4', dataItem: 'MA', product: 'bop' }),
    ];
    const empty = {
      dataSetName: 'Construction',
      productName: null,
      fieldValue1: null,
      fieldValue2: null,
      fieldValue3: null,
    };
    expect(serializeCriteria(rows, context, 'Construction')).toEqual([
      { ...empty, value: 'FR', fieldValue1: 'NY', ordering: 0 },
      { ...empty, value: 'MA', productName: 'bop', ordering: 1 },
    ]);
  });

  test('valid criteria come back as they were', () => {
    const text = fc.constantFrom('a', 'b c', 'd|e');
    const criterion = fc.record({
      dataSetName: fc.constant('S'),
      value: fc.constantFrom('FR', 'MA'),
      productName: fc.constantFrom('bop', 'cp'),
      fieldValue1: fc.option(text),
      fieldValue2: fc.option(text),
      fieldValue3: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(criterion), (criteria) => {
        const stored: SavedCriterion[] = criteria.map((each, ordering) => ({ ...each, ordering }));
        const rows = settleRows(parseCriteria(stored), context);
        expect(serializeCriteria(rows, context, 'S')).toEqual(stored);
      }),
    );
  });
});

describe('sorting', () => {
  const rows = [
    row({ id: 'r1', dataItem: 'MA', field2: '10' }),
    row({ id: 'r2', dataItem: 'FR', field2: '9' }),
    row({ id: 'r3', product: 'bop' }),
    row({ id: 'r4', dataItem: 'FR', field2: '10' }),
    blankRow('r5'),
  ];
  const ids = (sorted: readonly CriteriaRow[]) => sorted.map(({ id }) => id).join(' ');

  test('by what the cells show, empty ones and then the blank row last in either direction', () => {
    expect(shownText(row({ dataItem: 'MA' }), 'dataItem', context)).toBe('Masonry');
    expect(shownText(row({ dataItem: 'gone' }), 'dataItem', context)).toBe('gone');
    expect(ids(sortCriteria(rows, { key: 'dataItem', direction: 'asc' }, context))).toBe('r2 r4 r1 r3 r5');
    expect(ids(sortCriteria(rows, { key: 'dataItem', direction: 'desc' }, context))).toBe('r1 r2 r4 r3 r5');
  });

  test('numbers as numbers', () => {
    expect(ids(sortCriteria(rows, { key: 'field2', direction: 'asc' }, context))).toBe('r2 r1 r4 r3 r5');
  });

  test('the same column turns round, a new one starts ascending', () => {
    const first = nextCriteriaSort(null, 'product');
    expect(first).toEqual({ key: 'product', direction: 'asc' });
    expect(nextCriteriaSort(first, 'product').direction).toBe('desc');
    expect(nextCriteriaSort(nextCriteriaSort(first, 'product'), 'field1')).toEqual({
      key: 'field1',
      direction: 'asc',
    });
  });

  test('changing a cell resets the sort of its column only', () => {
    const sort = { key: 'product', direction: 'desc' } as const;
    expect(sortAfterChange(sort, 'product')).toBeNull();
    expect(sortAfterChange(sort, 'field1')).toBe(sort);
  });
});

test('errors are gone to one after the other, and from the last to the first', () => {
  const rows = [
    row({ id: 'a', product: 'bop' }),
    row({ id: 'b', dataItem: 'FR', product: 'bop' }),
    row({ id: 'c', dataItem: 'FR' }),
  ];
  const faults = validateCriteria(rows, context);
  const columns = columnsOf(context);
  expect(nextFault(rows, faults, columns, -1)).toEqual({ row: 0, column: 0 });
  expect(nextFault(rows, faults, columns, 0)).toEqual({ row: 2, column: 1 });
  expect(nextFault(rows, faults, columns, 2)).toEqual({ row: 0, column: 0 });
  expect(nextFault([], faults, columns, -1)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkboxCell } from '../cells/checkboxCell.tsx';
import { dateCell } from '../cells/dateCell.tsx';
import { numberCell } from '../cells/numberCell.tsx';
import { selectCell } from '../cells/selectCell.tsx';
import { textCell } from '../cells/textCell.tsx';
import { defaultLabels } from '../labels.ts';
import type { CellKind, EditableColumn } from '../types.ts';
import { applyGridChange, nextFaultIn, placePasted, rangeOf, textsIn, writeCells } from './cells.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly rate: string;
}

const column = (cell: CellKind<Row>, key: 'name' | 'rate' = 'name'): EditableColumn<Row> => ({
  ...{ key, cell, header: key },
  getText: (row) => row[key],
  setText: (row, text) => ({ ...row, [key]: text }),
});
const columns = [column(textCell()), column(numberCell({ locale: 'en' }), 'rate')];
const row = (key: string, name = key, rate = '') => ({ key, name, rate });
const getRowKey = ({ key }: Row) => key;
const kinds = {
  ...{
    text: textCell<Row>(),
    number: numberCell<Row>({ min: 0, max: 1000, decimals: 2, locale: 'en' }),
    date: dateCell<Row>(),
    checkbox: checkboxCell<Row>(),
  },
  select: selectCell<Row>({ options: [{ value: 'f', label: 'Fire' }] }),
};

test.each([
  ['number', '1.5', undefined],
  ['number', '1,5', defaultLabels.notNumber],
  ['number', '-1', 'At least 0'],
  ['number', '1000.01', 'At most 1,000'],
  ['number', '1.500', undefined],
  ['number', '1.505', 'At most 2 decimals'],
  ['date', '2026-02-28', undefined],
  ['date', '2026-02-30', defaultLabels.notDate],
  ['select', 'f', undefined],
  ['select', 'flood', defaultLabels.notOffered],
  ['text', 'anything', undefined],
] as const)('a %s with the content “%s” has the fault %s', (kind, text, fault) => {
  expect(kinds[kind].faultOf?.(text, defaultLabels)).toBe(fault);
});

test.each([
  ['number', '1,234.50', '1234.50'],
  ['number', 'n/a', undefined],
  ['date', ' 2026-02-28 ', '2026-02-28'],
  ['date', '28.2.2026', undefined],
  ['checkbox', 'Yes', 'true'],
  ['checkbox', 'no', ''],
  ['select', 'FIRE', 'f'],
  ['select', 'f', 'f'],
  ['select', 'flood', undefined],
] as const)('a %s reads the pasted “%s” as “%s”', (kind, pasted, text) => {
  expect(kinds[kind].read?.(pasted)).toBe(text);
});

test('cells are copied as they are shown, those that are not there are left out', () => {
  const rows = [row('a', 'x', '1234.5'), row('b', 'y')];
  expect(textsIn(rows, columns, rangeOf({ row: 1, column: 1 }, { row: 0, column: 0 }))).toEqual([
    ['x', '1,234.5'],
    ['y', ''],
  ]);
});

const twins = [
  { value: '1', label: 'Hail' },
  { value: '2', label: 'Hail' },
  { value: '3', label: '1' },
];

test.each([
  ['a number', numberCell<Row>({ locale: 'de' }), '1234.5', '1234.5'],
  ['a number', numberCell<Row>({ locale: 'en' }), '1234.5', '1,234.5'],
  ['a day', dateCell<Row>(), '2026-02-28', '2026-02-28'],
  ['a day', dateCell<Row>({ format: () => 'today' }), '2026-02-28', '2026-02-28'],
  ['a choice', kinds.select, 'f', 'Fire'],
  ['a choice that is called as another', selectCell<Row>({ options: twins }), '2', '2'],
  ['a choice that is called as the value of another', selectCell<Row>({ options: twins }), '3', '3'],
  ['a content that the kind does not have', numberCell<Row>(), 'n/a', 'n/a'],
] as const)('%s is copied so that it is pasted as the same', (_, kind, text, copied) => {
  const at = { row: 0, column: 0 };
  expect(textsIn([row('a', text)], [column(kind)], rangeOf(at, at))).toEqual([[copied]]);
});

test('one text fills a range, and a table goes right and down from its first cell', () => {
  const range = rangeOf({ row: 2, column: 1 }, { row: 1, column: 0 });
  expect(placePasted([['a']], range)).toHaveLength(4);
  expect(placePasted([['a', 'b']], range)).toEqual([
    { place: { row: 1, column: 0 }, text: 'a' },
    { place: { row: 1, column: 1 }, text: 'b' },
  ]);
});

test('writing is one change, adds rows at the end, and leaves out what is locked or outside', () => {
  let made = 0;
  const texts = placePasted(
    [
      ['x', '1', 'outside'],
      ['y', '2'],
    ],
    rangeOf({ row: 0, column: 0 }, { row: 0, column: 0 }),
  );
  const written = writeCells(texts, {
    rows: [row('a')],
    columns,
    createRow: () => row(`new${++made}`),
    isLocked: (_, key) => key === 'rate',
  });
  expect(written).toMatchObject({ count: 2, leftOut: 3 });
  expect(written.change && applyGridChange([row('a')], written.change, getRowKey)).toEqual([
    row('a', 'x'),
    { ...row('new1'), name: 'y' },
  ]);
});

test('a pasted text that its kind cannot read is left out, and named with its place', () => {
  const texts = placePasted([['x', 'n/a']], rangeOf({ row: 0, column: 0 }, { row: 0, column: 0 }));
  const options = { rows: [row('a')], columns, createRow: undefined, isLocked: () => false, arePasted: true };
  const { change, ...counts } = writeCells(texts, options);
  const refused = [{ row: 1, column: 'rate', text: 'n/a' }];
  expect(counts).toEqual({ count: 1, leftOut: 1, refused });
  expect(change?.rows).toEqual([row('a', 'x')]);
});

test('a move keeps every row once, and puts the row before the one that is named', () => {
  const at = fc.nat({ max: 9 });
  fc.assert(
    fc.property(at, fc.option(at), (moved, before) => {
      const rows = Array.from({ length: 10 }, (_, index) => row(String(index)));
      const change = {
        kind: 'move',
        rowKey: String(moved),
        before: before === null ? null : String(before),
        by: 0,
      } as const;
      const next = applyGridChange(rows, change, getRowKey).map(getRowKey);
      expect(next.toSorted()).toEqual(rows.map(getRowKey));
      if (moved === before) {
        expect(next).toEqual(rows.map(getRowKey));
        return;
      }
      expect(next[next.indexOf(String(moved)) + 1] ?? null).toBe(change.before);
    }),
  );
});

test('the next fault is behind the cell, and from the last one on the first again', () => {
  const rows = [row('a', 'bad'), row('b'), row('c', 'bad')];
  const faultOf = (each: Row, { key }: { key: string }) =>
    each[key as 'name'] === 'bad' ? 'wrong' : undefined;
  const next = (from: number) => nextFaultIn(rows, columns, faultOf, { row: from, column: 0 })?.row;
  expect([next(-1), next(0), next(2)]).toEqual([0, 2, 0]);
  expect(nextFaultIn(rows, columns, () => undefined, { row: 0, column: 0 })).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import {
  dropFormulas,
  insertFormulas,
  keysBetween,
  moveFormulas,
  readPasted,
  refreshFormulas,
  removeFormulas,
  setCell,
} from './editFormulas.ts';
import { type FormulaRow, newFormula } from './FormulaRow.ts';

const rows = ['a', 'b', 'c', 'd'].map((value) => newFormula('Discrete', { value, score: '1' }));
const keyOf = (value: string) => rows.find((row) => row.value === value)?.key ?? '';
const keysOf = (...values: string[]) => new Set(values.map(keyOf));
const valuesOf = (some: readonly FormulaRow[]) => some.map(({ value }) => value).join('');

test('a cell of the blank row makes it a row', () => {
  const blank = newFormula('Discrete');
  const typed = setCell(rows, blank, 'value', 'e');
  expect(valuesOf(typed)).toBe('abcde');
  expect(valuesOf(setCell(typed, { ...blank, value: 'e' }, 'value', 'ef'))).toBe('abcdef');
});

describe('moving', () => {
  test('several rows move together, and stop at the edges', () => {
    expect(valuesOf(moveFormulas(rows, keysOf('b', 'd'), -1))).toBe('badc');
    expect(valuesOf(moveFormulas(rows, keysOf('a', 'c'), -1))).toBe('acbd');
    expect(valuesOf(moveFormulas(rows, keysOf('b', 'c'), 1))).toBe('adbc');
    expect(moveFormulas(rows, keysOf('c', 'd'), 1)).toBe(rows);
  });

  test('what is dragged goes where it is dropped: behind a row below, before a row above', () => {
    expect(valuesOf(dropFormulas(rows, keysOf('a'), keyOf('c')))).toBe('bcad');
    expect(valuesOf(dropFormulas(rows, keysOf('c', 'd'), keyOf('a')))).toBe('cdab');
    expect(dropFormulas(rows, keysOf('b', 'c'), keyOf('c'))).toBe(rows);
  });

  test('removing leaves the others', () => {
    expect(valuesOf(removeFormulas(rows, keysOf('a', 'c')))).toBe('bd');
  });

  test('a selection reaches from one row to another, whichever is first', () => {
    expect(keysBetween(rows, keyOf('c'), keyOf('b'))).toEqual([keyOf('b'), keyOf('c')]);
  });
});

describe('pasting', () => {
  test('ranges of a spreadsheet: headings and empty lines are left out, commas of thousands go', () => {
    const cells = [
      ['From', 'To', 'Points'],
      ['0', '1,000', '\u221230'],
      ['', '', ''],
      ['1001', '2000', 'x'],
    ];
    const read = readPasted(cells, 'Range');
    expect(read.map(({ minValue, maxValue, score }) => [minValue, maxValue, score])).toEqual([
      ['0', '1000', '-30'],
      ['1001', '2000', 'x'],
    ]);
  });

  test('codes stay texts', () => {
    expect(readPasted([['0111', '5']], 'Discrete')).toMatchObject([{ value: '0111', score: '5' }]);
  });

  test('what is pasted follows the row in which the caret is, or takes the place of a blank one', () => {
    const added = readPasted([['x', '1']], 'Discrete');
    expect(valuesOf(insertFormulas(rows, keyOf('b'), added))).toBe('abxcd');
    expect(valuesOf(insertFormulas(rows, null, added))).toBe('abcdx');
    const blank = newFormula('Discrete');
    const withBlank = [...rows.slice(0, 2), blank, ...rows.slice(2)];
    expect(valuesOf(insertFormulas(withBlank, blank.key, added))).toBe('abxcd');
  });
});

test('a refresh adds what is missing without a score, and says what the set has not any more', () => {
  const { rows: next, obsolete } = refreshFormulas(rows, ['b', 'c', 'e']);
  expect(valuesOf(next)).toBe('abcde');
  expect(next.at(-1)).toMatchObject({ score: '' });
  expect(obsolete).toEqual(keysOf('a', 'd'));
  expect(refreshFormulas(rows, ['a', 'b', 'c', 'd'])).toEqual({ rows, obsolete: new Set() });
});

import { expect, test } from 'vitest';
import { addRow, moveRow, removeRow, replaceRow, rowAfterRemoval } from './editRows.ts';

const rows = ['a', 'b', 'c'].map((key) => ({ key, text: '' }));
const keys = (some: readonly { readonly key: string }[]) => some.map(({ key }) => key).join('');

test('a row is added below another one, or at the end', () => {
  const row = { key: 'x', text: '' };
  expect([addRow(rows, row, 'a'), addRow(rows, row, null), addRow([], row, 'gone')].map(keys)).toEqual([
    'axbc',
    'abcx',
    'x',
  ]);
});

test('a row is moved by one place, and not beyond the ends', () => {
  expect(keys(moveRow(rows, 'b', -1))).toBe('bac');
  expect(keys(moveRow(rows, 'b', 1))).toBe('acb');
  expect(moveRow(rows, 'a', -1)).toBe(rows);
  expect(moveRow(rows, 'c', 1)).toBe(rows);
  expect(moveRow(rows, 'gone', 1)).toBe(rows);
});

test('a row is removed or replaced, and the others stay the same', () => {
  expect(keys(removeRow(rows, 'b'))).toBe('ac');
  const next = replaceRow(rows, { key: 'b', text: 'new' });
  expect([next[0] === rows[0], next[1], next[2] === rows[2]]).toEqual([
    true,
    { key: 'b', text: 'new' },
    true,
  ]);
});

test('after a removal the row below is next, after that of the last one the row above', () => {
  expect(['a', 'c'].map((key) => rowAfterRemoval(rows, key))).toEqual(['b', 'b']);
  expect(rowAfterRemoval(rows.slice(0, 1), 'a')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { extendRange } from './range.ts';
import { readIds } from './rowIds.ts';
import { clearSelection, getAllState, selectAllOnFilter, selectOnlyRow, toggleRow } from './selection.ts';

const ids = readIds([{ id: 'a' }, { id: 'b' }, { id: 'c' }], (row) => row.id);

describe('ids that are read on use', () => {
  it('answers as an array of them would', () => {
    const list = ['a', 'b', 'c'];
    expect(ids.length).toBe(3);
    expect([ids.at(0), ids.at(2), ids.at(3), ids.at(-1)]).toEqual(['a', 'c', undefined, undefined]);
    expect([ids.indexOf('b'), ids.indexOf('x')]).toEqual([list.indexOf('b'), -1]);
    expect([ids.slice(), ids.slice(1, 3)]).toEqual([list, ['b', 'c']]);
  });

  it('serves to draw a range', () => {
    const { result } = extendRange(null, clearSelection(), ids, 'a', 'c');
    expect(result).toEqual({ mode: 'ids', ids: new Set(['a', 'b', 'c']) });
  });

  it('finds one row, all and some', () => {
    const one = selectOnlyRow(clearSelection(), 'a');
    expect(selectOnlyRow(one, 'a')).toBe(one);
    expect(selectOnlyRow(one, 'b')).toEqual({ mode: 'ids', ids: new Set(['b']) });
    expect(getAllState(clearSelection(), 3)).toBe(false);
    expect(getAllState(one, 3)).toBe('mixed');
    expect(getAllState(selectAllOnFilter(), 3)).toBe(true);
    expect(getAllState(toggleRow(selectAllOnFilter(), 'a'), 3)).toBe('mixed');
    expect(getAllState(selectAllOnFilter(), 0)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridSelection } from '../types.ts';
import {
  clearSelection,
  countSelectedRows,
  getPageSelection,
  isRowSelected,
  selectAllOnFilter,
  setRowsSelected,
  togglePageRows,
  toggleRow,
  toggleRowRange,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];

const ids = (...list: string[]): GridSelection => ({ mode: 'ids', ids: new Set(list) });
const allBut = (...list: string[]): GridSelection => ({ mode: 'all', excludedIds: new Set(list) });

const universe = Array.from({ length: 30 }, (_, index) => `row ${index}`);
const anyId = fc.constantFrom(...universe);
const anySelection: fc.Arbitrary<GridSelection> = fc
  .tuple(fc.boolean(), fc.uniqueArray(anyId))
  .map(([isAll, list]) => (isAll ? allBut(...list) : ids(...list)));
const selectedOf = (selection: GridSelection) => universe.filter((id) => isRowSelected(selection, id));

describe('selection of a grid', () => {
  it('starts with nothing and counts nothing', () => {
    expect(countSelectedRows(clearSelection(), 318)).toBe(0);
    expect(isRowSelected(clearSelection(), 'a')).toBe(false);
  });

  it('holds every row of the filter, those on other pages included', () => {
    expect(countSelectedRows(selectAllOnFilter(), 318)).toBe(318);
    expect(isRowSelected(selectAllOnFilter(), 'a row of page 12')).toBe(true);
  });

  it('keeps exclusions from everything', () => {
    const selection = toggleRow(selectAllOnFilter(), 'b');
    expect(selection).toEqual(allBut('b'));
    expect(countSelectedRows(selection, 318)).toBe(317);
    expect(toggleRow(selection, 'b')).toEqual(allBut());
  });

  it('never counts below zero when the filter shrank', () => {
    expect(countSelectedRows(allBut('a', 'b', 'c'), 2)).toBe(0);
  });

  it('gives a range the state of its anchor, in both directions', () => {
    expect(toggleRowRange(ids('b'), page, 'b', 'd')).toEqual(ids('b', 'c', 'd'));
    expect(toggleRowRange(ids('d'), page, 'd', 'b')).toEqual(ids('d', 'b', 'c'));
    expect(toggleRowRange(ids('b', 'c', 'e'), page, 'd', 'b')).toEqual(ids('e'));
  });

  it('toggles the target alone when the anchor is on another page', () => {
    expect(toggleRowRange(ids('z'), page, 'z', 'c')).toEqual(ids('z', 'c'));
  });

  it('returns the state of the page, and toggles it as a whole', () => {
    expect(getPageSelection(clearSelection(), page)).toBe(false);
    expect(getPageSelection(ids('a'), page)).toBe('mixed');
    expect(getPageSelection(ids(...page), page)).toBe(true);
    expect(getPageSelection(selectAllOnFilter(), [])).toBe(false);
    expect(togglePageRows(ids('a', 'z'), page)).toEqual(ids('a', 'z', 'b', 'c', 'd', 'e'));
    expect(togglePageRows(ids(...page, 'z'), page)).toEqual(ids('z'));
    expect(togglePageRows(allBut('a'), page)).toEqual(allBut());
  });

  it('answers the same object when nothing changes', () => {
    const selection = ids('a');
    expect(setRowsSelected(selection, ['a'], true)).toBe(selection);
    expect(setRowsSelected(selection, ['b'], false)).toBe(selection);
  });
});

describe('properties of a selection', () => {
  it('counts what it holds', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(countSelectedRows(selection, universe.length)).toBe(selectedOf(selection).length);
      }),
    );
  });

  it('changes one row, and is what it was after a second toggle', () => {
    fc.assert(
      fc.property(anySelection, anyId, (selection, id) => {
        const once = toggleRow(selection, id);
        const changed = universe.filter(
          (other) => isRowSelected(once, other) !== isRowSelected(selection, other),
        );
        expect(changed).toEqual([id]);
        expect(toggleRow(once, id)).toEqual(selection);
      }),
    );
  });

  it('keeps its mode and leaves its argument alone', () => {
    fc.assert(
      fc.property(anySelection, fc.array(anyId), fc.boolean(), (selection, list, selected) => {
        const before = selectedOf(selection);
        expect(setRowsSelected(selection, list, selected).mode).toBe(selection.mode);
        expect(selectedOf(selection)).toEqual(before);
      }),
    );
  });

  it('makes a range uniform and leaves the rows around it', () => {
    fc.assert(
      fc.property(anySelection, anyId, anyId, (selection, anchor, target) => {
        const next = toggleRowRange(selection, universe, anchor, target);
        const [from = 0, to = 0] = [anchor, target].map((id) => universe.indexOf(id)).sort((x, y) => x - y);
        universe.forEach((id, index) => {
          const source = index >= from && index <= to ? anchor : id;
          expect(isRowSelected(next, id)).toBe(isRowSelected(selection, source));
        });
      }),
    );
  });

  it('makes the page whole or empty, and touches no other page', () => {
    fc.assert(
      fc.property(anySelection, fc.integer({ min: 0, max: 20 }), (selection, start) => {
        const pageIds = universe.slice(start, start + 10);
        const next = togglePageRows(selection, pageIds);
        expect(getPageSelection(next, pageIds)).toBe(getPageSelection(selection, pageIds) !== true);
        const others = universe.filter((id) => !pageIds.includes(id));
        expect(others.filter((id) => isRowSelected(next, id))).toEqual(
          others.filter((id) => isRowSelected(selection, id)),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPosition, type GridMove, getFocusColumn, getMove, movePosition } from './gridNavigation.ts';

const extent = { rowCount: 25, columnCount: 5, rowsPerPage: 10 };
const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe('keys of a grid', () => {
  it('knows its keys, and leaves the others', () => {
    expect(getMove(press('ArrowDown'), false)).toBe('down');
    expect(getMove(press('Home'), false)).toBe('rowStart');
    expect(getMove(press('Home', { ctrlKey: true }), false)).toBe('firstRow');
    expect(getMove(press('End', { metaKey: true }), false)).toBe('lastRow');
    expect(getMove(press('a'), false)).toBeNull();
    expect(getMove(press('ArrowLeft', { altKey: true }), false)).toBeNull();
    expect(getMove(press('ArrowDown', { ctrlKey: true }), false)).toBeNull();
  });

  it('mirrors left and right in a text read from right to left', () => {
    expect(getMove(press('ArrowLeft'), true)).toBe('forward');
    expect(getMove(press('ArrowRight'), true)).toBe('back');
    expect(getMove(press('ArrowRight'), false)).toBe('forward');
    expect(getMove(press('ArrowUp'), true)).toBe('up');
  });
});

describe('moves of a grid', () => {
  it('goes from the row into its cells and back', () => {
    expect(movePosition({ row: 3, column: -1 }, 'forward', extent)).toEqual({ row: 3, column: 0 });
    expect(movePosition({ row: 3, column: 0 }, 'back', extent)).toEqual({ row: 3, column: -1 });
    expect(movePosition({ row: 3, column: 4 }, 'forward', extent)).toEqual({ row: 3, column: 4 });
  });

  it('goes up into the head, whose first column represents the row', () => {
    const head = movePosition({ row: 0, column: -1 }, 'up', extent);
    expect(head).toEqual({ row: -1, column: -1 });
    expect(getFocusColumn(head)).toBe(0);
    expect(movePosition(head, 'forward', extent)).toEqual({ row: -1, column: 1 });
    expect(movePosition(head, 'down', extent)).toEqual({ row: 0, column: -1 });
    expect(movePosition({ row: -1, column: 0 }, 'back', extent)).toEqual({ row: -1, column: 0 });
  });

  it('moves by pages inside the rows', () => {
    expect(movePosition({ row: 4, column: 2 }, 'pageUp', extent)).toEqual({ row: 0, column: 2 });
    expect(movePosition({ row: 20, column: 2 }, 'pageDown', extent)).toEqual({ row: 24, column: 2 });
    expect(movePosition({ row: -1, column: 2 }, 'pageUp', extent)).toEqual({ row: -1, column: 2 });
  });

  it('reads Home and End by what is active, a row or a cell', () => {
    expect(movePosition({ row: 7, column: -1 }, 'rowStart', extent)).toEqual({ row: 0, column: -1 });
    expect(movePosition({ row: 7, column: -1 }, 'rowEnd', extent)).toEqual({ row: 24, column: -1 });
    expect(movePosition({ row: 7, column: 2 }, 'rowStart', extent)).toEqual({ row: 7, column: 0 });
    expect(movePosition({ row: 7, column: 2 }, 'rowEnd', extent)).toEqual({ row: 7, column: 4 });
    expect(movePosition({ row: 7, column: -1 }, 'firstRow', extent)).toEqual({ row: 0, column: -1 });
    expect(movePosition({ row: 7, column: -1 }, 'lastRow', extent)).toEqual({ row: 24, column: -1 });
    expect(movePosition({ row: 7, column: 2 }, 'firstRow', extent)).toEqual({ row: 0, column: 0 });
    expect(movePosition({ row: 7, column: 2 }, 'lastRow', extent)).toEqual({ row: 24, column: 4 });
  });

  it('rests on the head when there are no rows', () => {
    const empty = { ...extent, rowCount: 0 };
    expect(clampPosition({ row: 9, column: 1 }, empty)).toEqual({ row: -1, column: 1 });
    expect(movePosition({ row: 9, column: 1 }, 'lastRow', empty)).toEqual({ row: -1, column: 4 });
  });

  it('never leaves the grid', () => {
    const allMoves: GridMove[] = [
      'up',
      'down',
      'forward',
      'back',
      'pageUp',
      'pageDown',
      'rowStart',
      'rowEnd',
      'firstRow',
      'lastRow',
    ];
    const anyExtent = fc.record({
      rowCount: fc.nat(40),
      columnCount: fc.integer({ min: 1, max: 8 }),
      rowsPerPage: fc.integer({ min: 1, max: 20 }),
    });
    const anyPosition = fc.record({
      row: fc.integer({ min: -5, max: 60 }),
      column: fc.integer({ min: -5, max: 12 }),
    });
    fc.assert(
      fc.property(anyExtent, anyPosition, fc.array(fc.constantFrom(...allMoves)), (bounds, start, steps) => {
        const end = steps.reduce((at, step) => movePosition(at, step, bounds), clampPosition(start, bounds));
        expect(clampPosition(end, bounds)).toEqual(end);
        expect(getFocusColumn(end) ?? 0).toBeLessThan(bounds.columnCount);
      }),
    );
  });
});

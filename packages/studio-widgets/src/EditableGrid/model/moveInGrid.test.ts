import { describe, expect, test } from 'vitest';
import { moveInGrid, stepInGrid } from './moveInGrid.ts';

const size = { rows: 30, columns: 4 };
const press = (key: string, row: number, column: number, { ctrlKey = false, isRightToLeft = false } = {}) =>
  moveInGrid({ key, ctrlKey, metaKey: false }, { row, column }, size, isRightToLeft);

describe('moveInGrid', () => {
  test('arrows go to the next cell and stop at the edges', () => {
    expect(press('ArrowDown', 0, 1)).toEqual({ row: 1, column: 1 });
    expect(press('ArrowDown', 29, 1)).toEqual({ row: 29, column: 1 });
    expect(press('ArrowRight', 0, 3)).toEqual({ row: 0, column: 3 });
    expect(press('ArrowLeft', 0, 3)).toEqual({ row: 0, column: 2 });
  });

  test('up from the first row is the head', () => {
    expect(press('ArrowUp', 0, 2)).toEqual({ row: -1, column: 2 });
    expect(press('ArrowUp', -1, 2)).toEqual({ row: -1, column: 2 });
  });

  test('from right to left the arrows are mirrored', () => {
    expect(press('ArrowLeft', 0, 0, { isRightToLeft: true })).toEqual({ row: 0, column: 1 });
  });

  test('Home, End, with Ctrl, and pages', () => {
    expect(press('Home', 5, 2)).toEqual({ row: 5, column: 0 });
    expect(press('End', 5, 2, { ctrlKey: true })).toEqual({ row: 29, column: 3 });
    expect(press('PageDown', 25, 2)).toEqual({ row: 29, column: 2 });
    expect(press('PageUp', 5, 2)).toEqual({ row: 0, column: 2 });
  });

  test('other keys have no effect', () => {
    expect(press('a', 5, 2)).toBeUndefined();
  });
});

test('stepInGrid goes on in the next row, and ends after the last cell', () => {
  expect(stepInGrid({ row: 0, column: 3 }, size, false)).toEqual({ row: 1, column: 0 });
  expect(stepInGrid({ row: 1, column: 0 }, size, true)).toEqual({ row: 0, column: 3 });
  expect(stepInGrid({ row: 29, column: 3 }, size, false)).toBeUndefined();
  expect(stepInGrid({ row: 0, column: 0 }, size, true)).toBeUndefined();
});

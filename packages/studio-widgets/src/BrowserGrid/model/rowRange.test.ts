import { describe, expect, it } from 'vitest';
import { coversRange, getRowsAt, overscan } from './rowRange.ts';

describe('the rows in sight', () => {
  it('are those that fit, at the start', () => {
    expect(getRowsAt(0, 700, 36)).toEqual({ start: 0, end: 20 });
  });

  it('have some around them further on', () => {
    expect(getRowsAt(3600, 700, 36)).toEqual({ start: 100 - overscan, end: 120 + overscan });
  });
});

describe('what is drawn', () => {
  it('covers a range that it holds whole, with few other rows', () => {
    expect(coversRange({ start: 0, end: 24 }, { start: 0, end: 24 })).toBe(true);
    expect(coversRange({ start: 0, end: 24 }, { start: 0, end: 24 - overscan })).toBe(true);
    expect(coversRange({ start: 0, end: 24 }, { start: overscan, end: 20 })).toBe(true);
  });

  it('does not where a row is missing, or many are not needed', () => {
    expect(coversRange({ start: 0, end: 24 }, { start: 0, end: 25 })).toBe(false);
    expect(coversRange({ start: 5, end: 24 }, { start: 4, end: 24 })).toBe(false);
    expect(coversRange({ start: 0, end: 24 }, { start: 0, end: 23 - overscan })).toBe(false);
    expect(coversRange({ start: 0, end: 24 }, { start: overscan + 1, end: 24 })).toBe(false);
  });
});

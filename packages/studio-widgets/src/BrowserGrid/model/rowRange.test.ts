import { describe, expect, it } from 'vitest';
import { getRowsAt, overscan } from './rowRange.ts';

describe('the rows in sight', () => {
  it('are those that fit, at the start', () => {
    expect(getRowsAt(0, 700, 36)).toEqual({ start: 0, end: 20 });
  });

  it('have some around them further on', () => {
    expect(getRowsAt(3600, 700, 36)).toEqual({ start: 100 - overscan, end: 120 + overscan });
  });
});

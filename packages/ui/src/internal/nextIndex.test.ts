import { describe, expect, it } from 'vitest';
import { nextIndex } from './nextIndex.ts';

describe('nextIndex', () => {
  it('moves with the arrows and wraps', () => {
    expect(nextIndex('ArrowRight', 0, 3, false)).toBe(1);
    expect(nextIndex('ArrowRight', 2, 3, false)).toBe(0);
    expect(nextIndex('ArrowLeft', 0, 3, false)).toBe(2);
  });

  it('follows the reading direction', () => {
    expect(nextIndex('ArrowLeft', 0, 3, true)).toBe(1);
    expect(nextIndex('ArrowRight', 0, 3, true)).toBe(2);
  });

  it('goes to the ends, and leaves other keys alone', () => {
    expect(nextIndex('Home', 2, 3, false)).toBe(0);
    expect(nextIndex('End', 0, 3, false)).toBe(2);
    expect(nextIndex('ArrowDown', 0, 3, false)).toBeUndefined();
  });
});

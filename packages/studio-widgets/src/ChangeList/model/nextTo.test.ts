import { describe, expect, it } from 'vitest';
import { nextTo } from './nextTo.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('nextTo', () => {
  it('is the one after it', () => expect(nextTo(ids, 'b', new Set(['a', 'c', 'd']))).toBe('c'));

  it('passes over what left with it', () => expect(nextTo(ids, 'b', new Set(['a', 'd']))).toBe('d'));

  it('is the nearest before it when nothing is after it', () =>
    expect(nextTo(ids, 'c', new Set(['a', 'b']))).toBe('b'));

  it('is none when none is left', () => {
    expect(nextTo(ids, 'c', new Set())).toBeUndefined();
    expect(nextTo([], 'c', new Set(['x']))).toBeUndefined();
  });
});

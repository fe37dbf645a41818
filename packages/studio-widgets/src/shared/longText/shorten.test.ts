import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shorten', () => {
  it('keeps what is short, in one line', () => expect(shorten(' Item\n “Frame” ')).toBe('Item “Frame”'));

  it('ends what is long with an ellipsis, and breaks no character', () => {
    expect(shorten('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
    expect(shorten('👩'.repeat(100)).isWellFormed()).toBe(true);
    expect(shorten(`a${'👩'.repeat(100)}`).isWellFormed()).toBe(true);
    expect(shorten('x'.repeat(100_000)).length).toBeLessThanOrEqual(80);
  });
});

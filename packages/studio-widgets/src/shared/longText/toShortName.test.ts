import { describe, expect, it } from 'vitest';
import { toShortName } from './toShortName.ts';

describe('toShortName', () => {
  it('keeps what is short, in one line', () => expect(toShortName(' Item\n “Frame” ')).toBe('Item “Frame”'));

  it('ends what is long with an ellipsis, and breaks no character', () => {
    expect(toShortName('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
    expect(toShortName('👩'.repeat(100))).toBe(`${'👩'.repeat(79)}…`);
    expect(toShortName('x'.repeat(100_000))).toHaveLength(80);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('what the database or a line cannot hold is replaced', () => {
  expect(plainText('a\u0000b\nc\tד \uD800 😀', 100)).toBe('a\uFFFDb\uFFFDc\uFFFDד \uFFFD 😀');
});

test('a long text is cut, never within a character', () => {
  expect(plainText('abcdef', 4)).toBe('abc…');
  expect(plainText('ab😀cd', 4)).toBe('ab\uFFFD…');
});

test('every text becomes one that fits and stays as it is from then on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, longest) => {
      const plain = plainText(text, longest);
      expect(plain.length).toBeLessThanOrEqual(longest);
      expect(plain.isWellFormed()).toBe(true);
      expect(plainText(plain, longest)).toBe(plain);
    }),
  );
});

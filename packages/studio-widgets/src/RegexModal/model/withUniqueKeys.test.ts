import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withUniqueKeys } from './withUniqueKeys.ts';

test('no two items have one key, however alike they are', () => {
  expect(withUniqueKeys(['a', 'a', 'b'], (text) => text).map(({ key }) => key)).toEqual([
    '0 a',
    '1 a',
    '0 b',
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', '0', '1 0', '0 1', 'a')), (texts) => {
      const all = withUniqueKeys(texts, (text) => text);
      expect(new Set(all.map(({ key }) => key)).size).toBe(texts.length);
      expect(all.map(({ item }) => item)).toEqual(texts);
    }),
  );
});

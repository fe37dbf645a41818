import { expect, test } from 'vitest';
import { isHeavy } from './isHeavy.ts';

test.each([
  [
    'a change of one cell',
    { kind: 'object', changed: [['label', { kind: 'value', value: 'Frame' }]], removed: [] },
    false,
  ],
  ['nothing', null, false],
  ['many values', Array.from({ length: 1000 }, (_, index) => `${index}`), true],
  ['many numbers', Array.from({ length: 10_000 }, (_, index) => index), true],
  ['a long text', 'x'.repeat(100_000), true],
  ['a map of texts', new Map(Array.from({ length: 600 }, (_, index) => [index, 'text'])), true],
  ['a small set', new Set(['a', 'b']), false],
])('%s', (_, data, expected) => {
  expect(isHeavy(data)).toBe(expected);
});

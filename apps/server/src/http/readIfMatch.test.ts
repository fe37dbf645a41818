import { expect, test } from 'vitest';
import { readIfMatch } from './readIfMatch.ts';

test.each([
  ['"1.2"', true],
  ['*', true],
  ['"9.9", "1.2"', true],
  ['W/"1.2"', false],
  ['"1.3"', false],
  ['1.2', false],
])('If-Match: %s', (header, isMatch) => {
  expect(readIfMatch(header)('"1.2"')).toBe(isMatch);
});

test.each([undefined, '', ' '])('the header %j counts as missing', (header) => {
  expect(() => readIfMatch(header)).toThrow(expect.objectContaining({ status: 428 }));
});

import { expect, test } from 'vitest';
import { digestTag, isNamedIn } from './conditionalGet.ts';

test.each([
  ['"1.2"', true],
  ['W/"1.2"', true],
  ['*', true],
  [' * ', true],
  ['"9.9", W/"1.2"', true],
  ['"a,b","1.2"', true],
  ['"x, "1.2', false],
  ['"1.3"', false],
  ['"1.2', false],
  ['1.2', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s', (header, isNamed) => {
  expect(isNamedIn(header, '"1.2"')).toBe(isNamed);
  expect(isNamedIn(header, 'W/"1.2"')).toBe(isNamed);
});

test('several headers count as one list', () => {
  expect(isNamedIn(['"1.1"', '"1.2"'], '"1.2"')).toBe(true);
});

test('the tag of an answer follows from what it says', () => {
  expect(digestTag('{"a":1}')).toMatch(/^W\/"[\w-]{43}"$/);
  expect(digestTag('{"a":1}')).toBe(digestTag('{"a":1}'));
  expect(digestTag('{"a":1}')).not.toBe(digestTag('{"a":2}'));
});

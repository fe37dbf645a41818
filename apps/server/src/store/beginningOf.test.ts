import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf } from './beginningOf.ts';

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((count: number, item) => count + countOf(item), 1);
}

test('what has no more values than asked for has no beginning of its own', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(beginningOf(value, countOf(value))).toBe(null);
    }),
  );
});

test('the beginning has as many values as asked for', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(20), (value, count) => {
      fc.pre(count > 0 && count < countOf(value));
      expect(countOf(beginningOf(value, count))).toBe(count);
    }),
  );
});

test('it is what the value begins with', () => {
  expect(beginningOf({ a: [1, 2, { b: 3, c: 4 }], d: 5 }, 6)).toEqual({ a: [1, 2, { b: 3 }] });
});

test('a property may have any name', () => {
  const value: unknown = JSON.parse('{"a":{"__proto__":null},"b":1}');
  expect(JSON.stringify(beginningOf(value, 3))).toBe('{"a":{"__proto__":null}}');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excessOf } from './jsonLimits.ts';

const wide = { maxDepth: 64, maxValues: Number.POSITIVE_INFINITY };

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, each) => sum + countOf(each), 0);
}

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.array(fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ']', '}', ',', 'x') })),
);
const indents = fc.constantFrom(undefined, 2, '\t');

test('any JSON is as deep as its arrays and objects nest, whatever its strings hold', () => {
  fc.assert(
    fc.property(json, indents, (value, indent) => {
      const maxDepth = depthOf(value);
      const text = JSON.stringify(value, null, indent);
      expect(excessOf(text, { ...wide, maxDepth })).toBe(null);
      if (maxDepth > 0) expect(excessOf(text, { ...wide, maxDepth: maxDepth - 1 })).toBe('maxDepth');
    }),
  );
});

test('any JSON has as many values as it holds, itself included, whatever its strings hold', () => {
  fc.assert(
    fc.property(json, indents, (value, indent) => {
      const maxValues = countOf(value);
      const text = JSON.stringify(value, null, indent);
      expect(excessOf(text, { ...wide, maxValues })).toBe(null);
      expect(excessOf(text, { ...wide, maxValues: maxValues - 1 })).toBe('maxValues');
    }),
  );
});

test('nothing between brackets is no value, blanks or not', () => {
  expect(excessOf('[ [\n], { }, [""] ]', { ...wide, maxValues: 5 })).toBe(null);
  expect(excessOf('[ [\n], { }, [""] ]', { ...wide, maxValues: 4 })).toBe('maxValues');
});

test('the rest of a text that is too deep is not read', () => {
  expect(excessOf('['.repeat(65), wide)).toBe('maxDepth');
  expect(excessOf(`${'['.repeat(65)}"`, wide)).toBe('maxDepth');
});

test('a string without an end, and one of backslashes, take no longer than their length', () => {
  expect(excessOf(`["${'\\'.repeat(8_000_000)}`, wide)).toBe(null);
  expect(excessOf(`["${'\\"'.repeat(4_000_000)}`, wide)).toBe(null);
  expect(excessOf(`["${'\\\\'.repeat(4_000_000)}"]`, wide)).toBe(null);
});

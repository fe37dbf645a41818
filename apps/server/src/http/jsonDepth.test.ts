import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './jsonDepth.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('any JSON is as deep as its arrays and objects nest, whatever its strings hold', () => {
  const json = fc.oneof(
    fc.jsonValue({ maxDepth: 6 }),
    fc.array(fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ']', '}', 'x') })),
  );
  fc.assert(
    fc.property(json, fc.constantFrom(undefined, 2), (value, indent) => {
      const depth = depthOf(value);
      const text = JSON.stringify(value, null, indent);
      expect(isDeeperThan(text, depth)).toBe(false);
      if (depth > 0) expect(isDeeperThan(text, depth - 1)).toBe(true);
    }),
  );
});

test('the rest of a text that is too deep is not read', () => {
  expect(isDeeperThan('['.repeat(65), 64)).toBe(true);
  expect(isDeeperThan(`${'['.repeat(65)}"`, 64)).toBe(true);
});

test('a string without an end, and one of backslashes, take no longer than their length', () => {
  expect(isDeeperThan(`["${'\\'.repeat(8_000_000)}`, 64)).toBe(false);
  expect(isDeeperThan(`["${'\\"'.repeat(4_000_000)}`, 64)).toBe(false);
  expect(isDeeperThan(`["${'\\\\'.repeat(4_000_000)}"]`, 64)).toBe(false);
});

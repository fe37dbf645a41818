import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignRowKeys, RowKeyring } from './rowKeys.ts';

test('rows that come into sight take the keys of those that left', () => {
  const first = assignRowKeys(new Map(), { start: 0, end: 3 }, -1);
  const second = assignRowKeys(first, { start: 2, end: 5 }, -1);
  expect(second.get(2)).toBe(first.get(2));
  expect(new Set([second.get(3), second.get(4)])).toEqual(new Set([first.get(0), first.get(1)]));
});

test('the row that holds the tab stop keeps its key out of sight, and no other row gets it', () => {
  const ring = new RowKeyring();
  const key = ring.keysFor({ start: 0, end: 3 }, 1).get(1);
  const away = ring.keysFor({ start: 50, end: 53 }, 1);
  expect(away.get(1)).toBe(key);
  expect(away.size).toBe(4);
  expect(ring.keysFor({ start: 0, end: 3 }, 1).get(1)).toBe(key);
});

const range = fc
  .record({ start: fc.nat(40), length: fc.nat(12) })
  .map(({ start, length }) => ({ start, end: start + length }));

test('however a list is scrolled: a key for each drawn row, no key twice, no key lost that can be kept', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ range, pinned: fc.integer({ min: -1, max: 50 }) })), (steps) => {
      const ring = new RowKeyring();
      let before: ReadonlyMap<number, string> = new Map();
      for (const { range: now, pinned } of steps) {
        const keys = ring.keysFor(now, pinned);
        const drawn = new Set(Array.from({ length: now.end - now.start }, (_, at) => now.start + at));
        if (pinned >= 0) drawn.add(pinned);
        expect(new Set(keys.keys())).toEqual(drawn);
        expect(new Set(keys.values()).size).toBe(keys.size);
        for (const [index, key] of before) if (drawn.has(index)) expect(keys.get(index)).toBe(key);
        expect(ring.keysFor(now, pinned)).toEqual(keys);
        before = keys;
      }
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDelta, makeDelta } from './delta.ts';
import { deltaWeight } from './deltaWeight.ts';

const plain = fc.anything({ withNullPrototype: false, withMap: true, withSet: true, maxDepth: 4 });

/** Entries with ids, some of them the same objects in both lists. */
const lists = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 0, max: 20 }), text: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 12,
    selector: ({ id }) => id,
  })
  .chain((entries) =>
    fc.tuple(
      fc.constant(entries),
      fc.array(
        fc.oneof(
          fc.constantFrom({ id: 99, text: 'new' }, ...entries),
          fc.constantFrom(...entries, { id: 98, text: 'x' }).map((entry) => ({ ...entry, text: 'changed' })),
        ),
        { maxLength: 14 },
      ),
    ),
  );

describe('makeDelta and applyDelta', () => {
  test('lead from any value to any other, also after the delta was stored', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const delta = makeDelta(before, after);
        if (delta === null) expect(before).toEqual(after);
        else {
          expect(applyDelta(before, delta)).toStrictEqual(after);
          expect(applyDelta(before, structuredClone(delta))).toStrictEqual(after);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('lead from any list of entries to another, and back', () => {
    fc.assert(
      fc.property(lists, ([before, after]) => {
        const there = makeDelta({ before, list: before }, { before, list: after });
        const reached = there === null ? { list: before } : applyDelta({ before, list: before }, there);
        expect(reached.list).toEqual(after);
        for (const entry of before.filter((one) => after.some((other) => other === one))) {
          expect(reached.list.some((one) => one === entry)).toBe(true);
        }
        const back = makeDelta(after, before);
        expect(back === null ? after : applyDelta(after, back)).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });

  test('see no difference between a value and its copy', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.tuple(fc.string(), fc.jsonValue())), (value, entries) => {
        const held = { value, map: new Map(entries), set: new Set(entries.map(([key]) => key)) };
        expect(makeDelta(held, structuredClone(held))).toBeNull();
      }),
    );
  });

  test('keep what did not change as it is', () => {
    const items = Array.from({ length: 5 }, (_, id) => ({ id, label: `Item ${id}`, extra: { a: [id] } }));
    const before = { groups: [{ id: 'g', items }], other: { deep: true } };
    const next = items.with(2, { id: 2, label: 'Changed', extra: { a: [2] } });
    const after = { ...before, groups: [{ id: 'g', items: [...next.slice(0, 4)] }] };
    const delta = makeDelta(before, after);
    const made = applyDelta(before, delta ?? { kind: 'value', value: null });
    expect(made).toEqual(after);
    expect(made.other).toBe(before.other);
    expect(made.groups[0]?.items[1]).toBe(items[1]);
    expect(made.groups[0]?.items[2]?.extra).toBe(items[2]?.extra);
  });

  test('say a move as ranges, and a change in a moved entry as that change', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((id) => ({ id, text: 'x' }));
    expect(makeDelta([a, b, c, d], [c, d, a, b])).toEqual({
      kind: 'array',
      parts: [{ kept: [2, 4, 0, 2] }],
    });
    expect(makeDelta([a, b], [{ id: 2, text: 'y' }, a])).toEqual({
      kind: 'array',
      parts: [
        { at: 1, delta: { kind: 'object', changed: [['text', { kind: 'value', value: 'y' }]], removed: [] } },
        { kept: [0, 1] },
      ],
    });
  });

  test('carry keys that mean something to JavaScript', () => {
    const before = JSON.parse('{"a":{"__proto__":1,"constructor":2}}') as object;
    const after = JSON.parse('{"a":{"__proto__":{"x":1},"toString":3}}') as object;
    const delta = makeDelta(before, after);
    const made = applyDelta(before, delta ?? { kind: 'value', value: null });
    expect(JSON.stringify(made)).toBe(JSON.stringify(after));
  });

  test('refuse a value that the delta was not made for', () => {
    const delta = makeDelta([1, 2, 3, 'x'], [1, 2, 3, 'x', 5]);
    expect(() => applyDelta<unknown>({}, delta ?? { kind: 'value', value: null })).toThrow(TypeError);
    expect(() => applyDelta<unknown>([1], delta ?? { kind: 'value', value: null })).toThrow(TypeError);
    const change = makeDelta({ a: 1 }, { a: 2 });
    expect(() => applyDelta<unknown>(7, change ?? { kind: 'value', value: null })).toThrow(TypeError);
  });
});

test('the weight of a delta counts what it holds and not what it keeps', () => {
  const items = Array.from({ length: 5000 }, (_, id) => ({ id, label: `Item ${id}` }));
  const weigh = (after: unknown) => deltaWeight(makeDelta(items, after) ?? { kind: 'value', value: null });
  expect(weigh(items.with(2500, { id: 2500, label: 'Changed' }))).toBeLessThan(15);
  expect(weigh(items.with(2500, { id: 2500, label: 'x'.repeat(3200) }))).toBeGreaterThan(100);
  expect(weigh([])).toBe(1);
  expect(weigh(items.toReversed())).toBeGreaterThan(10_000);
});

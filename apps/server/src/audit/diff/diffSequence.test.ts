import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffSequence, type SequenceDiff } from './diffSequence.ts';

interface Item {
  id: string;
  text: string;
}

const items = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefghij'), text: fc.constantFrom(...'xyz') }),
  { selector: ({ id }) => id },
);

const diff = (before: readonly Item[], after: readonly Item[]) =>
  diffSequence(before, after, [({ id }) => id, ({ text }) => text]);

/** Does to the earlier sequence what the difference says: whatever stays keeps its order, the rest goes to its place. */
function apply(before: readonly Item[], { kept, removed, added }: SequenceDiff<Item>): Item[] {
  const gone = new Set(removed.map(({ from }) => from));
  const moved = new Set(kept.filter(({ isMoved }) => isMoved).map(({ from }) => from));
  const later = new Map(kept.map(({ from, after }) => [from, after]));
  const result = [...before.keys()]
    .filter((from) => !gone.has(from) && !moved.has(from))
    .map((from) => later.get(from) ?? { id: '?', text: '?' });
  const placed = [
    ...kept.filter(({ isMoved }) => isMoved).map(({ to, after }) => ({ to, item: after })),
    ...added,
  ];
  for (const { to, item } of placed.toSorted((left, right) => left.to - right.to)) result.splice(to, 0, item);
  return result;
}

describe('diffSequence', () => {
  test('equal sequences have nothing to tell', () => {
    fc.assert(
      fc.property(items, (before) => {
        const { kept, removed, added } = diff(before, structuredClone(before));
        expect([removed, added, kept.filter(({ isMoved }) => isMoved)]).toEqual([[], [], []]);
        expect(kept).toHaveLength(before.length);
      }),
    );
  });

  test('the difference leads from one sequence to the other', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        expect(apply(before, diff(before, after))).toEqual(after);
      }),
    );
  });

  test('what has the same identity is the same', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const { kept } = diff(before, after);
        const ids = new Set(before.map(({ id }) => id));
        for (const { id } of after.filter((item) => ids.has(item.id))) {
          expect(kept.filter((pair) => pair.after.id === id).map((pair) => pair.before.id)).toEqual([id]);
        }
      }),
    );
  });

  test('an item that is put before the others moves none of them', () => {
    fc.assert(
      fc.property(items, (before) => {
        const { kept, added } = diff(before, [{ id: 'new', text: 'new' }, ...before]);
        expect(added).toHaveLength(1);
        expect(kept.some(({ isMoved }) => isMoved)).toBe(false);
      }),
    );
  });

  test('one item that is taken elsewhere is one move', () => {
    const before = [...'abcdef'].map((id) => ({ id, text: id }));
    const [first, ...rest] = before;
    const { kept } = diff(before, first ? [...rest, first] : []);
    expect(kept.filter(({ isMoved }) => isMoved)).toMatchObject([{ after: { id: 'a' }, from: 0, to: 5 }]);
  });
});

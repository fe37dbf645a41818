import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeKeyed } from './keyedRows.ts';

const keys = fc.integer({ min: 0, max: 6 });
const side = fc
  .dictionary(
    keys.map(String),
    fc.integer({ min: 0, max: 2 }).map((value) => ({ value })),
  )
  .map((given) => new Map(Object.entries(given)));

type Side = ReadonlyMap<string, { value: number }>;

function sorted(entries: Side) {
  return [...entries].toSorted(([left], [right]) => left.localeCompare(right));
}

test('with a side that changed nothing, the result is the other side', () => {
  fc.assert(
    fc.property(side, side, (base, other) => {
      for (const [mine, theirs] of [
        [base, other],
        [other, base],
        [other, other],
      ] as const) {
        const { entries, conflicts } = mergeKeyed(base, mine, theirs);
        expect(sorted(entries)).toEqual(sorted(other));
        expect(conflicts).toEqual([]);
      }
    }),
  );
});

test('which side is which decides nothing but conflicts, and these are the same', () => {
  fc.assert(
    fc.property(side, side, side, (base, one, two) => {
      const [left, right] = [mergeKeyed(base, one, two), mergeKeyed(base, two, one)];
      expect(left.conflicts.toSorted()).toEqual(right.conflicts.toSorted());
      const without = ({ entries, conflicts }: typeof left) =>
        sorted(entries).filter(([key]) => !conflicts.includes(key));
      expect(without(left)).toEqual(without(right));
    }),
  );
});

test('nothing that a side added, changed or took away is lost, unless the other side did otherwise', () => {
  const textOf = (entries: Side, key: string) => JSON.stringify(entries.get(key));
  fc.assert(
    fc.property(side, side, side, (base, one, two) => {
      const { entries, conflicts } = mergeKeyed(base, one, two);
      for (const key of new Set([...base.keys(), ...one.keys(), ...two.keys()])) {
        const [before, first, second] = [textOf(base, key), textOf(one, key), textOf(two, key)];
        const changed = [first, second].filter((text) => text !== before);
        expect(conflicts.includes(key)).toBe(new Set(changed).size > 1);
        if (!conflicts.includes(key))
          expect(textOf(entries, key)).toBe(changed.length > 0 ? changed[0] : before);
      }
    }),
  );
});

test('an entry that one side changed and the other took away is for somebody to decide', () => {
  const base = new Map([['a', 1]]);
  const { entries, conflicts } = mergeKeyed(base, new Map([['a', 2]]), new Map());
  expect([[...entries], conflicts]).toEqual([[], ['a']]);
});

test('entries keep the order of mine; those that theirs alone has follow', () => {
  const of = (...names: string[]) => new Map(names.map((name) => [name, name]));
  const { entries } = mergeKeyed(of('a', 'b'), of('c', 'b', 'a'), of('a', 'b', 'd'));
  expect([...entries.keys()]).toEqual(['c', 'b', 'a', 'd']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '../Outline.ts';
import { longestIncreasing } from './longestIncreasing.ts';
import { mergeSequences } from './mergeSequences.ts';

function merge(base: string, mine: string, theirs: string, side: Side = 'mine') {
  const { order, collided } = mergeSequences(
    { base: [...base], mine: [...mine], theirs: [...theirs] },
    {
      members: new Set([...mine, ...theirs]),
      sideOf: () => side,
      compare: (a, b) => (a < b ? -1 : Number(a > b)),
    },
  );
  return [order.join(''), collided.join('')];
}

test.each([
  ['one side moves', 'abcde', 'bcdea', 'abcde', 'bcdea', ''],
  ['sides move different things', 'abcde', 'bacde', 'abced', 'baced', ''],
  ['both move one thing to one place', 'abcde', 'bcdea', 'bcdea', 'bcdea', ''],
  ['both move one thing to different places', 'abcde', 'bcdea', 'bacde', 'bcdea', 'a'],
  ['both append', 'ab', 'abx', 'aby', 'abxy', ''],
  ['runs stay together', 'ab', 'abzx', 'abyw', 'abywzx', ''],
  ['both add one thing among others', 'ab', 'axyb', 'awxb', 'awxyb', ''],
  ['an addition behind something that is moved away', 'abc', 'abcx', 'cab', 'cabx', ''],
  ['both add the same in different orders', 'a', 'axy', 'ayx', 'axy', 'x'],
  ['overlapping swaps', 'abc', 'bac', 'acb', 'bac', 'b'],
])('%s', (_name, base, mine, theirs, order, collided) => {
  expect(merge(base, mine, theirs)).toEqual([order, collided]);
});

test('a choice decides the place of a thing that both moved', () => {
  expect(merge('abcde', 'bcdea', 'bacde', 'theirs')).toEqual(['bacde', 'a']);
  expect(merge('a', 'axy', 'ayx', 'theirs')).toEqual(['ayx', 'x']);
});

const sequence = fc.shuffledSubarray([...'abcdefgh']).map((keys) => keys.join(''));

test('every thing comes once, in an order that does not depend on whose it is', () => {
  fc.assert(
    fc.property(sequence, sequence, sequence, (base, mine, theirs) => {
      const [order = '', collided = ''] = merge(base, mine, theirs, 'mine');
      expect([...order].toSorted()).toEqual([...new Set([...mine, ...theirs])].toSorted());
      const [swapped, collidedToo = ''] = merge(base, theirs, mine, 'theirs');
      expect(swapped).toBe(order);
      expect([...collidedToo].toSorted()).toEqual([...collided].toSorted());
      expect(merge(base, mine, mine)).toEqual([mine, '']);
    }),
    { numRuns: 2000 },
  );
});

test('what each side has reordered, apart from what the other has, keeps that order', () => {
  const [before, after] = ['abcdef', 'uvwxyz'];
  const ordersOf = (keys: string) =>
    fc.shuffledSubarray([...keys], { minLength: keys.length }).map((order) => order.join(''));
  fc.assert(
    fc.property(ordersOf(before), ordersOf(after), (mine, theirs) => {
      const merged = merge(`${before}-${after}`, `${mine}-${after}`, `${before}-${theirs}`);
      expect(merged).toEqual([`${mine}-${theirs}`, '']);
    }),
    { numRuns: 1000 },
  );
});

test('of the longest increasing subsequences it is the one with the smallest values', () => {
  const all = (values: readonly number[]): readonly number[][] => {
    const found: number[][] = [[]];
    for (const value of values)
      found.push(...found.filter((one) => (one.at(-1) ?? -1) < value).map((one) => [...one, value]));
    return found;
  };
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 9 }), (values) => {
      const [expected] = all(values).toSorted((a, b) => b.length - a.length || compareNumbers(a, b));
      expect(longestIncreasing(values).map((place) => values[place])).toEqual(expected);
    }),
  );
});

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

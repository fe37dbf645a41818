import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restoreRow, withRemoved } from './removedRows.ts';

const identityOf = ({ text }: { readonly text: string }) => text;
const row = (text: string) => ({ key: text, text });
const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')];
const saved = [a, b, c];

test('a row that was removed is shown in its old place, also when its neighbour was changed', () => {
  const shown = withRemoved([{ ...b, key: 'other' }, d], saved, identityOf);
  expect(shown.map((each) => [each.row.text, each.isRemoved])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
    ['d', false],
  ]);
});

test('restoring every row that was removed gives what was saved, whatever was removed', () => {
  fc.assert(
    fc.property(fc.subarray(saved), (left) => {
      const removed = saved.filter((each) => !left.includes(each));
      const restored = removed.reduce<readonly (typeof a)[]>(
        (rows, each) => restoreRow(rows, saved, each, identityOf),
        left,
      );
      expect(restored).toEqual(saved);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeRows } from './arrangement.ts';
import { blankValues } from './RateRow.ts';
import { addRows, copyRow, fillDown, isIncomplete, removeRows, setRow, setValues } from './rateRows.ts';
import { temporaryId } from './temporaryId.ts';
import { rowOf, someRows } from './testing/rateArbitraries.ts';

test('temporary ids are between -100 and -99,999, and are tried again when they are taken', () => {
  expect(temporaryId(new Set(), () => 0)).toBe(-100);
  expect(temporaryId(new Set(), () => 0.999999999)).toBe(-99_999);
  expect(temporaryId(new Set([-100, -101]), () => 0)).toBe(-102);
  expect(temporaryId(new Set([-99_999]), () => 0.999999999)).toBe(-100);
});

test('a copy is right after its row, without dates and status, with an id of its own', () => {
  const rows = [rowOf('a', 'CA', 'BOP', 0, 9), rowOf('b', 'NY', 'BOP', 0, 9)];
  const [, copy, ...others] = copyRow(rows, rowOf('a', 'CA', 'BOP', 0, 9));
  expect(copy).toMatchObject({ ...blankValues, state: 'CA', productTemplateShortName: 'BOP' });
  expect(copy?.origin.id).not.toBe(-100);
  expect(others).toEqual([rows[1]]);
});

test('what is set for some rows leaves the others the same objects', () => {
  const rows = [rowOf('a', 'CA', 'BOP', 0, 9), rowOf('b', 'NY', 'BOP', 0, 9), rowOf('c', 'TX', 'BOP', 0, 9)];
  const next = setValues(rows, new Set(['a', 'c']), { state: 'TX', status: 1 });
  expect(next.map(({ state, status }) => [state, status])).toEqual([
    ['TX', 1],
    ['NY', 2],
    ['TX', 1],
  ]);
  expect(next[1]).toBe(rows[1]);
  expect(fillDown(rows, ['b', 'c'], 'state').map(({ state }) => state)).toEqual(['CA', 'NY', 'NY']);
});

test('a row is incomplete when only some of its fields are filled', () => {
  const whole = rowOf('a', 'CA', 'BOP', 0, 9);
  expect(isIncomplete(whole)).toBe(false);
  expect(isIncomplete({ ...whole, ...blankValues })).toBe(false);
  expect(isIncomplete({ ...whole, status: null })).toBe(true);
});

test('ids of added rows are all different', () => {
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      const rows = addRows(
        [],
        Array.from({ length: count }, () => blankValues),
      );
      expect(new Set(rows.map(({ origin }) => origin.id)).size).toBe(count);
    }),
  );
});

test('arranging keeps every row once, the sorted ones in their order, and copies after their rows', () => {
  fc.assert(
    fc.property(someRows, fc.nat(), (sorted, at) => {
      const order = new Map(sorted.toReversed().map(({ key }, index) => [key, index]));
      const row = sorted[at % Math.max(1, sorted.length)];
      const added = setRow(sorted, rowOf('new', 'TX', 'BOP', 0, 1));
      const rows = row ? copyRow(added, row, 'copy') : added;
      const places = row ? new Map([...order, ['copy', order.get(row.key) ?? 0]]) : order;
      const shown = arrangeRows(rows, places).map(({ key }) => key);
      expect(shown.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
      expect(shown.at(-1)).toBe('new');
      if (row) expect(shown[shown.indexOf(row.key) + 1]).toBe('copy');
      const others = shown.filter((key) => order.has(key));
      expect(others).toEqual(sorted.toReversed().map(({ key }) => key));
      expect(removeRows(rows, new Set(['copy', 'new']))).toEqual(sorted);
    }),
  );
});

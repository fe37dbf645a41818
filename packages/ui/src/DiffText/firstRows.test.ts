import { expect, test } from 'vitest';
import type { DiffStretch } from './diffRows.ts';
import { firstRows } from './firstRows.ts';

const all: DiffStretch[] = [
  { kind: 'fold', from: 0, to: 900 },
  { kind: 'rows', from: 900, to: 910 },
  { kind: 'fold', from: 910, to: 950 },
  { kind: 'rows', from: 950, to: 960 },
];

test('everything where there is room', () => {
  expect(firstRows(all, 20)).toEqual({ stretches: all, leftOut: 0, nextIndex: 0 });
});

test('the first rows, and where to go on', () => {
  expect(firstRows(all, 15)).toEqual({
    stretches: [...all.slice(0, 3), { kind: 'rows', from: 950, to: 955 }],
    leftOut: 5,
    nextIndex: 955,
  });
  expect(firstRows(all, 4)).toEqual({
    stretches: [all[0], { kind: 'rows', from: 900, to: 904 }],
    leftOut: 16,
    nextIndex: 904,
  });
});

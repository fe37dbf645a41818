import { expect, test } from 'vitest';
import { followKeys } from './followKeys.ts';

const labels = ['Detailed History', 'Backup', 'Restore', 'Import Class Codes', 'Rename', 'Re Do'];

test.each([
  [[], 0],
  [['ArrowDown', 'ArrowDown'], 2],
  [['ArrowUp'], 5],
  [['ArrowUp', 'ArrowDown'], 0],
  [['End'], 5],
  [['End', 'Home'], 0],
  [['r'], 2],
  [['R', 'e', 'n'], 4],
  [['r', 'e', ' '], 5],
  [['r', 'ArrowDown', 'r'], 4],
  [['x', 'Shift', 'F5'], 0],
  [['d'], 0],
])('%j leads to line %i', (keys, index) => {
  expect(followKeys(keys, labels, 0)).toEqual({ index, isChosen: false });
});

test.each([
  [['Enter'], 0],
  [[' '], 0],
  [['r', 'Enter'], 2],
  [['r', 'Enter', 'b', 'Enter'], 2],
  [['ArrowDown', ' '], 1],
])('%j chooses line %i', (keys, index) => {
  expect(followKeys(keys, labels, 0)).toEqual({ index, isChosen: true });
});

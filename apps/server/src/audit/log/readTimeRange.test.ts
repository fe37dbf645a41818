import { expect, test } from 'vitest';
import { readTimeRange } from './readTimeRange.ts';

test.each([
  [undefined, { from: null, to: null }],
  ['..', { from: null, to: null }],
  ['5..', { from: 5, to: null }],
  ['..7', { from: null, to: 7 }],
  ['5..7', { from: 5, to: 7 }],
  ['7..7', { from: 7, to: 7 }],
  ['0..', { from: 0, to: null }],
])('%s is a range', (text, range) => {
  expect(readTimeRange(text)).toEqual(range);
});

test.each(['', '5', '7..5', 'a..b', '-1..', '1...2', '1234567890123456..'])('%j is refused', (text) => {
  expect(() => readTimeRange(text)).toThrow(expect.objectContaining({ parameter: 'timeRange' }));
});

import { expect, test } from 'vitest';
import { lengthNotice } from './lengthNotice.ts';

test('is empty without a limit, or before 80 % of it', () => {
  expect(lengthNotice(5000, undefined)).toBeUndefined();
  expect(lengthNotice(799, 1000)).toBeUndefined();
});

test.each([
  [800, 200],
  [899, 200],
  [900, 100],
  [950, 50],
  [999, 50],
  [1000, 0],
])('of 1000 characters, %i leave at most %i', (length, announcedLeft) => {
  expect(lengthNotice(length, 1000)).toEqual({ isOver: false, announcedLeft });
});

test('a text that was too long before it got here is over', () => {
  expect(lengthNotice(1001, 1000)).toEqual({ isOver: true, announcedLeft: 0 });
});

test('a limit that no share divides evenly never promises too little', () => {
  expect(lengthNotice(11, 13)?.announcedLeft).toBe(2);
});

import { expect, test } from 'vitest';
import { behaviourStories, withinCap } from './affectedStories.ts';

test('the nearest stories come first, and no more than there is time for; the others are counted', () => {
  const distances = new Map([
    ['far', 3],
    ['near', 1],
    ['changed', 0],
    ['beside', 1],
  ]);
  const seconds = { far: 1, near: 4, changed: 5, beside: 2 };
  const stories = ['beside', 'changed', 'far', 'near', 'untouched'];
  expect(withinCap(stories, distances, seconds, 12)).toEqual({
    files: ['changed', 'beside', 'near', 'far'],
    left: 0,
  });
  expect(withinCap(stories, distances, seconds, 10)).toEqual({
    files: ['changed', 'beside', 'far'],
    left: 1,
  });
});

test('files with nothing but pictures of states are no behaviour stories', () => {
  const files = behaviourStories();
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /\/Button\.states\.stories/.test(path))).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawScores, picture } from './drawScores.ts';
import { type PlacedRange, rangeNotices } from './rangeNotices.ts';

const range = (index: number, min: number, max: number, score: number): PlacedRange => ({
  ...{ index, min, max, score },
});

test('scores are above and below zero, and what overlaps is in two lanes', () => {
  const ranges = [range(0, 0, 5, 30), range(1, 16, 30, 10), range(2, 28, 45, 0), range(3, 76, 150, -40)];
  const drawn = drawScores(ranges, rangeNotices(ranges));
  expect(drawn.steps.map(({ tone }) => tone)).toEqual(['good', 'good', 'none', 'bad']);
  const [first, , third, last] = drawn.steps;
  expect(first?.y).toBeLessThan(drawn.zero);
  expect(third?.y).toBe(drawn.zero);
  expect(last?.y).toBeGreaterThan(drawn.zero);
  expect(drawn.boxes.map(({ lane, isNoted }) => [lane, isNoted])).toEqual([
    ...[[0, true]],
    [0, true],
    [1, true],
    [0, true],
  ]);
  expect(drawn.notes.map(({ notice }) => notice.is)).toEqual(['gap', 'overlap', 'gap']);
  expect(drawn.xOf(151)).toBeNull();
  expect(drawn.xOf(0)).toBeGreaterThan(picture.left);
});

test('whatever the ranges are, all of it is within the picture', () => {
  const bound = fc.integer({ min: -99_999_999_999, max: 999_999_999_999 });
  const some = fc.array(fc.tuple(bound, bound, fc.integer({ min: -99_999_999, max: 999_999_999 })), {
    ...{ minLength: 1, maxLength: 70 },
  });
  fc.assert(
    fc.property(some, (bounds) => {
      const ranges = bounds.map(([one, other, score], index) =>
        range(index, Math.min(one, other), Math.max(one, other), score),
      );
      const { steps, boxes, notes, scores, numbers } = drawScores(ranges, rangeNotices(ranges));
      const xs = [
        ...steps.flatMap(({ x1, x2 }) => [x1, x2]),
        ...[...boxes, ...notes].map(({ x }) => x),
        ...numbers.map(({ at }) => at),
      ];
      for (const x of xs) {
        expect(x).toBeGreaterThanOrEqual(picture.left);
        expect(x).toBeLessThanOrEqual(picture.width - picture.right);
      }
      for (const y of [...steps.map((step) => step.y), ...scores.map(({ at }) => at)]) {
        expect(y).toBeGreaterThanOrEqual(picture.top);
        expect(y).toBeLessThanOrEqual(picture.lanes);
      }
      expect(numbers.length).toBeLessThanOrEqual(9);
    }),
  );
});

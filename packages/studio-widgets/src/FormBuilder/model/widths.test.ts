import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steppedWidth, widthWithin } from './widths.ts';

test.each([
  [undefined, 'narrower', 296],
  [296, 'narrower', 288],
  [250, 'wider', 256],
  [296, 'wider', undefined],
  [undefined, 'wider', undefined],
  [900, 'narrower', 296],
  [600, 'wider', 600],
  [300, 'wider', 300],
  [48, 'narrower', 48],
] as const)('of %j in a room of 300 the next %s is %j', (width, direction, next) => {
  expect(steppedWidth(width, 300, direction)).toBe(next);
});

test('a width is at least 48 pixels and smaller than the room, or none', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 5000 }), fc.integer({ min: 60, max: 3000 }), (width, room) => {
      const within = widthWithin(width, room);
      if (within === undefined) expect(width).toBeGreaterThanOrEqual(room - 1);
      else expect(within >= 48 && within < room).toBe(true);
    }),
  );
});

test('a width that is larger than the room stays where the field fills the room', () => {
  expect(widthWithin(300, 300, 600)).toBe(600);
  expect(widthWithin(280, 300, 600)).toBe(280);
  expect(widthWithin(300, 300, 280)).toBeUndefined();
});

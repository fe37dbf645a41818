import { expect, test } from 'vitest';
import { beginPicture, fitPicture, pan, reveal, zoom } from './viewport.ts';

const frame = { width: 400, height: 300 };

test('a picture is fitted: as large as it fits, in the middle, never larger than it is', () => {
  expect(fitPicture({ width: 800, height: 300 }, frame)).toEqual({ scale: 0.5, x: 0, y: 75 });
  expect(fitPicture({ width: 200, height: 100 }, frame)).toEqual({ scale: 1, x: 100, y: 100 });
  expect(fitPicture({ width: 40_000, height: 100 }, frame).scale).toBe(0.2);
});

test('a picture begins as large as it fits, and never so small that it cannot be read', () => {
  const small = { width: 420, height: 200 };
  expect(beginPicture(small, frame, null)).toEqual(fitPicture(small, frame));
  const scale = 11 / 12;
  expect(beginPicture({ width: 1200, height: 240 }, frame, null)).toEqual({ scale, x: 0, y: 40 });
});

test('a large picture begins around the requested form, without room beyond its ends', () => {
  const scale = 11 / 12;
  const large = { width: 1200, height: 1200 };
  expect(beginPicture(large, frame, { x: 500, y: 576, width: 200, height: 48 })).toEqual({
    ...{ scale, x: -350, y: -400 },
  });
  expect(beginPicture(large, frame, { x: 1000, y: 24, width: 200, height: 48 })).toEqual({
    ...{ scale, x: -700, y: 0 },
  });
});

test('what is under the pointer stays there when it is zoomed, up to the limits', () => {
  const zoomed = zoom({ scale: 1, x: 10, y: 20 }, 2, { x: 110, y: 120 });
  expect(zoomed).toEqual({ scale: 2, x: -90, y: -80 });
  expect(zoom(zoomed, 2, { x: 0, y: 0 })).toEqual(zoomed);
});

test('a box is brought into sight, and one that is there moves nothing', () => {
  const viewport = { scale: 1, x: 0, y: 0 };
  expect(reveal(viewport, { x: 50, y: 50, width: 100, height: 40 }, frame)).toBe(viewport);
  expect(reveal(viewport, { x: 500, y: -100, width: 100, height: 40 }, frame)).toEqual({
    ...{ scale: 1, x: -216, y: 116 },
  });
  expect(pan(viewport, 3, -4)).toEqual({ scale: 1, x: 3, y: -4 });
});

import { expect, test } from 'vitest';
import { edgeSpeed } from './edgeScroller.ts';

test('scrolling at the edges is faster the nearer the edge, and none in between', () => {
  expect(edgeSpeed(300, 0, 600)).toBe(0);
  expect(edgeSpeed(64, 0, 600)).toBe(0);
  expect(edgeSpeed(32, 0, 600)).toBe(-600);
  expect(edgeSpeed(-20, 0, 600)).toBe(-1200);
  expect(edgeSpeed(568, 0, 600)).toBe(600);
  expect(edgeSpeed(700, 0, 600)).toBe(1200);
  expect(edgeSpeed(0, 0, 0)).toBe(0);
});

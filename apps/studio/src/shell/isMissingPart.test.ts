import { expect, it } from 'vitest';
import { isMissingPart } from './isMissingPart.ts';

it.each([
  'Failed to fetch dynamically imported module: https://studio.example/assets/route-a1.js',
  'error loading dynamically imported module: https://studio.example/assets/route-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/route-a1.css',
])('knows a part that could not be fetched: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

it('leaves other errors alone', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false);
  expect(isMissingPart(null)).toBe(false);
});

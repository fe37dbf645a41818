import { expect, it } from 'vitest';
import { weekStartIn, weekStartOf } from './weekStart.ts';

it.each([
  ['en-US', 0],
  ['en', 0],
  ['en-GB', 1],
  ['de-DE', 1],
  ['pt-BR', 0],
  ['pt-PT', 0],
  ['ar-EG', 6],
  ['dv-MV', 5],
  ['no tag', 0],
] as const)('the week of %s begins on day %i', (tag, day) => {
  expect(weekStartOf(tag)).toBe(day);
});

it('is the same by the region where a browser does not know weeks', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  // Codes that are no longer in use are taken for the regions that have followed.
  const current = regions.filter((region) => new Intl.Locale(`und-${region}`).region === region);
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const named = current.filter((region) => known.of(region) !== undefined);
  expect(named.length).toBeGreaterThan(240);
  expect(named.map((region) => [region, weekStartIn(region)])).toEqual(
    named.map((region) => [region, weekStartOf(`und-${region}`)]),
  );
});

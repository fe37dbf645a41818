import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCount } from './writeCount.ts';

test('counts are grouped as their locale does', () => {
  expect(writeCount(1_234_567, 'en-US')).toBe('1,234,567');
  expect(writeCount(1_234_567, 'de-DE')).toBe('1.234.567');
  expect(writeCount(1_234_567, 'de-CH')).toBe(new Intl.NumberFormat('de-CH').format(1_234_567));
});

test('English by hand is what the platform writes', () => {
  const platform = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(writeCount(count, 'en-US')).toBe(platform.format(count));
    }),
  );
});

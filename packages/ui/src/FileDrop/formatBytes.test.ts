import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [1_048_575, '1 MiB'],
  [52_428_800, '50 MiB'],
  [5 * 1024 ** 5, '5,120 TiB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

test('digits follow the locale', () => {
  expect(formatBytes(1536, 'de')).toBe('1,5 KiB');
});

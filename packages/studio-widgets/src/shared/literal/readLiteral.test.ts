import { expect, it } from 'vitest';
import { literalFault, readDay, showDay, writeDay } from './readLiteral.ts';

it('reads days as milliseconds and as text, and writes milliseconds', () => {
  const day = Date.UTC(2026, 0, 31);
  expect(readDay(String(day))).toBe(day);
  expect(readDay('2026-01-31')).toBe(day);
  expect(readDay('31.01.2026')).toBeNull();
  expect(readDay('2026-13-45')).toBeNull();
  expect(writeDay(day)).toBe(String(day));
  expect(writeDay(null)).toBe('');
  expect(showDay(String(day), 'en-US')).toBe('01/31/2026');
  expect(showDay(String(day), 'de-DE')).toBe('31.01.2026');
  expect(showDay('999999999999999', 'en-US')).not.toBe('');
  expect(showDay('soon', 'en-US')).toBe('');
});

it('finds what is no literal of a type', () => {
  expect(literalFault('Integer', '1.5')).toBe('no-integer');
  expect(literalFault('Integer', ' -15 ')).toBeUndefined();
  expect(literalFault('Double', '1e5')).toBe('no-number');
  expect(literalFault('Double', '1.0')).toBeUndefined();
  expect(literalFault('Date', 'soon')).toBe('no-day');
  expect(literalFault('Date', '')).toBeUndefined();
  expect(literalFault('String', '<b>')).toBeUndefined();
});

import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { takePreferences } from '../../../platform/preferences/preferences.ts';
import { readShownDay, showDay, toDay, toDayText } from './days.ts';

afterEach(() => takePreferences({}));

const formats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'something else'];

test.each([
  ['MM/DD/YYYY', '02/01/2026'],
  ['DD/MM/YYYY', '01/02/2026'],
  ['YYYY-MM-DD', '2026-02-01'],
  ['something else', '02/01/2026'],
])('with %s the first of February is shown and read as %s', (format, text) => {
  takePreferences({ 'console.dayFormat': format });
  expect(showDay('2026-02-01')).toBe(text);
  expect(readShownDay(text)).toBe(toDay('2026-02-01'));
  expect(showDay('13/')).toBe('13/');
  expect(readShownDay('13/')).toBeNull();
});

test('every day is read as it is shown', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...formats), (date, format) => {
      takePreferences({ 'console.dayFormat': format });
      const day = date.toISOString().slice(0, 10);
      expect(toDayText(readShownDay(showDay(day)))).toBe(day);
    }),
  );
});

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDateTime, setDateTimePattern } from './formatDateTime.ts';

const at = (...parts: [number, number, number, number, number]) =>
  formatDateTime(new Date(...parts).getTime());

afterEach(() => setDateTimePattern(null));

describe('formatDateTime', () => {
  it('writes month, day, year and the hour of the twelve', () => {
    expect(at(2026, 10, 18, 14, 14)).toBe('11/18/26 02:14PM');
    expect(at(2026, 0, 2, 1, 0)).toBe('01/02/26 01:00AM');
  });

  it('writes the short form of another locale', () => {
    const time = new Date(2026, 10, 18, 14, 14).getTime();
    expect(formatDateTime(time, 'de-DE')).toBe('18.11.26, 14:14');
    expect(formatDateTime(time, 'en-GB')).toBe('18/11/2026, 14:14');
    expect(formatDateTime(time, 'en-US')).toBe('11/18/26 02:14PM');
    expect(formatDateTime(Number.NaN, 'de-DE')).toBe('');
  });

  it('writes all times as a host has chosen, whatever the locale', () => {
    const time = new Date(2026, 10, 8, 14, 4).getTime();
    setDateTimePattern('dd/MM/yy HH:mm');
    expect([formatDateTime(time), formatDateTime(time, 'de-DE')]).toEqual([
      '08/11/26 14:04',
      '08/11/26 14:04',
    ]);
    setDateTimePattern('yyyy-MM-dd HH:mm');
    expect(formatDateTime(time)).toBe('2026-11-08 14:04');
    setDateTimePattern('MM/dd/yy hh:mma');
    expect(formatDateTime(time, 'de-DE')).toBe('11/08/26 02:04PM');
    expect(formatDateTime(Number.NaN)).toBe('');
  });

  it('calls noon 12 PM and midnight 12 AM', () => {
    expect(at(2026, 5, 30, 12, 5)).toBe('06/30/26 12:05PM');
    expect(at(2026, 5, 30, 0, 5)).toBe('06/30/26 12:05AM');
    expect(at(2100, 11, 31, 23, 59)).toBe('12/31/00 11:59PM');
  });

  it('writes nothing for what is no time', () => {
    expect(formatDateTime(Number.NaN)).toBe('');
    expect(formatDateTime(8.64e15 + 1)).toBe('');
  });

  it('can be read back to the minute, in the time zone it was written in', () => {
    const from = new Date(2000, 0, 1).getTime();
    const until = new Date(2099, 11, 31, 23, 59).getTime();
    fc.assert(
      fc.property(fc.integer({ min: from, max: until }), (time) => {
        const match = /^(\d\d)\/(\d\d)\/(\d\d) (\d\d):(\d\d)(AM|PM)$/.exec(formatDateTime(time));
        const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (match ?? []).slice(1, 6).map(Number);
        const hours = (hour % 12) + (match?.[6] === 'PM' ? 12 : 0);
        const date = new Date(time);
        expect([2000 + year, month - 1, day, hours, minute]).toEqual([
          date.getFullYear(),
          date.getMonth(),
          date.getDate(),
          date.getHours(),
          date.getMinutes(),
        ]);
      }),
    );
  });
});

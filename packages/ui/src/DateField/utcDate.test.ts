import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  daysInMonth,
  faultOf,
  formatDay,
  formatIsoDay,
  fullYear,
  isComplete,
  monthSpan,
  partsOf,
  readDay,
  startOfUtcDay,
  today,
} from './utcDate.ts';

const jan2 = Date.UTC(2026, 0, 2);
const noLimits = { min: undefined, max: undefined, isDateDisabled: undefined };
const zone = process.env['TZ'];
const zones = [
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Asia/Tehran',
  'Europe/London',
  'Australia/Lord_Howe',
];

describe('the order of a language', () => {
  const dec31 = Date.UTC(2026, 11, 31);

  it.each([
    ['en-US', '12/31/2026'],
    ['en-GB', '31/12/2026'],
    ['de-DE', '31.12.2026'],
    ['ar-EG', '31/12/2026'],
    ['sv-SE', '2026-12-31'],
    ['ja-JP', '2026/12/31'],
    ['hu-HU', '2026. 12. 31.'],
    ['bg-BG', '31.12.2026 г.'],
  ])('%s writes %s, and reads it', (locale, text) => {
    expect(formatDay(dec31, locale)).toBe(text);
    expect(readDay(text, 2026, locale)).toEqual({ day: dec31 });
  });

  it.each([
    ['de-DE', '2.1.26'],
    ['de-DE', '020126'],
    ['de-DE', '02012026'],
    ['de-DE', '2026-01-02'],
    ['de-DE', '2/1/2026'],
    ['sv-SE', '26-01-02'],
    ['sv-SE', '260102'],
    ['sv-SE', '2/1/2026'],
  ])('%s reads %s', (locale, text) => {
    expect(readDay(text, 2026, locale)).toEqual({ day: jan2 });
  });

  it.each([
    ...[
      'Jan 2, 2026',
      '2-Jan-26',
      '2-Jan-2026',
      'January 2, 2026',
      'Friday, January 2, 2026',
      'Fri 2 Jan. 2026',
    ],
    ...[
      '2nd of January 2026',
      '2 JANUARY ’26',
      '2026-Jan-02',
      '1/2/2026 12:00 AM',
      '1/2/2026 0:00',
      '1/2/26 14:30:00',
    ],
    ...[
      '2026-01-02T00:00:00.000+02:00',
      "'1/2/2026",
      '"1/2/2026"',
      '\u200e1/2/2026\u200e',
      '2026\u201101\u201102',
    ],
    ...['1\uff0f2\uff0f2026', '１/２/２０２６', '١/٢/٢٠٢٦', '1/2/2026.', '1\u00a0/\u00a02\u00a0/\u00a02026'],
  ])('reads %s, as sheets, mails and pages write it', (text) => {
    expect(readDay(text, 2026, 'en-US')).toEqual({ day: jan2 });
  });

  it.each([
    ['de-DE', '2. Januar 2026'],
    ['de-DE', 'Freitag, den 2. Jan. 2026'],
    ['fr-FR', '2 janvier 2026'],
    ['pt-BR', '2 de janeiro de 2026'],
    ['es-ES', '2 de enero de 2026'],
    ['de-DE', '02-Jan-2026'],
  ])('%s knows the months of %s', (locale, text) => {
    expect(readDay(text, 2026, locale)).toEqual({ day: jan2 });
  });

  it.each([
    'Ja 2, 2026',
    'Ju 2, 2026',
    'Smarch 2, 2026',
    'Jan 2',
    'January 2026',
    '46024',
    '1/2/2026 25',
    'Jan 32, 2026',
  ])('does not guess at %s', (text) => {
    expect(readDay(text, 2026, 'en-US').fault).toBeDefined();
  });

  it('says which month a day of a language does not have', () => {
    expect(readDay('12.31.2026', 2026, 'de-DE').fault).toEqual({ kind: 'month', month: 31 });
    expect(isComplete('31.12.2026', 'de-DE')).toBe(true);
    expect(isComplete('31.12.26', 'de-DE')).toBe(false);
  });

  it('reads every day as every language writes it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'en-US',
          'en-CA',
          'de-DE',
          'fr-FR',
          'pt-BR',
          'hu-HU',
          'ko-KR',
          'zh-CN',
          'fa-IR',
          'th-TH',
        ),
        fc.integer({ min: -20_000, max: 40_000 }),
        (locale, days) => {
          const day = days * 86_400_000;
          expect(readDay(formatDay(day, locale), 2026, locale)).toEqual({ day });
        },
      ),
    );
  });
});

describe('formatIsoDay', () => {
  it.each([
    [jan2, '2026-01-02'],
    [Date.UTC(1969, 11, 31), '1969-12-31'],
    [dayOf({ year: 987, month: 3, day: 4 }), '0987-03-04'],
    [null, ''],
  ])('%s is %j', (day, text) => {
    expect(formatIsoDay(day)).toBe(text);
  });
});

describe('readDay', () => {
  it.each([
    '01/02/2026',
    '1/2/2026',
    '1/2/26',
    '01022026',
    '010226',
    '1-2-2026',
    '1.2.26',
    '1 2 2026',
    ' 1 / 2 / 2026 ',
    '2026-01-02',
    '2026-1-2',
    '2026/01/02',
    '20260102',
    '2026-01-02T00:00:00.000Z',
    '2026-01-02T23:30:00-11:00',
    '2026-01-02 08:15',
  ])('reads %j', (text) => {
    expect(readDay(text, 2026, 'en-US')).toEqual({ day: jan2 });
  });

  it('reads nothing as no day', () => {
    expect(readDay('  ', 2026, 'en-US')).toEqual({ day: null });
  });

  it.each(['x', '1/2', '1/2/', '1/2/3', '1/2/202', '12026', '1/2/2026x', '01/02/0026', 'tomorrow'])(
    'cannot read %j',
    (text) => {
      expect(readDay(text, 2026, 'en-US')).toEqual({ fault: { kind: 'unreadable' } });
    },
  );

  it('says which month there is not', () => {
    expect(readDay('13/02/2026', 2026, 'en-US').fault).toEqual({ kind: 'month', month: 13 });
    expect(readDay('0/2/2026', 2026, 'en-US').fault).toEqual({ kind: 'month', month: 0 });
  });

  it('says how many days the month has', () => {
    expect(readDay('02/29/2026', 2026, 'en-US').fault).toEqual({
      kind: 'day',
      year: 2026,
      month: 2,
      days: 28,
    });
    expect(readDay('02/29/2028', 2026, 'en-US').day).toBe(Date.UTC(2028, 1, 29));
    expect(readDay('4/31/26', 2026, 'en-US').fault).toEqual({ kind: 'day', year: 2026, month: 4, days: 30 });
    expect(readDay('1/0/2026', 2026, 'en-US').fault).toMatchObject({ kind: 'day', days: 31 });
  });
});

describe('fullYear', () => {
  it.each([
    [26, 2026],
    [46, 2046],
    [47, 1947],
    [99, 1999],
    [0, 2000],
  ])('takes %i as %i', (short, year) => {
    expect(fullYear(short, 2026)).toBe(year);
  });
});

describe('isComplete', () => {
  it('waits for the whole year', () => {
    expect(isComplete('1/2/20', 'en-US')).toBe(false);
    expect(isComplete('1/2/202', 'en-US')).toBe(false);
    expect(isComplete('1/2/2026', 'en-US')).toBe(true);
    expect(isComplete('010220', 'en-US')).toBe(false);
    expect(isComplete('01022026', 'en-US')).toBe(true);
  });
});

describe('faultOf', () => {
  it('holds to the limits, which are within', () => {
    const limits = { ...noLimits, min: jan2, max: jan2 };
    expect(faultOf(jan2, limits)).toBeUndefined();
    expect(faultOf(jan2 - 1, limits)).toEqual({ kind: 'early', min: jan2 });
    expect(faultOf(jan2 + 1, limits)).toEqual({ kind: 'late', max: jan2 });
    expect(faultOf(null, limits)).toBeUndefined();
  });

  it('asks about the day', () => {
    const isDateDisabled = (day: number) => day === jan2;
    expect(faultOf(jan2, { ...noLimits, isDateDisabled })).toEqual({ kind: 'unavailable' });
    expect(faultOf(jan2 + 86_400_000, { ...noLimits, isDateDisabled })).toBeUndefined();
  });
});

describe('monthSpan', () => {
  it('leads to what is shown, and to the limits', () => {
    const span = monthSpan([null, Date.UTC(1900, 5, 1), jan2], noLimits);
    expect(span).toEqual({ first: Date.UTC(1850, 0, 1), last: Date.UTC(2076, 11, 1) });
    expect(monthSpan([jan2], { min: jan2, max: jan2 + 9 })).toEqual({ first: jan2, last: jan2 + 9 });
  });
});

const anyDay = fc
  .integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 })
  .map((days) => days * 86_400_000);

describe.each(zones)('in %s', (name) => {
  const use = () => {
    process.env['TZ'] = name;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name);
  };

  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('reads every day that it writes', () => {
    use();
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(formatDay(day, 'en-US'), 2026, 'en-US')).toEqual({ day });
        expect(readDay(new Date(day).toISOString(), 2026, 'en-US')).toEqual({ day });
        expect(dayOf(partsOf(day))).toBe(day);
      }),
    );
  });

  it('stays on the day at every moment of it', () => {
    use();
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 86_399_999 }), (day, time) => {
        expect(startOfUtcDay(day + time)).toBe(day);
        expect(partsOf(day + time)).toEqual(partsOf(day));
        expect(formatDay(day + time, 'en-US')).toBe(formatDay(day, 'en-US'));
      }),
    );
  });

  it('reads only days that exist, at midnight', () => {
    use();
    const part = fc.nat({ max: 40 });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1000, max: 2200 }), (month, date, year) => {
        const { day } = readDay(`${month}/${date}/${year}`, 2026, 'en-US');
        const exists = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
        expect(day).toBe(exists ? Date.parse(isoOf(year, month, date)) : undefined);
      }),
    );
  });

  it('takes today from the calendar on the wall', () => {
    use();
    const lateEvening = new Date(2026, 0, 2, 23, 59);
    const earlyMorning = new Date(2026, 0, 2, 0, 1);
    expect(today(lateEvening)).toBe(jan2);
    expect(today(earlyMorning)).toBe(jan2);
  });
});

function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T00:00:00Z`;
}

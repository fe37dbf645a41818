import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { DateCalendar } from './DateCalendar.tsx';
import { englishDateLabels } from './dateLabels.ts';

const zone = process.env['TZ'];
const msPerDay = 86_400_000;

// Days on which a clock somewhere skipped its midnight, or a whole day.
const months: [zone: string, month: number][] = [
  ['UTC', Date.UTC(2026, 1, 15)],
  ['America/New_York', Date.UTC(2026, 2, 15)],
  ['America/Sao_Paulo', Date.UTC(2017, 9, 15)],
  ['Pacific/Apia', Date.UTC(2011, 11, 30)],
  ['Pacific/Kiritimati', Date.UTC(1994, 11, 31)],
  ['Asia/Beirut', Date.UTC(2026, 2, 29)],
  ['Europe/London', Date.UTC(1970, 0, 1)],
];

function draw(day: number, locale = 'en-US'): string {
  return renderToString(
    <DateCalendar
      selected={day}
      onPick={() => undefined}
      min={day - 3 * msPerDay}
      today={day + msPerDay}
      locale={locale}
      dir="ltr"
      labels={englishDateLabels(locale)}
    />,
  );
}

describe.each(months)('a month in %s', (name, day) => {
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('has every day once, and the right ones marked', () => {
    process.env['TZ'] = name;
    const html = draw(day);
    const cells = [...html.matchAll(/<td[^>]*data-day="([^"]+)"[^>]*>/g)];
    const days = cells.map(([, iso = '']) => Date.parse(iso));
    const [first = 0] = days;
    expect(days).toEqual(Array.from({ length: 42 }, (_, index) => first + index * msPerDay));
    expect(new Date(first).getUTCDay()).toBe(0);
    const marked = (mark: string) =>
      cells.filter(([tag]) => tag.includes(mark)).map(([, iso = '']) => Date.parse(iso));
    expect(marked('data-selected')).toEqual([day]);
    expect(marked('data-today')).toEqual([day + msPerDay]);
    expect(marked('data-disabled')).toEqual(days.filter((each) => each < day - 3 * msPerDay));
    const named = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(day);
    expect(html).toContain(`aria-label="${named}, selected"`);
  });
});

it.each([
  ['en-US', '2026-02-01'],
  ['de-DE', '2026-01-26'],
  ['ar-EG', '2026-01-31'],
])('the weeks of %s begin where they do', (locale, first) => {
  expect(/data-day="([^"]+)"/.exec(draw(Date.UTC(2026, 1, 15), locale))?.[1]).toBe(first);
});

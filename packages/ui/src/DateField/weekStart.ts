/** A day of the week, 0 for Sunday. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A locale of a browser that knows weeks, or of one that does not. */
interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** Regions whose week begins on another day than Monday, as the CLDR has them. */
const regions: ReadonlyMap<WeekDay, string> = new Map([
  [
    0,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
]);

/** The day on which the week begins in a language and its region. @param tag BCP 47; Sunday for what is none */
export function weekStartOf(tag: string): WeekDay {
  try {
    const locale: WeekLocale = new Intl.Locale(tag);
    const known = locale.getWeekInfo?.().firstDay;
    return known === undefined ? weekStartIn(locale.maximize().region) : ((known % 7) as WeekDay);
  } catch {
    return 0;
  }
}

/** The same by a region's code alone, for browsers that do not know weeks. */
export function weekStartIn(region = ''): WeekDay {
  for (const [day, codes] of regions) if (codes.split(' ').includes(region)) return day;
  return 1;
}

import { preference } from './preferences.ts';

/** How days are shown and typed: the language that writes them so, and the order of year, month and day. */
export interface DayFormat {
  /** A BCP 47 tag of English. */
  readonly locale: string;
  /** The places of year, month and day among the numbers, from 0. */
  readonly places: readonly [number, number, number];
}

const monthFirst: DayFormat = { locale: 'en-US', places: [2, 0, 1] };

const formats: ReadonlyMap<string, DayFormat> = new Map([
  ['DD/MM/YYYY', { locale: 'en-GB', places: [2, 1, 0] }],
  ['YYYY-MM-DD', { locale: 'en-CA', places: [0, 1, 2] }],
]);

/** The format of days that is set. @param name of a preference's value. Default: that of the preference as it is now */
export function dayFormat(name: string = preference('console.dayFormat')): DayFormat {
  return formats.get(name) ?? monthFirst;
}
